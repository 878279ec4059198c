import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { releaseQuery } from '#web/lib/api/queries.ts';
import { queueFrom } from '#web/lib/playback/queue.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';

/** The queue of a track's page goes on as its links to the previous and next track do: on its release, or in the list. */
export function PageQueue({ track, children }: { track: Track; children: ReactNode }) {
  const { release } = track;
  const { data } = useQuery({ ...releaseQuery(release?.id ?? 0), enabled: release !== null });
  const tracks = data?.tracks ?? [];
  return (
    <TrackQueue list={tracks.length > 1 ? { tracks, next: null } : queueFrom([track])}>{children}</TrackQueue>
  );
}
