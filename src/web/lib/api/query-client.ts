import { MutationCache, QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { timings } from '#shared/primitives/limits.ts';
import { api, endSession, isSessionEnded } from '#web/lib/api/api.ts';

/** The first part of a query key is its address. */
const readKey: QueryFunction = ({ queryKey }) => api('GET', String(queryKey[0]));

/** Queries never refetch by themselves: mutations invalidate what they change. */
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
        // Offline, the service worker may still respond.
        networkMode: 'always',
        staleTime: Infinity,
        gcTime: timings.cacheKeptMs,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
