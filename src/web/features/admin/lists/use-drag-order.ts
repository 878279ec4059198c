import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

/** Rows stand below each other, tiles beside each other: that decides between which edges one is dropped. */
export type Layout = 'rows' | 'tiles';

const edges: Record<Layout, Edge[]> = { rows: ['top', 'bottom'], tiles: ['left', 'right'] };

type Options = {
  /** Only what belongs to the same list can be dropped on each other. */
  list: symbol;
  place: number;
  layout: Layout;
  /** Something was dropped: it goes from one place to another. */
  onMove: (from: number, to: number) => void;
};

/** Lets an item of a list be dragged by its handle, and others be dropped before or behind it. */
export function useDragOrder({ list, place, layout, onMove }: Options) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  /** Where something would land that is held over this item. */
  const [landing, setLanding] = useState<Edge | null>(null);
  const latest = useRef({ place, onMove });
  useEffect(() => {
    latest.current = { place, onMove };
  });

  useEffect(() => {
    const element = item.current;
    const dragHandle = handle.current;
    if (!element || !dragHandle) return;
    const placeOf = (data: Record<string | symbol, unknown>) => Number(data[list]);
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ [list]: latest.current.place }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => list in source.data,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: edges[layout] }),
        onDrag: ({ source, self }) =>
          setLanding(source.element === element ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setLanding(null),
        onDrop: ({ source, self }) => {
          setLanding(null);
          const edge = extractClosestEdge(self.data);
          const from = placeOf(source.data);
          const isBehind = edge === 'bottom' || edge === 'right';
          const gap = latest.current.place + (isBehind ? 1 : 0);
          // What is taken from before the gap moves the gap.
          latest.current.onMove(from, from < gap ? gap - 1 : gap);
        },
      }),
    );
  }, [list, layout]);

  return { item, handle, isDragged, landing };
}
