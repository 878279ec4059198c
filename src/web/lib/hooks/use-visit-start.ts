import { useEffect, useRef } from 'react';
import { navigationEvents } from '#web/lib/navigation-events.ts';

/** A page the visitor goes to starts at its top, with the keyboard there too. Back keeps the browser's place. */
export function useVisitStart(address: string): void {
  const previous = useRef(address);
  const wentBack = useRef(false);

  useEffect(() => {
    const onNavigation = (event: Event) => {
      wentBack.current = event.type === 'popstate';
    };
    // Ahead of the router's own listener, which may draw the next page at once.
    for (const name of navigationEvents) window.addEventListener(name, onNavigation, { capture: true });
    return () => {
      for (const name of navigationEvents) window.removeEventListener(name, onNavigation, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    if (wentBack.current || window.location.hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [address]);
}
