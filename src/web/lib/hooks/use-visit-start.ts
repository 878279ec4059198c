import { useEffect, useRef } from 'react';

/** How a visitor gets from one address to another; wouter announces the last two on the window. */
const moves = ['popstate', 'pushState', 'replaceState'];

/** A page the visitor goes to starts at its top, with the keyboard there too. Back keeps the browser's place. */
export function useVisitStart(address: string): void {
  const previous = useRef(address);
  const wentBack = useRef(false);

  useEffect(() => {
    const onMove = (event: Event) => {
      wentBack.current = event.type === 'popstate';
    };
    // Ahead of the router's own listener, which may draw the next page at once.
    for (const move of moves) window.addEventListener(move, onMove, { capture: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, onMove, { capture: true });
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
