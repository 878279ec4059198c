import { useEffect, useRef } from 'react';

/**
 * While it is used, the browser's Back calls `onClose` instead of leaving the page. It does so through an entry of its
 * own in the history, with the same address, and takes the entry away again when what was open is closed by hand.
 */
export function useBackToClose(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    let isBehindUs = false;
    window.history.pushState(window.history.state, '');
    const stop = catchPopState(() => {
      isBehindUs = true;
      latest.current();
    });
    return () => {
      stop();
      if (isBehindUs) return;
      const stopWaiting = catchPopState(() => stopWaiting());
      window.history.back();
    };
  }, []);
}

/** First to hear, and the only one: the address has not changed, so nobody has to scroll or show anything else. */
function catchPopState(react: () => void): () => void {
  const listener = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    react();
  };
  window.addEventListener('popstate', listener, { capture: true });
  return () => window.removeEventListener('popstate', listener, { capture: true });
}
