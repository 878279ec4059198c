import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Subscriber } from '#shared/mail/subscribers.schema.ts';
import type { SubscriberStatus } from '#shared/mail/subscribers.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { listAddress, listLimits } from '#shared/primitives/lists.ts';
import { listQuery } from '#web/lib/api/lists.ts';

export const subscriberCountsQuery = queryOptions<Record<SubscriberStatus, number>>({
  queryKey: [apiPaths.subscriberCounts],
  refetchOnMount: 'always',
});

/** The newest first; `q` is the beginning of an address. */
export function subscribersQuery({ q, status }: { q: string; status: SubscriberStatus | null }) {
  const part = { limit: listLimits.step, q };
  const address = listAddress(apiPaths.subscribers, part);
  return {
    ...listQuery<Subscriber>(apiPaths.subscribers, { ...part, ...(status && { status }) }),
    initialPageParam: status ? `${address}&status=${status}` : address,
  };
}

/** The list and its counts. */
export async function refreshSubscribers(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [apiPaths.subscribers] }),
    client.invalidateQueries(subscriberCountsQuery),
  ]);
}
