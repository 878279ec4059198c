import type { ComponentProps } from 'react';
import { playTime } from '#shared/primitives/format.ts';
import { otherPage, sourceOf } from '#shared/media/video-source.ts';
import { VideoFacts } from '#web/features/videos/video-facts.tsx';
import { VideoScreen } from '#web/features/videos/video-screen.tsx';
import { WatchButton } from '#web/features/videos/watch-button.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

type Props = Omit<ComponentProps<typeof VideoScreen>, 'sizes'>;

export function VideoCard(props: Props) {
  return (
    <article className="flex flex-col gap-1">
      <VideoScreen
        {...props}
        sizes="(min-width: 1340px) 390px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw"
      />
      <h3 className="mt-3 font-display text-title">
        <TitleLink kind="video" item={props.video} />
      </h3>
      <VideoFacts video={props.video} />
    </article>
  );
}

type FeaturedProps = Props & { description: string | null };

export function FeaturedVideo({ description, ...props }: FeaturedProps) {
  const { video, onPlay, onNear } = props;
  return (
    <article className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] md:items-center md:gap-8 lg:gap-14">
      <VideoScreen
        {...props}
        sizes="(min-width: 1340px) 730px, (min-width: 768px) calc(57vw - 22px), calc(100vw - 40px)"
      />
      <div>
        <h3 className="line-clamp-4 font-display text-heading lg:text-headline" title={video.title}>
          <TitleLink kind="video" item={video} />
        </h3>
        <div className="mt-2 md:mt-3">
          <VideoFacts video={video} />
        </div>
        {description && (
          <p className="mt-4 line-clamp-3 own-direction text-pretty lg:line-clamp-4">{description}</p>
        )}
        <p className="mt-5 flex items-center gap-4 lg:mt-7">
          <WatchButton
            video={video}
            page={otherPage(sourceOf(video))}
            size="large"
            onWatch={onPlay}
            onNear={onNear}
          />
          {video.duration !== null && (
            <span className="text-sm text-soft tabular-nums">{playTime(video.duration)}</span>
          )}
        </p>
      </div>
    </article>
  );
}
