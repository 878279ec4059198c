import { useEffect, useRef } from 'react';
import { scrollBehavior } from '#web/lib/navigation/navigation.ts';

/**
 * Scrolls a box so that its aria-current item is in the middle, unless the visitor has scrolled away from it.
 */
export function useFollowCurrent<Box extends HTMLElement>() {
  const boxRef = useRef<Box>(null);
  const previous = useRef<Element>(null);

  useEffect(() => {
    const box = boxRef.current;
    const item = box?.querySelector('[aria-current]');
    if (!box || !item || item === previous.current) return;
    const isFirst = previous.current === null;
    const isFollowing = isFirst || isInSight(box, item) || isInSight(box, previous.current);
    previous.current = item;
    if (isFollowing) showInMiddle(box, item, isFirst ? 'instant' : scrollBehavior());
  });

  return boxRef;
}

function isInSight(box: Element, item: Element | null): boolean {
  if (!item) return false;
  const { top, bottom } = item.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  return bottom > frame.top && top < frame.bottom;
}

function showInMiddle(box: Element, item: Element, behavior: ScrollBehavior): void {
  const { top, height } = item.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  box.scrollTo({ top: box.scrollTop + top - frame.top - (frame.height - height) / 2, behavior });
}
