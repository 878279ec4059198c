import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { itemPath } from '#shared/primitives/addresses.ts';
import { shortDate, shownDate } from '#shared/primitives/format.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { ListCell, ListRow } from '#web/ui/tables/list-table.tsx';
import { TrackDownload } from '#web/ui/media/player/track-download.tsx';
import { ReleaseLink } from '#web/ui/release-link.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';
import { RowPlayer } from '#web/features/tracks/list/row-player.tsx';

/** Columns on wide screens; on others a low row whose play button is the whole row below its links. */
export const trackRowClass = (downloads: boolean) =>
  cn(
    'relative grid grid-cols-[3rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 lg:gap-x-5',
    'max-lg:min-h-16 max-lg:content-center max-lg:py-0! max-lg:pe-11 max-lg:[contain-intrinsic-size:auto_4rem]',
    downloads
      ? 'lg:grid-cols-[3.5rem_minmax(0,5fr)_3.5rem_6.5rem_minmax(0,4fr)_8.5rem]'
      : 'lg:grid-cols-[3.5rem_minmax(0,5fr)_3.5rem_6.5rem_minmax(0,5fr)]',
  );

type Props = { track: Track; downloads: boolean };

export const TrackRow = memo(function TrackRow({ track, downloads }: Props) {
  const { isCurrent } = useTrackPlayback(track);
  return (
    <ListRow className={trackRowClass(downloads)}>
      <ListCell className="max-lg:row-span-2">
        <Cover track={track} sizes="56px" className="rounded-small!" />
      </ListCell>
      <ListCell className="max-lg:col-span-2 max-lg:self-end">
        <div className="flex items-center gap-2">
          <p className={cn('truncate font-semibold', isCurrent && 'text-accent-ink')} title={track.title}>
            <TitleLink kind="track" item={track} />
          </p>
          <ExplicitMark track={track} />
        </div>
        {/* For touch only: the title above is the link for keyboards and screen readers. */}
        <Link
          href={itemPath('track', track)}
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-y-0 end-0 z-1 my-auto grid size-11 place-items-center text-soft lg:hidden"
        >
          <ChevronRight className="size-5 rtl:-scale-x-100" />
        </Link>
        <ReleaseLink track={track} className="max-lg:hidden" />
        {track.description && (
          <p dir="auto" className="truncate text-as-parent text-sm text-soft max-lg:hidden">
            {track.description}
          </p>
        )}
      </ListCell>
      <ListCell className="text-sm text-soft max-lg:col-start-2 max-lg:row-start-2 max-lg:self-start">
        {shownType(track)}
      </ListCell>
      <ListCell className="truncate text-sm text-soft max-lg:col-start-3 max-lg:row-start-2 max-lg:-ms-2 max-lg:self-start">
        <span aria-hidden="true" className="lg:hidden">
          ·{' '}
        </span>
        <LocalDate iso={shownDate(track)} format={shortDate} />
      </ListCell>
      <ListCell className="max-lg:col-span-full max-lg:row-start-3 lg:-ms-3">
        <RowPlayer track={track} />
      </ListCell>
      {downloads && (
        // Aligns the icon with its heading while the button has no border.
        <ListCell className="max-lg:relative max-lg:col-start-4 max-lg:row-span-2 max-lg:row-start-1 lg:-ms-4">
          <TrackDownload
            track={track}
            as="tab"
            variant="outline"
            size="small"
            iconOnly="phone"
            className="max-lg:border-transparent max-lg:text-soft resting:border-transparent resting:text-soft"
          />
        </ListCell>
      )}
    </ListRow>
  );
});
