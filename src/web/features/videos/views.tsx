import { roundedViews } from '#shared/primitives/format.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { seenViewsKey } from '#web/features/videos/seen-views.ts';
import { useViews } from '#web/features/videos/view-count.ts';

type Props = {
  video: Video;
  /** Rounded by default. */
  format?: (views: number) => string;
  wordClass?: string;
};

/** 12k views. start.ts may raise the number before hydration, so React must not compare it with the HTML. */
export function Views({ video, format, wordClass }: Props) {
  const views = useViews(video);
  return (
    <>
      <span
        data-views={seenViewsKey(video)}
        data-count={video.views}
        data-precise={format && ''}
        suppressHydrationWarning
      >
        {(format ?? roundedViews)(views)}
      </span>
      <span className={wordClass} suppressHydrationWarning>
        {views === 1 ? ' view' : ' views'}
      </span>
    </>
  );
}
