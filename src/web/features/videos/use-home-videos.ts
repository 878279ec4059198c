import { useQuery } from '@tanstack/react-query';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { useList, type List } from '#web/lib/hooks/use-list.ts';
import { homeVideosQuery, leadVideoQuery } from '#web/lib/api/queries.ts';

type HomeVideos =
  | { status: 'loading' | 'empty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'filled'; lead: Video; description: string | null; others: Video[]; list: List<Video> };

export function useHomeVideos(): HomeVideos {
  const list = useList(homeVideosQuery);
  const { data: found, isPending } = useQuery(leadVideoQuery);
  if (list.status === 'failed') return { status: 'failed', retry: list.retry };
  if (list.status === 'loading' || isPending) return { status: 'loading' };
  // Without an answer it is the first of the list.
  const chosen = found ?? list.items[0];
  // The copy in the list is preferred, because its view count is updated.
  const lead = list.items.find((video) => video.id === chosen?.id) ?? chosen;
  if (!lead) return { status: 'empty' };
  const others = list.items.filter((video) => video.id !== lead.id);
  return { status: 'filled', lead, description: found?.description ?? null, others, list };
}
