import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`. */
const query = () => window.matchMedia('(width >= 64rem)');

function subscribe(onChange: () => void) {
  const wide = query();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** For parts that are only rendered in the browser. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
