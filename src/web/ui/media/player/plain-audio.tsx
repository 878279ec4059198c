import { isUnavailable } from '#shared/addresses.ts';
import type { Track } from '#shared/tracks.schema.ts';

/** The browser's own player, for visitors without JavaScript. Ours is hidden there by `noscript:hidden`. */
export function PlainAudio({ track }: { track: Track }) {
  if (isUnavailable(track.audioFile)) return null;
  return (
    <noscript>
      {/* A track has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio controls preload="none" src={track.audioFile} aria-label={track.title} className="h-11 w-full" />
    </noscript>
  );
}
