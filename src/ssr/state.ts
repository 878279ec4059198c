import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { scriptJson } from '#ssr/script-json.ts';

/** What the server read, to travel inside the HTML. Its times are zeroed: a cached page has no age. */
export function writeState(queryClient: QueryClient): string {
  const state = dehydrate(queryClient);
  for (const query of state.queries) {
    query.state.dataUpdatedAt = 0;
    query.dehydratedAt = 0;
  }
  return scriptJson(state);
}

/** Takes up what the server read as if it had been read this moment, so that nothing is asked for twice. */
export function readState(queryClient: QueryClient, text: string): void {
  const state = JSON.parse(text) as DehydratedState;
  for (const query of state.queries) {
    query.state.dataUpdatedAt = Date.now();
    query.dehydratedAt = Date.now();
  }
  // Kept for the whole visit: a part of the page that is taken over late must find what its HTML was made of.
  hydrate(queryClient, state, { defaultOptions: { queries: { gcTime: Infinity } } });
}
