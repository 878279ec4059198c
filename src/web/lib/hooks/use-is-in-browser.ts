import { useState, useSyncExternalStore } from 'react';

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

/** Whether the component was hydrated from the server's HTML, or rendered there. It never changes. */
export function useIsHydrated(): boolean {
  const [mount] = useState({ isHydrated: false });
  return useSyncExternalStore(
    noSubscription,
    () => mount.isHydrated,
    () => {
      // Only called by the server and while hydrating.
      mount.isHydrated = true;
      return true;
    },
  );
}
