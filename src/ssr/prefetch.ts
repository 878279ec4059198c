import type { QueryClient } from '@tanstack/react-query';
import { listQuery } from '#web/lib/lists.ts';
import type { Audience } from '#server/storage/database/visibility.ts';
import type { PageQuery } from '#web/pages/routes.ts';
import { sources, type SourceNeeds } from '#ssr/sources.ts';

/** Reads what a page is about to ask for. A failure fails the page: it must not become one that says there is nothing. */
export async function prefetch(
  queryClient: QueryClient,
  queries: PageQuery[],
  needs: SourceNeeds,
  audience: Audience,
): Promise<void> {
  const { values, items, neighbours, lists } = sources(needs, audience);
  const readOne = (address: string) => {
    const [, list = '', id, beside] = /^(.*)\/(\d+)(\/neighbours)?$/.exec(address) ?? [];
    const readItem = (beside ? neighbours : items)[list];
    return readItem ? () => readItem(Number(id)) : found(values[address], address);
  };
  await Promise.all(
    queries.map(async ([address, query]) => {
      if (query) {
        const read = found(lists[address], address);
        await queryClient.fetchInfiniteQuery({ ...listQuery(address, query), queryFn: () => read(query) });
      } else {
        await queryClient.fetchQuery({ queryKey: [address], queryFn: readOne(address) });
      }
    }),
  );
}

function found<Source>(source: Source | undefined, address: string): Source {
  if (!source) throw new Error(`No source for ${address}: add it to ssr/sources.ts`);
  return source;
}
