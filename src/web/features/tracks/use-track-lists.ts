import { useQuery } from '@tanstack/react-query';
import { featuredOrNewest } from '#shared/featured.ts';
import { featuredTrackQuery, tracksQuery } from '#web/lib/queries.ts';

/** The song that stands in front, and the others. One choice for both, so no song is shown twice or lost. */
export function useTrackLists() {
  const all = useQuery(tracksQuery);
  const flagged = useQuery(featuredTrackQuery);
  const isPending = all.isPending || flagged.isPending;
  const featured = isPending ? null : featuredOrNewest(flagged.data, all.data);
  const tracks = all.data ?? [];
  return {
    isPending,
    featured,
    tracks,
    others: tracks.filter((track) => track.id !== featured?.id),
    isError: all.isError,
  };
}
