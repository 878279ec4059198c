import { memo } from 'react';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { trackRowClass, TrackRow } from '#web/features/tracks/list/track-row.tsx';
import type { ListSearch } from '#web/lib/api/list-search.ts';
import { allTracksQuery } from '#web/lib/api/queries.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { PagedList, type ListLabels } from '#web/ui/lists/paged-list.tsx';
import { PlayAll } from '#web/ui/media/player/play-all.tsx';
import { ListSkeleton } from '#web/ui/states/skeleton.tsx';
import { ListTable } from '#web/ui/tables/list-table.tsx';

const labels = (): ListLabels => ({ ...text().musicList, failed: text().music.failed });

/** Memoized, so that typing in the search box does not re-render it. */
export const TrackList = memo(function TrackList({ q, page }: ListSearch) {
  const { downloads } = useArtist();
  const { caption, cover, title, type, released, listen, download } = text().musicList;
  const list = useList(allTracksQuery({ q, page }));
  const queue = { tracks: list.items, next: list.next };
  return (
    <PagedList
      path={pagePaths.music}
      search={{ q, page }}
      list={list}
      labels={labels()}
      skeleton={<TrackListSkeleton />}
    >
      {(rowsRef) => (
        <>
          {list.items.length > 1 && <PlayAll list={queue} className="mb-6" />}
          <ListTable
            caption={caption}
            columns={[cover, title, type, released, listen, ...(downloads ? [download] : [])]}
            rowClass={trackRowClass(downloads)}
            rowsRef={rowsRef}
          >
            <TrackQueue list={queue}>
              {list.items.map((track) => (
                <TrackRow key={track.id} track={track} downloads={downloads} />
              ))}
            </TrackQueue>
          </ListTable>
        </>
      )}
    </PagedList>
  );
});

function TrackListSkeleton() {
  return (
    <ListSkeleton label={text().music.loading} picture="size-14" title="w-1/3" facts="w-1/2" action="w-28" />
  );
}
