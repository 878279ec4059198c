import { useQuery } from '@tanstack/react-query';
import { featuredOrNewest } from '#shared/featured.ts';
import type { Video } from '#shared/videos.ts';
import { featuredVideoQuery, videosQuery } from '#web/lib/queries.ts';

type Shelf =
  | { status: 'loading' | 'failed' | 'empty' }
  | { status: 'filled'; featured: Video; others: Video[]; total: number };

/** The videos as the home page shows them: one large, the featured or else the newest, and the others below it. */
export function useVideoShelf(): Shelf {
  const { data: videos, isError } = useQuery(videosQuery);
  const { data: flagged, isPending } = useQuery(featuredVideoQuery);
  if (isError) return { status: 'failed' };
  if (!videos || isPending) return { status: 'loading' };
  const chosen = featuredOrNewest(flagged, videos);
  // The list's copy of it is preferred: it is the one that is counted.
  const featured = videos.find((video) => video.id === chosen?.id) ?? chosen;
  if (!featured) return { status: 'empty' };
  const others = videos.filter((video) => video.id !== featured.id);
  return { status: 'filled', featured, others, total: videos.length };
}
