import { text } from '#shared/language/text.ts';
import { isUnavailable, itemPath } from '#shared/primitives/addresses.ts';
import { playTime } from '#shared/primitives/format.ts';
import { tracksAndLength } from '#shared/catalogue/releases.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Loudness } from '#shared/media/streams.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { HomeLink } from '#web/embed/home-link.tsx';
import { TrackControls, trackData } from '#web/embed/track-controls.tsx';
import { cn } from '#web/ui/cn.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';

type Props = { release: ReleaseDetails; artistName: string; isLevelled: boolean };

/** The tracks scroll below the cover and the controls. */
export function ReleaseEmbed({ release, artistName, isLevelled }: Props) {
  const [first] = release.tracks.filter(({ audioFile }) => !isUnavailable(audioFile));
  return (
    <main className="flex h-dvh flex-col gap-2 p-3">
      <div className="grid shrink-0 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 min-[26rem]:grid-cols-[7rem_minmax(0,1fr)] min-[26rem]:gap-x-4">
        <Cover track={release} priority sizes="112px" className="min-[26rem]:row-span-2" />
        <div className="min-w-0">
          <h1 className="truncate font-display text-title" title={release.title}>
            {release.title}
          </h1>
          <p className="truncate text-sm text-soft">{artistName}</p>
          <p className="truncate text-xs text-soft">
            {text().catalogue.releaseTypes[release.releaseType]}
            <span aria-hidden="true"> · </span>
            {tracksAndLength(release.tracks)}
          </p>
        </div>
        {first && (
          <div className="max-[26rem]:col-span-2">
            <TrackControls track={first} hasOthers={release.tracks.length > 1} />
          </div>
        )}
      </div>
      <ol aria-label={text().releases.songs} className="min-h-0 grow overflow-y-auto border-y border-line">
        {release.tracks.map((track, index) => (
          <li key={track.id} className="border-b border-line last:border-b-0">
            <TrackOfReleaseRow
              track={track}
              number={index + 1}
              isFirst={track === first}
              artistName={artistName}
              loudness={isLevelled ? (track.release?.loudness ?? track.loudness) : null}
            />
            <PlainAudio track={track} />
          </li>
        ))}
      </ol>
      <HomeLink path={itemPath('release', release)} className="shrink-0 self-start">
        {text().embed.listenAt({ artist: artistName })}
      </HomeLink>
    </main>
  );
}

const rowClass = 'flex min-h-11 w-full items-center gap-3 px-2 py-1 text-start text-sm';

type RowProps = {
  track: Track;
  number: number;
  isFirst: boolean;
  artistName: string;
  loudness: Loudness | null;
};

/** A button that plays; without JavaScript only a label above the browser's player. */
function TrackOfReleaseRow({ track, number, isFirst, artistName, loudness }: RowProps) {
  const label = (
    <>
      <span className="w-6 shrink-0 text-end text-soft tabular-nums">{number}</span>
      <span className="min-w-0 grow font-semibold wrap-anywhere">
        {track.title}
        <ExplicitMark track={track} className="ms-2 align-middle" />
      </span>
      {track.duration !== null && (
        <span className="shrink-0 text-soft tabular-nums">{playTime(track.duration)}</span>
      )}
    </>
  );
  if (isUnavailable(track.audioFile)) return <p className={cn(rowClass, 'opacity-55')}>{label}</p>;
  return (
    <>
      <button
        type="button"
        {...trackData(track, artistName, loudness)}
        aria-current={isFirst || undefined}
        className={cn(
          rowClass,
          'hover:bg-ink/8 focus-visible:-outline-offset-2 aria-[current=true]:text-accent-ink noscript:hidden',
        )}
      >
        {label}
      </button>
      <p className={cn(rowClass, 'hidden noscript:flex')}>{label}</p>
    </>
  );
}
