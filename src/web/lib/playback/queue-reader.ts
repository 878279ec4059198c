import type { QueryClient } from '@tanstack/react-query';
import type { ListPage } from '#shared/primitives/lists.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { readListPage } from '#web/lib/api/lists.ts';
import { trackQuery } from '#web/lib/api/queries.ts';

let client: QueryClient | undefined;

/** The queue shares the query cache of the page. */
export function setQueueClient(queryClient: QueryClient): void {
  client = queryClient;
}

function cache(): QueryClient {
  if (!client) throw new Error('setQueueClient was not called');
  return client;
}

/** Null for a deleted track. */
export async function readTrack(id: number): Promise<Track | null> {
  try {
    return await cache().fetchQuery(trackQuery(id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Simultaneous calls share one request. */
export function readNextPage(address: string): Promise<ListPage<Track>> {
  return cache().fetchQuery({
    queryKey: [address],
    queryFn: () => readListPage<Track>(address),
    staleTime: 0,
  });
}
