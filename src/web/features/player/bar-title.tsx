import type { Track } from '#shared/tracks.schema.ts';
import { trackLabel } from '#shared/track-label.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { TrackTime } from '#web/ui/media/player/track-time.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

/** What is on, in the bar; the title leads to the song's page. */
export function BarTitle({ track, artistName }: { track: Track; artistName: string }) {
  return (
    <div className="w-24 min-w-0 max-md:grow md:w-44">
      <p className="flex items-center gap-1.5">
        <span className="truncate text-sm font-semibold" title={track.title}>
          <TitleLink kind="track" item={track} />
        </span>
        <ExplicitMark track={track} />
      </p>
      <p className="truncate text-xs text-soft">
        <span className="max-md:hidden">
          {artistName} · {trackLabel(track)}
        </span>
        <TrackTime track={track} className="md:hidden" />
      </p>
    </div>
  );
}
