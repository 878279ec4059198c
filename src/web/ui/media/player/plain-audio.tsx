import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { streamsOf } from '#web/lib/playback/source.ts';

/** The browser's player for visitors without JavaScript, who do not see ours (`noscript:hidden`). */
export function PlainAudio({ track }: { track: Track }) {
  if (isUnavailable(track.audioFile)) return null;
  return (
    <noscript>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the lyrics are on the page of the track */}
      <audio controls preload="none" aria-label={track.title} className="h-11 w-full">
        {streamsOf(track).map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
        <source src={track.audioFile} />
      </audio>
    </noscript>
  );
}
