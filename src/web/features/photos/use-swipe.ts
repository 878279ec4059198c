import { useRef, useState, type PointerEvent } from 'react';

const LEAST_DISTANCE_PX = 50;

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
      // Not for a mouse, and not while the visitor zooms.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      if (event.pointerType === 'mouse' || isZoomed) return;
      if (event.isPrimary) startX.current = event.clientX;
      else end();
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.isPrimary && startX.current !== null) setOffset(moved(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = event.isPrimary ? moved(event) : 0;
      end();
      if (distance <= -LEAST_DISTANCE_PX) onLeft?.();
      if (distance >= LEAST_DISTANCE_PX) onRight?.();
    },
    onPointerCancel: end,
  };
  return { offset, handlers };
}
