import { memo } from 'react';
import { shortDate, shownDate } from '#shared/primitives/format.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { cn } from '#web/ui/cn.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { ListCell, ListRow } from '#web/ui/tables/list-table.tsx';
import { TrackDownload } from '#web/ui/media/player/track-download.tsx';
import { ReleaseLink } from '#web/ui/release-link.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';
import { RowPlayer } from '#web/features/tracks/list/row-player.tsx';

/** Columns on wide screens, a card on phones. */
export const trackRowClass = (downloads: boolean) =>
  cn(
    'grid grid-cols-[4rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 lg:gap-x-5',
    downloads
      ? 'lg:grid-cols-[3.5rem_minmax(0,5fr)_3.5rem_6.5rem_minmax(0,4fr)_8.5rem]'
      : 'lg:grid-cols-[3.5rem_minmax(0,5fr)_3.5rem_6.5rem_minmax(0,5fr)]',
  );

type Props = { track: Track; downloads: boolean };

export const TrackRow = memo(function TrackRow({ track, downloads }: Props) {
  return (
    <ListRow className={trackRowClass(downloads)}>
      <ListCell className="max-lg:row-span-2">
        <Cover track={track} sizes="64px" className="rounded-small!" />
      </ListCell>
      <ListCell className="max-lg:col-span-3 max-lg:self-end">
        <div className="flex items-center gap-2">
          <p className="truncate font-semibold" title={track.title}>
            <TitleLink kind="track" item={track} />
          </p>
          <ExplicitMark track={track} />
        </div>
        <ReleaseLink track={track} />
        {track.description && (
          <p dir="auto" className="truncate text-as-parent text-sm text-soft">
            {track.description}
          </p>
        )}
      </ListCell>
      <ListCell className="text-sm text-soft max-lg:self-start">{shownType(track)}</ListCell>
      <ListCell className="text-sm text-soft max-lg:col-span-2 max-lg:-ms-2 max-lg:self-start">
        <span aria-hidden="true" className="lg:hidden">
          ·{' '}
        </span>
        <LocalDate iso={shownDate(track)} format={shortDate} />
      </ListCell>
      <ListCell className="max-lg:col-span-3 max-lg:mt-2 lg:-ms-3">
        <RowPlayer track={track} />
      </ListCell>
      {downloads && (
        // Aligns the icon with its heading while the button has no border.
        <ListCell className="max-lg:col-start-4 max-lg:mt-2 lg:-ms-4">
          <TrackDownload
            track={track}
            as="tab"
            variant="outline"
            size="small"
            iconOnly="phone"
            className="resting:border-transparent resting:text-soft"
          />
        </ListCell>
      )}
    </ListRow>
  );
});
