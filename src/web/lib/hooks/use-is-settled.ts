import { useDeferredValue } from 'react';

/**
 * True a moment after React has taken the page over, in a render of its own that gives way to a touch. For what stands
 * on every page and nobody waits for: at once it would hold up a slow phone.
 */
export function useIsSettled(): boolean {
  return useDeferredValue(true, false);
}
