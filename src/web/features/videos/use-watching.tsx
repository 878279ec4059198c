import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Video } from '#shared/videos.ts';
import { playingOf } from '#web/features/videos/playing.ts';
import { useViewCount } from '#web/features/videos/use-view-count.ts';

const loadDialog = () => import('#web/features/videos/video-dialog.tsx');
const VideoDialog = lazy(loadDialog);

/** One video at a time: watching another ends the first. Each press of play counts one view. */
export function useWatching({ inline }: { inline: boolean }) {
  const [video, setVideo] = useState<Video | null>(null);
  const countView = useViewCount();

  const watch = (chosen: Video) => {
    const { kind } = playingOf(chosen);
    if (kind !== 'gone' && kind !== 'nothing') countView(chosen);
    setVideo(kind === 'page' ? null : chosen);
  };

  const playsInline = inline && video !== null && playingOf(video).kind === 'social';
  const dialog: ReactNode = video && !playsInline && (
    <Suspense fallback={null}>
      <VideoDialog video={video} onClose={() => setVideo(null)} />
    </Suspense>
  );

  return {
    watch,
    inlineId: playsInline ? video.id : null,
    dialog,
    loadAhead: () => void loadDialog(),
  };
}
