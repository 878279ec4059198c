import { MutationCache, QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { timings } from '#shared/limits.ts';
import { api } from '#web/lib/api.ts';
import { endSession, isSessionEnded } from '#web/lib/session-ended.ts';

/** The first part of a query's key is the address it reads. */
const readKey: QueryFunction = ({ queryKey }) => api('GET', String(queryKey[0]));

/** Nothing is asked for again by itself: what changes is refreshed by whoever changed it. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionEnded(error)) endSession(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readKey,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network the service worker may still answer.
        networkMode: 'always',
        staleTime: Infinity,
        gcTime: timings.cacheKeptMs,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
