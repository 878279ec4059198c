import { useQuery } from '@tanstack/react-query';
import { featuredOrNewest } from '#shared/featured.ts';
import type { Video } from '#shared/videos.schema.ts';
import { useList, type List } from '#web/lib/hooks/use-list.ts';
import { featuredVideoQuery, homeVideosQuery } from '#web/lib/queries.ts';

type HomeVideos =
  | { status: 'loading' | 'empty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'filled'; featured: Video; others: Video[]; list: List<Video> };

/** The videos as the home page shows them: one large, the featured or else the newest, and the others below it. */
export function useHomeVideos(): HomeVideos {
  const list = useList(homeVideosQuery);
  const { data: flagged, isPending } = useQuery(featuredVideoQuery);
  if (list.status === 'failed') return { status: 'failed', retry: list.retry };
  if (list.status === 'loading' || isPending) return { status: 'loading' };
  const chosen = featuredOrNewest(flagged, list.items);
  // The list's copy of it is preferred: it is the one that is counted.
  const featured = list.items.find((video) => video.id === chosen?.id) ?? chosen;
  if (!featured) return { status: 'empty' };
  const others = list.items.filter((video) => video.id !== featured.id);
  return { status: 'filled', featured, others, list };
}
