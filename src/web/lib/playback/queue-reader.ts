import type { QueryClient } from '@tanstack/react-query';
import type { ListPage } from '#shared/lists.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { ApiError } from '#web/lib/api.ts';
import { readListPage } from '#web/lib/lists.ts';
import { trackQuery } from '#web/lib/queries.ts';

let client: QueryClient | undefined;

/** What the page has read already is not read again: both go through its cache. */
export function readQueueThrough(queryClient: QueryClient): void {
  client = queryClient;
}

function cache(): QueryClient {
  if (!client) throw new Error('Nothing can be read before the page runs');
  return client;
}

/** A track by its id; null when it is there no more. */
export async function readTrack(id: number): Promise<Track | null> {
  try {
    return await cache().fetchQuery(trackQuery(id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A further part of a list. Asked for twice at the same time, it is read once. */
export function readMore(address: string): Promise<ListPage<Track>> {
  return cache().fetchQuery({
    queryKey: [address],
    queryFn: () => readListPage<Track>(address),
    staleTime: 0,
  });
}
