import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * False during server rendering and hydration; then the component renders again. With `makesDifference` false it stays
 * false, which saves the second render.
 */
export function useIsInBrowser(makesDifference = true): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => makesDifference,
    () => false,
  );
}

/* oxlint-disable react/immutability -- React calls these functions in the render itself, and a state would render twice */

/** True during server rendering and hydration, and false in every render of the browser itself. */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(
    noSubscription,
    () => 0,
    () => {
      isHydrating = true;
      return 0;
    },
  );
  return isHydrating;
}
