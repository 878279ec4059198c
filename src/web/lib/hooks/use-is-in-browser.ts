import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** False during server rendering and hydration. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
