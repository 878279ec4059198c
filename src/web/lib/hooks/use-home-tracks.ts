import { useQuery } from '@tanstack/react-query';
import { featuredOrNewest } from '#shared/featured.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import type { TrackList } from '#web/lib/playback/queue.ts';
import { featuredTrackQuery, homeTracksQuery } from '#web/lib/queries.ts';

/** The featured track and the others. One choice for both, so that no track is shown twice or lost. */
export function useHomeTracks() {
  const list = useList(homeTracksQuery);
  const flagged = useQuery(featuredTrackQuery);
  const isPending = list.status === 'loading' || flagged.isPending;
  const featured = isPending ? null : featuredOrNewest(flagged.data, list.items);
  const others = list.items.filter((track) => track.id !== featured?.id);
  // A featured track that is older than what is loaded stands in front of the queue.
  const isLoaded = others.length < list.items.length;
  const tracks = featured && !isLoaded ? [featured, ...list.items] : list.items;
  const queue: TrackList = { tracks, next: list.next };
  // One track is all the music there is: no list follows it.
  const isAlone = list.status === 'loaded' && featured !== null && others.length === 0;
  const retry = () => {
    list.retry();
    if (flagged.isError) void flagged.refetch();
  };
  return { list, isPending, featured, others, queue, isAlone, retry };
}
