import { useQuery } from '@tanstack/react-query';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { useList, type List } from '#web/lib/hooks/use-list.ts';
import { featuredVideoQuery, homeVideosQuery } from '#web/lib/api/queries.ts';

type HomeVideos =
  | { status: 'loading' | 'empty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'filled'; featured: Video; description: string | null; others: Video[]; list: List<Video> };

/** The featured video, or else the newest, and the others. */
export function useHomeVideos(): HomeVideos {
  const list = useList(homeVideosQuery);
  const { data: flagged, isPending } = useQuery(featuredVideoQuery);
  if (list.status === 'failed') return { status: 'failed', retry: list.retry };
  if (list.status === 'loading' || isPending) return { status: 'loading' };
  const chosen = flagged ?? list.items[0];
  // The copy in the list is preferred, because its view count is updated.
  const featured = list.items.find((video) => video.id === chosen?.id) ?? chosen;
  if (!featured) return { status: 'empty' };
  const others = list.items.filter((video) => video.id !== featured.id);
  return { status: 'filled', featured, description: flagged?.description ?? null, others, list };
}
