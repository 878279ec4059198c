import { useEffect, useRef } from 'react';
import { scrollBehavior } from '#web/lib/navigation/navigation.ts';

/** Where the middle of the item is, as a part of the height of the box. */
const HEIGHT = 0.4;
const PAUSE_MS = 4000;
const takeoverEvents = ['pointerdown', 'touchmove', 'wheel', 'keydown'];

/**
 * Scrolls a box to its aria-current item, and pauses while the visitor uses the box. Lyrics render several times a
 * second, so they go on right after the pause; the queue goes on with the next track.
 */
export function useFollowCurrent<Box extends HTMLElement>() {
  const boxRef = useRef<Box>(null);
  const followed = useRef<Element>(null);
  const isFirst = useRef(true);
  const pausedUntil = useRef(0);

  useEffect(() => {
    const box = boxRef.current;
    const pause = () => {
      followed.current = null;
      pausedUntil.current = performance.now() + PAUSE_MS;
    };
    for (const event of takeoverEvents) box?.addEventListener(event, pause, { passive: true });
    return () => {
      for (const event of takeoverEvents) box?.removeEventListener(event, pause);
    };
  }, []);

  useEffect(() => {
    const box = boxRef.current;
    const item = box?.querySelector('[aria-current]');
    if (!box || !item || item === followed.current || performance.now() < pausedUntil.current) return;
    showAtHeight(box, item, isFirst.current ? 'instant' : scrollBehavior());
    followed.current = item;
    isFirst.current = false;
  });

  return boxRef;
}

function showAtHeight(box: Element, item: Element, behavior: ScrollBehavior): void {
  const { top, height } = item.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  const middle = top + height / 2 - frame.top;
  box.scrollTo({ top: box.scrollTop + middle - frame.height * HEIGHT, behavior });
}
