import { useEffect, useRef } from 'react';

/** A page the visitor goes to starts at its top, with the keyboard there too. Back keeps the browser's place. */
export function useVisitStart(address: string): void {
  const previous = useRef(address);
  const wentBack = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    if (!wentBack.current && !window.location.hash) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    wentBack.current = false;
  }, [address]);
}
