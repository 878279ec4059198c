import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => undefined;

/** True once the page runs in a browser; false in the HTML and in the very first render over it. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
