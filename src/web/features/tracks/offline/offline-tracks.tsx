import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PlayAll } from '#web/ui/media/player/play-all.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';
import { OfflineTrackRow } from '#web/features/tracks/offline/offline-track-row.tsx';
import { offlineTracksQuery } from '#web/ui/offline/offline-tracks.queries.ts';

export function OfflineTracks() {
  const { data: tracks } = useQuery(offlineTracksQuery);
  if (!tracks) return <PageSpinner />;
  if (tracks.length === 0) return <NoOfflineTracks />;
  const list = { tracks, next: null };
  return (
    <TrackQueue list={list}>
      {tracks.length > 1 && <PlayAll list={list} className="mb-6" />}
      <ul className="border-t border-line">
        {tracks.map((track) => (
          <OfflineTrackRow key={track.id} track={track} />
        ))}
      </ul>
    </TrackQueue>
  );
}

function NoOfflineTracks() {
  return (
    <EmptyState
      action={
        <Link href={pagePaths.music} className={buttonClass({ variant: 'outline' })}>
          {text().pages.music}
        </Link>
      }
    >
      {text().offline.none}
    </EmptyState>
  );
}
