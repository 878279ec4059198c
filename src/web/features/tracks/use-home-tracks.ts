import { useQuery } from '@tanstack/react-query';
import { useList } from '#web/lib/hooks/use-list.ts';
import type { TrackList } from '#web/lib/playback/queue.ts';
import { featuredTrackQuery, homeTracksQuery } from '#web/lib/api/queries.ts';

/** Chooses the featured track once for the whole home page, so that no track is shown twice or lost. */
export function useHomeTracks() {
  const list = useList(homeTracksQuery);
  const flagged = useQuery(featuredTrackQuery);
  const isPending = list.status === 'loading' || flagged.isPending;
  const featured = isPending ? null : (flagged.data ?? list.items[0] ?? null);
  const others = list.items.filter((track) => track.id !== featured?.id);
  // A featured track that is not among the loaded ones goes to the front of the queue.
  const isLoaded = others.length < list.items.length;
  const tracks = featured && !isLoaded ? [featured, ...list.items] : list.items;
  const queue: TrackList = { tracks, next: list.next };
  const retry = () => {
    list.retry();
    if (flagged.isError) void flagged.refetch();
  };
  return { list, isPending, featured, others, queue, retry };
}
