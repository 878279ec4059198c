import { age, roundedViews, shownDate } from '#shared/format.ts';
import type { Video } from '#shared/videos.schema.ts';
import { videoTypeLabels } from '#shared/videos.ts';
import { useViews } from '#web/features/videos/told-views.ts';
import { LocalDate } from '#web/ui/local-date.tsx';
import { plainAddress, sourceOf } from '#web/features/videos/video-source.ts';

/** Music Video · 12k views · 2 months ago */
export function VideoFacts({ video }: { video: Video }) {
  const views = useViews(video);
  const address = plainAddress(sourceOf(video));
  return (
    <p className="text-sm text-soft">
      {videoTypeLabels[video.videoType]} · {roundedViews(views)} {views === 1 ? 'view' : 'views'} ·{' '}
      <LocalDate iso={shownDate(video)} format={age} />
      {address && (
        <noscript>
          {' · '}
          <a href={address} className="underline">
            Watch
          </a>
        </noscript>
      )}
    </p>
  );
}
