import type { Video } from '#shared/catalogue/videos.schema.ts';
import { useWatching } from '#web/features/videos/use-watching.tsx';
import { VideoPlayer } from '#web/features/videos/video-player.tsx';
import { VideoScreen } from '#web/features/videos/video-screen.tsx';
import { expectedAspectRatio } from '#shared/media/video-source.ts';
import { cn } from '#web/ui/cn.ts';

/** The thumbnail until play is pressed. A portrait video gets more room on phones. */
export function PagePlayer({ video }: { video: Video }) {
  const { watch, close, inlineId } = useWatching({ inline: 'all' });
  const isPortrait = expectedAspectRatio(video) < 1;
  return (
    <div className="mx-auto max-w-[max(calc(75dvh*16/9),30rem)]">
      {inlineId === video.id ? (
        <div
          className={cn(
            'aspect-video w-full overflow-hidden rounded-media bg-black',
            isPortrait && 'max-md:aspect-[9/16] max-md:max-h-[80dvh]',
          )}
        >
          <VideoPlayer video={video} takesFocus />
        </div>
      ) : (
        <VideoScreen
          video={video}
          priority
          sizes="(min-width: 1340px) 1240px, 92vw"
          isPlaying={false}
          onPlay={watch}
          onClose={close}
        />
      )}
    </div>
  );
}
