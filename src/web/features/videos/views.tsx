import { roundedViews } from '#shared/primitives/format.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { seenViewsKey } from '#web/features/videos/seen-views.ts';
import { useViews } from '#web/features/videos/view-count.ts';

type Props = {
  video: Video;
  /** Instead of rounded: 1.2K. */
  precise?: (views: number) => string;
  wordClass?: string;
};

/** 12k views. start.ts may raise the number before hydration, so React must not compare it with the HTML. */
export function Views({ video, precise, wordClass }: Props) {
  const views = useViews(video);
  return (
    <>
      <span
        data-views={seenViewsKey(video)}
        data-count={video.views}
        data-precise={precise && ''}
        suppressHydrationWarning
      >
        {(precise ?? roundedViews)(views)}
      </span>
      <span className={wordClass}> {views === 1 ? 'view' : 'views'}</span>
    </>
  );
}
