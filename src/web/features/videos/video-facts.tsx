import { text } from '#shared/language/text.ts';
import { age, shownDate, type TimeZone } from '#shared/primitives/format.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { Views } from '#web/features/videos/views.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';
import { plainAddress, sourceOf } from '#shared/media/video-source.ts';

type Props = {
  video: Video;
  /** Formats its date. */
  date?: (iso: string, zone: TimeZone) => string;
};

/** Music Video · 12k views · 2 months ago */
export function VideoFacts({ video, date = age }: Props) {
  const address = plainAddress(sourceOf(video));
  return (
    <p className="text-sm text-soft">
      {text().catalogue.videoTypes[video.videoType]} · <Views video={video} /> ·{' '}
      <LocalDate iso={shownDate(video)} format={date} />
      {address && (
        <noscript>
          {' · '}
          <a href={address} className="underline">
            {text().videos.watch}
          </a>
        </noscript>
      )}
    </p>
  );
}
