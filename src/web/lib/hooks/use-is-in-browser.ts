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

/** Whether the HTML of the component came from the server. It never changes. */
export function useIsFromServer(): boolean {
  const isFromServer = useRef(false);
  return useSyncExternalStore(
    noSubscription,
    () => isFromServer.current,
    () => {
      // Only called by the server and while hydrating.
      isFromServer.current = true;
      return true;
    },
  );
}
