import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { keptSongsQuery } from '#web/features/tracks/kept/kept-songs.queries.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** To the songs that this browser plays without a network, where there are any. */
export function KeptSongsLink() {
  const { data: songs = [] } = useQuery(keptSongsQuery);
  if (songs.length === 0) return null;
  return (
    <Link href={pagePaths.offline} className={buttonClass({ variant: 'quiet' })}>
      Kept songs
    </Link>
  );
}
