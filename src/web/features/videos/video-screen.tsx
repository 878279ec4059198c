import { Suspense, useRef, type ReactNode } from 'react';
import { Play } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { otherPage, sourceOf } from '#shared/media/video-source.ts';
import { VideoThumbnail } from '#web/features/videos/video-thumbnail.tsx';
import { WatchControl } from '#web/features/videos/watch-control.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { cn } from '#web/ui/cn.ts';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

const { Part: SocialPlayer } = lazyPart(() => import('#web/features/videos/social-player.tsx'));

type Props = {
  video: Video;
  sizes: string;
  /** For pictures in the first screen. */
  priority?: boolean;
  isPlaying: boolean;
  onPlay: (video: Video) => void;
  onClose: () => void;
  /** Called on hover and focus, to preload the player. */
  onNear?: () => void;
};

const screenClass =
  'group/screen @container relative block aspect-video w-full overflow-hidden rounded-media bg-sunk focus-visible:outline-offset-4';

/** A thumbnail with a play button; social videos play inline, the others in a dialog. */
export function VideoScreen({ video, sizes, priority, isPlaying, onPlay, onClose, onNear }: Props) {
  const isClosing = useRef(false);
  const source = sourceOf(video);
  const thumbnail = (
    <Thumbnail>
      <VideoThumbnail video={video} sizes={sizes} priority={priority} />
    </Thumbnail>
  );
  if (isPlaying && source.kind === 'social') {
    const close = () => {
      isClosing.current = true;
      onClose();
    };
    return (
      <LazyBoundary onFail={close}>
        <Suspense fallback={<span className={screenClass}>{thumbnail}</span>}>
          <SocialPlayer embed={source.embed} title={video.title} onClose={close} />
        </Suspense>
      </LazyBoundary>
    );
  }
  // The button replaces the closed player.
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (!button || !isClosing.current) return;
    isClosing.current = false;
    button.focus({ preventScroll: true });
  };
  return (
    <WatchControl
      video={video}
      page={otherPage(source)}
      name={text().player.play(video)}
      onWatch={onPlay}
      onNear={onNear}
      buttonRef={takeFocusBack}
      className={screenClass}
    >
      {thumbnail}
    </WatchControl>
  );
}

function Thumbnail({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="block size-full transition-transform duration-500 group-hover/screen:scale-[1.025]">
        {children}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'absolute start-3 bottom-3 grid size-11 place-items-center rounded-full bg-accent text-on-accent shadow-lift @2xl:size-14 print:hidden noscript:hidden',
          'transition-[scale,background-color] group-hover/screen:scale-108 group-hover/screen:bg-accent-deep',
        )}
      >
        <Play className="size-5 translate-x-px" fill="currentColor" />
      </span>
    </>
  );
}
