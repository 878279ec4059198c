import { playTime, shortDate, shownDate } from '#shared/primitives/format.ts';
import type { TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { TrackDownload } from '#web/ui/media/player/track-download.tsx';
import { KeepOfflineButton } from '#web/ui/offline/keep-offline-button.tsx';
import { ReleaseLink } from '#web/ui/release-link.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';
import { LargePlayer } from '#web/features/tracks/large-player.tsx';
import { OfflineTracksLink } from '#web/features/tracks/offline/offline-tracks-link.tsx';

type Props = { track: TrackDetails; artistName: string };

export function TrackHeader({ track, artistName }: Props) {
  return (
    <header className="grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <Cover
        track={track}
        priority
        sizes="(min-width: 1024px) 416px, (min-width: 768px) calc(38vw - 25px), calc(100vw - 40px)"
      />
      <div className="min-w-0 md:self-end">
        <p className="text-sm font-semibold text-accent-ink">{shownType(track)}</p>
        <h1 dir="auto" className="mt-2 text-as-parent font-display text-section wrap-anywhere">
          {track.title}
          <ExplicitMark track={track} className="ms-3 align-middle" />
        </h1>
        <p className="mt-3 text-soft">
          {artistName}
          <span aria-hidden="true"> · </span>
          <LocalDate iso={shownDate(track)} format={shortDate} />
          {track.duration !== null && (
            <>
              <span aria-hidden="true"> · </span>
              <span className="tabular-nums">{playTime(track.duration)}</span>
            </>
          )}
        </p>
        <ReleaseLink track={track} className="mt-1" />
        <LargePlayer track={track} />
        <div className="mt-6 flex flex-wrap gap-3">
          <TrackDownload track={track} as="file" variant="outline" />
          <ShareButton kind="track" item={track} />
          <KeepOfflineButton tracks={[track]} />
          <OfflineTracksLink />
        </div>
      </div>
    </header>
  );
}
