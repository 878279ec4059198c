import { useEffect, useRef } from 'react';

/** Moves the keyboard to the first of the new things in a list, once they are there. */
export function useFocusOnNew<ListElement extends HTMLElement>() {
  const listRef = useRef<ListElement>(null);
  const awaited = useRef<{ place: number; pressed: Element | null } | null>(null);

  useEffect(() => {
    const firstNew = awaited.current && listRef.current?.children[awaited.current.place];
    if (!firstNew) return;
    // What was pressed may be gone by now; a visitor who has gone elsewhere since is left there.
    const hasStayed = [awaited.current?.pressed, document.body].includes(document.activeElement);
    awaited.current = null;
    if (hasStayed) firstNew.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  });

  /** Called at the press that asks for more, with how many there are already. */
  const focusOnNew = (place: number) => {
    awaited.current = { place, pressed: document.activeElement };
  };
  return { listRef, focusOnNew };
}
