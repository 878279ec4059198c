import { useEffect, useRef } from 'react';

/** Focuses the element and scrolls to it when something is added. On a phone it may be out of sight. */
export function useShowNew(newestId: number) {
  const element = useRef<HTMLElement>(null);
  const seen = useRef(newestId);
  useEffect(() => {
    if (newestId > seen.current) {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: 'start' });
    }
    seen.current = Math.max(seen.current, newestId);
  }, [newestId]);
  return element;
}
