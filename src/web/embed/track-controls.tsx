import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { levelOf } from '#shared/media/loudness.ts';
import type { Loudness } from '#shared/media/streams.schema.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { playTime } from '#shared/primitives/format.ts';
import { streamsOf } from '#web/lib/playback/source.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { SeekBar } from '#web/ui/media/seek/seek-bar.tsx';

type Props = {
  /** The first track. */
  track: Track;
  hasOthers?: boolean;
};

/** track-player.ts finds these by their data attributes. */
export function TrackControls({ track, hasOthers = false }: Props) {
  const { duration } = track;
  return (
    <div className="min-w-0 noscript:hidden">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the lyrics are on the page of the track */}
      <audio preload="none" />
      <div className="flex flex-wrap items-center gap-x-1 left-to-right">
        {hasOthers && (
          <IconButton data-player="previous" label={text().player.previous} disabled>
            <SkipBack aria-hidden="true" fill="currentColor" />
          </IconButton>
        )}
        <IconButton data-player="toggle" label={text().player.play(track)} variant="accent">
          <Play
            aria-hidden="true"
            fill="currentColor"
            strokeWidth={0}
            className="translate-x-[6%] in-data-playing:hidden"
          />
          <Pause
            aria-hidden="true"
            fill="currentColor"
            strokeWidth={0}
            className="hidden in-data-playing:block"
          />
        </IconButton>
        {hasOthers && (
          <IconButton data-player="next" label={text().player.next}>
            <SkipForward aria-hidden="true" fill="currentColor" />
          </IconButton>
        )}
        <div className="flex min-w-0 grow basis-44 items-center gap-3 ps-2">
          <SeekBar label={text().player.seek(track)} position={0} duration={duration ?? 0} />
          <span
            data-player="time"
            data-spoken={text().player.time({ position: '{position}', duration: '{duration}' })}
            aria-hidden="true"
            className="text-xs font-medium whitespace-nowrap text-soft tabular-nums"
          >
            {playTime(0)} / {playTime(duration)}
          </span>
        </div>
      </div>
      <div data-player="problem" role="alert" hidden>
        <TrackProblem problem="failed" />
      </div>
    </div>
  );
}

/** Read by track-player.ts. */
export const trackData = (track: Track, artistName: string, loudness: Loudness | null) => ({
  'data-song': JSON.stringify({ audioFile: track.audioFile, streams: streamsOf(track) }),
  'data-level': levelOf(loudness),
  'data-id': track.id,
  'data-title': track.title,
  'data-play-label': text().player.play(track),
  'data-pause-label': text().player.pause(track),
  'data-seek-label': text().player.seek(track),
  'data-length': track.duration ?? 0,
  'data-artist': artistName,
  'data-cover': coverAddress(track),
});

/** For lock screens. */
const COVER_WIDTH = 512;

function coverAddress(track: Track): string | undefined {
  const { coverArt, coverPicture } = coverOf(track);
  if (!coverArt || isUnavailable(coverArt)) return undefined;
  if (!coverPicture || coverPicture.animated) return coverArt;
  const widths = pictureWidths(coverPicture.width);
  const width = widths.find((each) => each >= COVER_WIDTH) ?? Math.max(...widths);
  return resizedPicture(coverArt, width, 'jpeg');
}
