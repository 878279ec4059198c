import { age, roundedViews, shownDate, type TimeZone } from '#shared/format.ts';
import type { Video } from '#shared/videos.schema.ts';
import { videoTypeLabels } from '#shared/videos.ts';
import { useViews } from '#web/features/videos/told-views.ts';
import { LocalDate } from '#web/ui/local-date.tsx';
import { plainAddress, sourceOf } from '#shared/video-source.ts';

type Props = {
  video: Video;
  /** How its date is written. */
  date?: (iso: string, zone: TimeZone) => string;
};

/** Music Video · 12k views · 2 months ago */
export function VideoFacts({ video, date = age }: Props) {
  const views = useViews(video);
  const address = plainAddress(sourceOf(video));
  return (
    <p className="text-sm text-soft">
      {videoTypeLabels[video.videoType]} · {roundedViews(views)} {views === 1 ? 'view' : 'views'} ·{' '}
      <LocalDate iso={shownDate(video)} format={date} />
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
