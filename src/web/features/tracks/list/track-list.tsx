import { memo } from 'react';
import { pagePaths } from '#shared/addresses.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import type { ListSearch } from '#web/lib/list-search.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { allTracksQuery } from '#web/lib/queries.ts';
import { PagedList, type ListWords } from '#web/ui/lists/paged-list.tsx';
import { PlayAll } from '#web/ui/media/player/play-all.tsx';
import { ListTable } from '#web/ui/tables/list-table.tsx';
import { TrackListSkeleton } from '#web/features/tracks/list/track-list-skeleton.tsx';
import { trackRowClass, TrackRow } from '#web/features/tracks/list/track-row.tsx';

const columns = ['Cover', 'Title', 'Type', 'Released', 'Listen'];

const words: ListWords = {
  failed: 'Failed to load music. Please try again later.',
  empty: 'No music available yet.',
  noMatches: (q) => `No music matches “${q}”.`,
  emptyPage: 'No music on this page.',
  more: 'More music',
  one: 'song',
  many: 'songs',
};

/** Every track, newest first, or those that match what is searched for. Typing does not render it anew. */
export const TrackList = memo(function TrackList({ q, page }: ListSearch) {
  const { downloads } = useArtist();
  const list = useList(allTracksQuery({ q, page }));
  const queue = { tracks: list.items, next: list.next };
  return (
    <PagedList
      path={pagePaths.music}
      search={{ q, page }}
      list={list}
      words={words}
      skeleton={<TrackListSkeleton />}
    >
      {(rowsRef) => (
        <>
          {list.items.length > 1 && <PlayAll list={queue} className="mb-6" />}
          <ListTable
            caption="All music"
            columns={downloads ? [...columns, 'Download'] : columns}
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
