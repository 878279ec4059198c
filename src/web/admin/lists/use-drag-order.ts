import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { isRightToLeft } from '#shared/language/text.ts';
import { useEffect, useRef, useState } from 'react';

/** Rows have a gap above and below them, tiles on their left and right. */
export type Layout = 'rows' | 'tiles';

const edges: Record<Layout, Edge[]> = { rows: ['top', 'bottom'], tiles: ['left', 'right'] };

type Options = {
  /** Items can only be dropped within the same list. */
  list: symbol;
  index: number;
  layout: Layout;
  onMove: (from: number, to: number) => void;
};

/** Lets an item be dragged by its handle, and others be dropped before or after it. */
export function useDragOrder({ list, index, layout, onMove }: Options) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  /** The edge where a dragged item would land. */
  const [landing, setLanding] = useState<Edge | null>(null);
  const latest = useRef({ index, onMove });
  useEffect(() => {
    latest.current = { index, onMove };
  });

  useEffect(() => {
    const element = item.current;
    const dragHandle = handle.current;
    if (!element || !dragHandle) return;
    const indexOf = (data: Record<string | symbol, unknown>) => Number(data[list]);
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ [list]: latest.current.index }),
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
          const from = indexOf(source.data);
          const isAfter = edge === 'bottom' || edge === (isRightToLeft() ? 'left' : 'right');
          const gap = latest.current.index + (isAfter ? 1 : 0);
          // Removing an item before the gap moves the gap.
          latest.current.onMove(from, from < gap ? gap - 1 : gap);
        },
      }),
    );
  }, [list, layout]);

  return { item, handle, isDragged, landing };
}
