import { useRef, useState, type PointerEvent } from 'react';

/** How far a finger has to travel before it counts, in pixels. */
const ENOUGH = 50;

/** Follows a finger sideways; lifted far enough from where it began, it calls for what lies on that side. */
export function useSwipe({ onLeft, onRight }: { onLeft?: () => void; onRight?: () => void }) {
  const [offset, setOffset] = useState(0);
  const startX = useRef<number | null>(null);

  const moved = (event: PointerEvent) => (startX.current === null ? 0 : event.clientX - startX.current);
  const end = () => {
    startX.current = null;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      // A mouse has buttons and keys; two fingers, or a picture already enlarged, mean to look closer.
      const looksCloser = (window.visualViewport?.scale ?? 1) > 1.01;
      if (event.pointerType === 'mouse' || looksCloser) return;
      if (event.isPrimary) startX.current = event.clientX;
      else end();
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.isPrimary && startX.current !== null) setOffset(moved(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = event.isPrimary ? moved(event) : 0;
      end();
      if (distance <= -ENOUGH) onLeft?.();
      if (distance >= ENOUGH) onRight?.();
    },
    onPointerCancel: end,
  };
  return { offset, handlers };
}
