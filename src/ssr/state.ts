import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { scriptJson } from '#shared/primitives/escape-html.ts';

/** Query keys and what the server read for each. */
type State = [queryKey: QueryKey, data: unknown][];

/** For the HTML. Without times, so that equal content gives equal pages. */
export function writeState(queryClient: QueryClient): string {
  const read = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
  return scriptJson(read.map(({ queryKey, state }) => [queryKey, state.data]) satisfies State);
}

/** Takes over what the server read as if it were read now, so that nothing is fetched twice. */
export function readState(queryClient: QueryClient, text: string): void {
  for (const [queryKey, data] of JSON.parse(text) as State) {
    // Never collected: a part of the page that hydrates late must find the data of its HTML.
    const options = queryClient.defaultQueryOptions({ queryKey, gcTime: Infinity });
    queryClient.getQueryCache().build(queryClient, options).setData(data);
  }
}
