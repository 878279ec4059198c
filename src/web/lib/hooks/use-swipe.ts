import { useRef, useState, type PointerEvent } from 'react';

const LEAST_DISTANCE_PX = 50;
const atRest = { x: 0, y: 0 };

type Swipes = { onLeft?: () => void; onRight?: () => void; onDown?: () => void };

/** Props for an element that follows the finger. */
export function useSwipe({ onLeft, onRight, onDown }: Swipes) {
  const [offset, setOffset] = useState(atRest);
  const start = useRef<typeof atRest | null>(null);

  /** Sideways or down, whichever is further. */
  const moved = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    if (!isPrimary || !start.current) return atRest;
    const x = clientX - start.current.x;
    const y = clientY - start.current.y;
    return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y: onDown ? Math.max(0, y) : 0 };
  };
  const end = () => {
    start.current = null;
    setOffset(atRest);
  };
  return {
    style: { translate: `${offset.x}px ${offset.y}px` },
    onPointerDown: (event: PointerEvent) => {
      // Not for a mouse, and not while the visitor zooms.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      if (event.pointerType === 'mouse' || isZoomed || isHandledInside(event)) return;
      if (event.isPrimary) start.current = { x: event.clientX, y: event.clientY };
      else end();
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) setOffset(moved(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const { x, y } = moved(event);
      end();
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
    const scrolls = inner.scrollHeight > inner.clientHeight && getComputedStyle(inner).overflowY === 'auto';
    if (scrolls || inner.matches('input')) return true;
    inner = inner.parentElement;
  }
  // Null in a dialog opened from inside, which is elsewhere in the page.
  return inner === null;
}
