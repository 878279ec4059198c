import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { offlineTracksQuery } from '#web/ui/offline/offline-tracks.queries.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Renders nothing if no tracks are saved. */
export function OfflineTracksLink() {
  const { data: tracks = [] } = useQuery(offlineTracksQuery);
  if (tracks.length === 0) return null;
  return (
    <Link href={pagePaths.offline} className={buttonClass({ variant: 'quiet' })}>
      {text().offline.songs}
    </Link>
  );
}
