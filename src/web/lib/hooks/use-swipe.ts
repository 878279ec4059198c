import { useRef, type PointerEvent } from 'react';

const LEAST_DISTANCE_PX = 50;
const atRest = { x: 0, y: 0 };

type Swipes = { onLeft?: () => void; onRight?: () => void; onDown?: () => void };
type Swipe = PointerEvent<HTMLElement>;

/** Props for an element that follows the finger. */
export function useSwipe({ onLeft, onRight, onDown }: Swipes) {
  const start = useRef<typeof atRest | null>(null);

  /** Sideways or down, whichever is further. */
  const moved = ({ isPrimary, clientX, clientY }: Swipe) => {
    if (!isPrimary || !start.current) return atRest;
    const x = clientX - start.current.x;
    const y = clientY - start.current.y;
    return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y: onDown ? Math.max(0, y) : 0 };
  };
  /** Without React, which would render the whole element at each move. */
  const place = ({ currentTarget }: Swipe, { x, y }: typeof atRest) => {
    currentTarget.style.translate = `${x}px ${y}px`;
  };
  const end = (event: Swipe) => {
    start.current = null;
    place(event, atRest);
  };
  return {
    onPointerDown: (event: Swipe) => {
      // Not for a mouse, and not while the visitor zooms.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      if (event.pointerType === 'mouse' || isZoomed || isHandledInside(event)) return;
      if (event.isPrimary) start.current = { x: event.clientX, y: event.clientY };
      else end(event);
    },
    onPointerMove: (event: Swipe) => {
      if (start.current) place(event, moved(event));
    },
    onPointerUp: (event: Swipe) => {
      const { x, y } = moved(event);
      end(event);
      if (x <= -LEAST_DISTANCE_PX) onLeft?.();
      if (x >= LEAST_DISTANCE_PX) onRight?.();
      if (y >= LEAST_DISTANCE_PX) onDown?.();
    },
    onPointerCancel: end,
  };
}

/** Sliders and scrolling boxes need the finger themselves. */
function isHandledInside({ target, currentTarget }: PointerEvent): boolean {
  let inner = target as Element | null;
  while (inner && inner !== currentTarget) {
    const isLarger = inner.scrollHeight > inner.clientHeight || inner.scrollWidth > inner.clientWidth;
    const scrolls = isLarger && getComputedStyle(inner).overflowY === 'auto';
    if (scrolls || inner.matches('input')) return true;
    inner = inner.parentElement;
  }
  // Null in a dialog opened from inside, which is elsewhere in the page.
  return inner === null;
}
