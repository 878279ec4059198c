import type { Video } from '#shared/catalogue/videos.schema.ts';
import { seenViewsKey } from '#web/features/videos/seen-views.ts';
import { useViews } from '#web/features/videos/view-count.ts';
import { viewsText, type ViewsFormat } from '#web/features/videos/views-text.ts';

type Props = { video: Video; format?: ViewsFormat };

/** start.ts may raise the number before hydration, so React must not compare it with the HTML. */
export function Views({ video, format = 'rounded' }: Props) {
  const views = useViews(video);
  return (
    <span
      data-views={seenViewsKey(video)}
      data-count={video.views}
      data-format={format}
      suppressHydrationWarning
    >
      {viewsText[format](views)}
    </span>
  );
}
