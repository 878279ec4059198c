import type { MouseEvent } from 'react';

/** Opens an item by a tap anywhere in its row, except on its controls. Keyboards use those. */
export function openByTap(open: () => void) {
  return ({ target, currentTarget: row }: MouseEvent<HTMLElement>) => {
    // Not in the row: in a menu or dialog that belongs to it.
    const isInRow = target instanceof Element && row.contains(target);
    if (!isInRow || target.closest('a, button, input, label') || getSelection()?.type === 'Range') return;
    // The dialog returns the focus to this button.
    shownIn(row, '[data-open]')?.focus({ preventScroll: true });
    open();
  };
}

/** A row has buttons for wide screens and a menu for narrow ones. */
export function shownIn(row: Element, selector: string): HTMLElement | undefined {
  return [...row.querySelectorAll<HTMLElement>(selector)].find(({ offsetParent }) => offsetParent);
}
