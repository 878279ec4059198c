import { useEffect, useRef } from 'react';

/** Moves the keyboard to the first of the new things in a list, once they are there. */
export function useFocusOnNew<ListElement extends HTMLElement>() {
  const listRef = useRef<ListElement>(null);
  const pending = useRef<{ place: number; pressed: Element | null } | null>(null);

  useEffect(() => {
    const firstNew = pending.current && listRef.current?.children[pending.current.place];
    if (!firstNew) return;
    // What was pressed may be gone by now; a visitor who has gone elsewhere since is left there.
    const hasStayed = [pending.current?.pressed, document.body].includes(document.activeElement);
    pending.current = null;
    if (hasStayed) firstNew.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  });

  /** Called at the press that asks for more, with how many there are already. */
  const focusOnNew = (place: number) => {
    pending.current = { place, pressed: document.activeElement };
  };
  return { listRef, focusOnNew };
}
