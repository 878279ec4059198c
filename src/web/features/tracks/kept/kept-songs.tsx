import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PlayAll } from '#web/ui/media/player/play-all.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSpinner } from '#web/ui/states/page-spinner.tsx';
import { KeptSongRow } from '#web/features/tracks/kept/kept-song-row.tsx';
import { keptSongsQuery } from '#web/features/tracks/kept/kept-songs.queries.ts';

/** The songs that this browser plays without a network. */
export function KeptSongs() {
  const { data: songs } = useQuery(keptSongsQuery);
  if (!songs) return <PageSpinner />;
  if (songs.length === 0) return <NothingKept />;
  const list = { tracks: songs, next: null };
  return (
    <TrackQueue list={list}>
      {songs.length > 1 && <PlayAll list={list} className="mb-6" />}
      <ul className="border-t border-line">
        {songs.map((song) => (
          <KeptSongRow key={song.id} song={song} />
        ))}
      </ul>
    </TrackQueue>
  );
}

function NothingKept() {
  return (
    <EmptyState
      action={
        <Link href={pagePaths.music} className={buttonClass({ variant: 'outline' })}>
          All Music
        </Link>
      }
    >
      No songs are kept in this browser yet. Press “Keep offline” on the page of a song to hear it without a
      network.
    </EmptyState>
  );
}
