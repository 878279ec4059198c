import { useEffect, useRef } from 'react';
import { navigationEvents } from '#web/lib/navigation/navigation-events.ts';

/** The browser restores the scroll position within the next two frames; without this it would glide there. */
function jumpBack(): void {
  const { dataset } = document.documentElement;
  const jump = String(performance.now());
  dataset['goingBack'] = jump;
  const end = () => {
    if (dataset['goingBack'] === jump) delete dataset['goingBack'];
  };
  requestAnimationFrame(() => requestAnimationFrame(end));
}

/** Scrolls a new page to its top and focuses its main element; Back keeps the browser's scroll position. */
export function useVisitStart(address: string): void {
  const previous = useRef(address);
  const wentBack = useRef(false);

  useEffect(() => {
    const onNavigation = (event: Event) => {
      wentBack.current = event.type === 'popstate';
      if (wentBack.current) jumpBack();
    };
    // Before the router's listener, which may render the next page synchronously.
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
