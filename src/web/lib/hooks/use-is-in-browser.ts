import { useRef, useSyncExternalStore } from 'react';

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
  const isHydrated = useRef(false);
  return useSyncExternalStore(
    noSubscription,
    () => isHydrated.current,
    () => {
      // Only called by the server and while hydrating.
      isHydrated.current = true;
      return true;
    },
  );
}
