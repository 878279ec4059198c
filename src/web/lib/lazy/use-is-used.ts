import { createStore } from '#web/lib/store.ts';

const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'dragenter',
];

const isUsed = createStore(false);

function onSign(): void {
  for (const sign of signs) window.removeEventListener(sign, onSign, true);
  isUsed.set(true);
}

if (typeof window !== 'undefined') {
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
  // A touch that came before this script (web/start).
  if (document.documentElement.dataset['used'] !== undefined) onSign();
}

/** True from the first sign of a visitor on: for scripts that a page without one does not need. */
export const useIsUsed = (): boolean => isUsed.use();

/** Calls back at the first sign of a visitor, or now if there was one. Returns what ends the wait. */
export function whenUsed(callback: () => void): () => void {
  if (!isUsed.get()) return isUsed.subscribe(callback);
  callback();
  return () => undefined;
}
