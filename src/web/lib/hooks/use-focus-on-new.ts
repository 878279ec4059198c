import { useEffect, useRef } from 'react';

/** Moves the focus to the first new item of a list after more were loaded. */
export function useFocusOnNew<ListElement extends HTMLElement>() {
  const listRef = useRef<ListElement>(null);
  const pending = useRef<{ index: number; pressed: Element | null } | null>(null);

  useEffect(() => {
    const firstNew = pending.current && listRef.current?.children[pending.current.index];
    if (!firstNew) return;
    // The pressed button may be gone; a focus that the visitor moved elsewhere is left alone.
    const hasStayed = [pending.current?.pressed, document.body].includes(document.activeElement);
    pending.current = null;
    if (hasStayed) firstNew.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  });

  /** Called when more is requested, with the current number of items. */
  const focusOnNew = (index: number) => {
    pending.current = { index, pressed: document.activeElement };
  };
  return { listRef, focusOnNew };
}
