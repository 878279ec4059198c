import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudDownload } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { keptSongsQuery, useForgetSong, useKeepSong } from '#web/features/tracks/kept/kept-songs.queries.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

/** Keeps a song in this browser, to be heard without a network, and leads to those that are kept. */
export function KeepSongButton({ track }: { track: Track }) {
  const { data: songs = [] } = useQuery(keptSongsQuery);
  const keep = useKeepSong();
  const forget = useForgetSong();
  const isKept = songs.some(({ id }) => id === track.id);
  const Sign = isKept ? CircleCheck : CloudDownload;
  return (
    <>
      <Button
        variant="outline"
        className="noscript:hidden"
        aria-pressed={isKept}
        disabled={keep.isPending || forget.isPending}
        onClick={() => (isKept ? forget : keep).mutate(track)}
      >
        <Sign aria-hidden="true" />
        {keep.isPending ? 'Keeping…' : isKept ? 'Kept offline' : 'Keep offline'}
      </Button>
      {songs.length > 0 && (
        <Link href={pagePaths.offline} className={buttonClass({ variant: 'quiet' })}>
          Kept songs
        </Link>
      )}
    </>
  );
}
