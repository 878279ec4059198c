import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { matchesSearch } from '#shared/search.ts';
import type { Track } from '#shared/tracks.ts';
import { tracksQuery } from '#web/lib/queries.ts';
import { useGrowingList } from '#web/lib/hooks/use-growing-list.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ListTable } from '#web/ui/tables/list-table.tsx';
import { MusicListSkeleton } from './music-list-skeleton.tsx';
import { musicRowClass, MusicRow } from './music-row.tsx';

const columns = ['Cover', 'Title', 'Type', 'Released', 'Listen', 'Download'];

/** Every song, newest first, or those that match what is searched for. */
export function MusicList({ query }: { query: string }) {
  const { data: tracks, isError } = useQuery(tracksQuery);
  if (isError) return <ErrorState>Failed to load music. Please try again later.</ErrorState>;
  if (!tracks) return <MusicListSkeleton />;
  if (tracks.length === 0) return <EmptyState>No music available yet.</EmptyState>;
  return <FoundTracks tracks={tracks} query={query} />;
}

function FoundTracks({ tracks, query }: { tracks: Track[]; query: string }) {
  // Typing stays quick however long the list is: the rows follow when there is time.
  const search = useDeferredValue(query);
  const found = useMemo(() => tracks.filter((track) => isFound(track, search)), [tracks, search]);
  return (
    <>
      <output className="sr-only">{search.trim() && `${found.length} of ${tracks.length} songs`}</output>
      {found.length === 0 ? (
        <EmptyState>No music matches “{search.trim()}”.</EmptyState>
      ) : (
        <TrackTable tracks={found} />
      )}
    </>
  );
}

function TrackTable({ tracks }: { tracks: Track[] }) {
  const { shown, rest, watchEnd } = useGrowingList(tracks);
  return (
    <>
      <ListTable caption="All music" columns={columns} rowClass={musicRowClass}>
        {shown.map((track) => (
          <MusicRow key={track.id} track={track} queue={tracks} />
        ))}
      </ListTable>
      {rest.length > 0 && (
        <div ref={watchEnd}>
          <PlainLinks tracks={rest} />
        </div>
      )}
    </>
  );
}

/** The end of a very long list for visitors without JavaScript, where it cannot grow. */
function PlainLinks({ tracks }: { tracks: Track[] }) {
  return (
    <noscript>
      <ul>
        {tracks.map((track) => (
          <li key={track.id}>
            <a href={track.audioFile}>{track.title}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

function isFound({ title, description, releaseType }: Track, search: string): boolean {
  return matchesSearch(search, title, description, releaseType);
}
