import { useDeferredValue } from 'react';

/**
 * True in a deferred render after hydration. For parts of every page that are not urgent: hydrating them at once would
 * block slow phones.
 */
export function useIsSettled(): boolean {
  return useDeferredValue(true, false);
}
