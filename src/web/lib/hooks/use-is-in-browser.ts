import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * False during server rendering and hydration; then the component renders again, unless `makesDifference` says that it
 * would render the same.
 */
export function useIsInBrowser(makesDifference = true): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => makesDifference,
    () => false,
  );
}
