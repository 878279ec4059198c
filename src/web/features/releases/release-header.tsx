import { text } from '#shared/language/text.ts';
import { tracksAndLength } from '#shared/catalogue/releases.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlayAll } from '#web/ui/media/player/play-all.tsx';
import { KeepOfflineButton } from '#web/ui/offline/keep-offline-button.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';
import { ReleaseDate } from '#web/features/releases/release-date.tsx';
import { ReleaseDownload } from '#web/features/releases/release-download.tsx';

type Props = { release: ReleaseDetails; artistName: string };

export function ReleaseHeader({ release, artistName }: Props) {
  const { tracks } = release;
  return (
    <header className="grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <Cover
        track={release}
        priority
        sizes="(min-width: 1024px) 416px, (min-width: 768px) calc(38vw - 25px), calc(100vw - 40px)"
      />
      <div className="min-w-0 md:self-end">
        <p className="text-sm font-semibold text-accent-ink">
          {text().catalogue.releaseTypes[release.releaseType]}
        </p>
        <h1 dir="auto" className="mt-2 text-as-parent font-display text-section wrap-anywhere">
          {release.title}
        </h1>
        <p className="mt-3 text-soft">
          {artistName}
          <span aria-hidden="true"> · </span>
          <ReleaseDate release={release} as="day" />
          <span aria-hidden="true"> · </span>
          {tracksAndLength(tracks)}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          {tracks.length > 0 && <PlayAll list={{ tracks, next: null }} size="large" />}
          <ReleaseDownload release={release} />
          <ShareButton kind="release" item={release} />
          <KeepOfflineButton tracks={tracks} releaseId={release.id} />
        </div>
      </div>
    </header>
  );
}
