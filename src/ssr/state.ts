import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { scriptJson } from '#shared/primitives/escape-html.ts';

/** What the server read, for the HTML. Times are zeroed, so that equal content gives equal pages. */
export function writeState(queryClient: QueryClient): string {
  const state = dehydrate(queryClient);
  for (const query of state.queries) {
    query.state.dataUpdatedAt = 0;
    query.dehydratedAt = 0;
  }
  return scriptJson(state);
}

/** Takes over what the server read as if it were read now, so that nothing is fetched twice. */
export function readState(queryClient: QueryClient, text: string): void {
  const state = JSON.parse(text) as DehydratedState;
  for (const query of state.queries) {
    query.state.dataUpdatedAt = Date.now();
    query.dehydratedAt = Date.now();
  }
  // Never collected: a part of the page that hydrates late must find the data of its HTML.
  hydrate(queryClient, state, { defaultOptions: { queries: { gcTime: Infinity } } });
}
