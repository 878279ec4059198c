import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { sourceOf } from '#shared/media/video-source.ts';
import { useViewCount } from '#web/features/videos/view-count.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { onTrackStart, pausePlayback } from '#web/lib/playback/playback.ts';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const { Part: VideoDialog, loadAhead } = lazyPart(() => import('#web/features/videos/video-dialog.tsx'));

type Options = {
  /** Which videos play inline; the others play in the dialog. */
  inline: 'all' | 'social' | 'none';
  /** Videos that open another page are counted, but do not play here. */
  opensPage?: (video: Video) => boolean;
};

const opensOtherPage = (video: Video) => sourceOf(video).kind === 'page';

/** One video at a time: another video or a track ends it. Each press of play counts one view. */
export function useWatching({ inline, opensPage = opensOtherPage }: Options) {
  const [video, setVideo] = useState<Video | null>(null);
  const countView = useViewCount();
  useEffect(() => onTrackStart(() => setVideo(null)), []);

  const watch = useCallback(
    (chosen: Video) => {
      // The Watch button remains beside a video that plays inline.
      if (chosen.id === video?.id) return;
      const { kind } = sourceOf(chosen);
      if (kind !== 'unavailable' && kind !== 'none') {
        void countView(chosen);
        pausePlayback();
      }
      setVideo(opensPage(chosen) ? null : chosen);
    },
    [video, countView, opensPage],
  );

  const isInline = (chosen: Video) =>
    inline === 'all' || (inline === 'social' && sourceOf(chosen).kind === 'social');
  const playsInline = video !== null && isInline(video);
  const close = () => setVideo(null);
  const dialog: ReactNode = video && !playsInline && (
    <LazyDialog onClose={close}>
      <VideoDialog video={video} onClose={close} />
    </LazyDialog>
  );
  return { watch, close, inlineId: playsInline ? video.id : null, dialog, loadAhead };
}
