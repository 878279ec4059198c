import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDragOrder, type Layout } from '#web/features/admin/lists/use-drag-order.ts';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type Props<Item> = {
  /** What is listed; read out, not shown. */
  label: string;
  items: readonly Item[];
  /** What an item is called in the names of its buttons and in what is read out. */
  nameOf: (item: Item) => string;
  layout?: Layout;
  onReorder: (items: Item[]) => void;
  className?: string;
  itemClass?: string;
  /** An item, with the handle and the two buttons that move it wherever they fit. */
  children: (item: Item, controls: ReactNode, place: number) => ReactNode;
};

/** A list whose order the owner decides: by dragging, by two buttons, or by the arrow keys on the handle. */
export function ReorderableList<Item extends { id: number }>({
  label,
  items,
  nameOf,
  layout = 'rows',
  onReorder,
  className,
  itemClass,
  children,
}: Props<Item>) {
  const [list] = useState(() => Symbol(label));
  const [announcement, setAnnouncement] = useState('');
  const element = useRef<HTMLOListElement>(null);
  const focused = useRef<HTMLElement | null>(null);

  // A browser forgets the focus of what is moved in the page; whenever nothing was moved, this does nothing.
  useEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to === from || to < 0 || to >= items.length) return;
    const others = items.filter((other) => other !== item);
    if (element.current?.contains(document.activeElement))
      focused.current = document.activeElement as HTMLElement;
    setAnnouncement(`${nameOf(item)} is now ${to + 1} of ${items.length}`);
    onReorder([...others.slice(0, to), item, ...others.slice(to)]);
  };

  return (
    <>
      <ol ref={element} aria-label={label} className={className}>
        {items.map((item, place) => (
          <ReorderableItem
            key={item.id}
            name={nameOf(item)}
            list={list}
            place={place}
            last={items.length - 1}
            layout={layout}
            onMove={move}
            className={itemClass}
          >
            {(controls) => children(item, controls, place)}
          </ReorderableItem>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}

type ItemProps = {
  name: string;
  list: symbol;
  place: number;
  last: number;
  layout: Layout;
  onMove: (from: number, to: number) => void;
  className: string | undefined;
  children: (controls: ReactNode) => ReactNode;
};

const words = {
  rows: { back: 'Move up', on: 'Move down', Back: ArrowUp, On: ArrowDown },
  tiles: { back: 'Move earlier', on: 'Move later', Back: ArrowLeft, On: ArrowRight },
};

/** Shows along which edge of an item another one would land. */
const landingLine =
  'relative before:pointer-events-none before:absolute before:z-10 before:rounded-full before:bg-accent not-data-landing:before:hidden ' +
  'data-[landing=top]:before:inset-x-0 data-[landing=top]:before:-top-0.5 data-[landing=top]:before:h-1 ' +
  'data-[landing=bottom]:before:inset-x-0 data-[landing=bottom]:before:-bottom-0.5 data-[landing=bottom]:before:h-1 ' +
  'data-[landing=left]:before:inset-y-0 data-[landing=left]:before:-left-2 data-[landing=left]:before:w-1 ' +
  'data-[landing=right]:before:inset-y-0 data-[landing=right]:before:-right-2 data-[landing=right]:before:w-1';

function ReorderableItem({ name, list, place, last, layout, onMove, className, children }: ItemProps) {
  const { item, handle, isDragged, landing } = useDragOrder({ list, place, layout, onMove });
  const { back, on, Back, On } = words[layout];

  const moveByKey = (event: KeyboardEvent) => {
    const to = placeByKey(event.key, place, last);
    if (to === null) return;
    event.preventDefault();
    onMove(place, to);
  };

  const controls = (
    <span className="flex shrink-0 items-center gap-2">
      <IconButton
        ref={handle}
        label={`Move ${name}`}
        title="Drag, or use the arrow keys"
        size="small"
        className="cursor-grab text-soft"
        onKeyDown={moveByKey}
      >
        <GripVertical aria-hidden="true" />
      </IconButton>
      {/* Not disabled at the ends: the keyboard would lose its place there. */}
      <IconButton
        label={`${back} ${name}`}
        size="small"
        aria-disabled={place === 0}
        className="aria-disabled:opacity-40"
        onClick={() => onMove(place, place - 1)}
      >
        <Back aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`${on} ${name}`}
        size="small"
        aria-disabled={place === last}
        className="aria-disabled:opacity-40"
        onClick={() => onMove(place, place + 1)}
      >
        <On aria-hidden="true" />
      </IconButton>
    </span>
  );

  return (
    <li
      ref={item}
      data-landing={landing ?? undefined}
      className={cn(landingLine, isDragged && 'opacity-45', className)}
    >
      {children(controls)}
    </li>
  );
}

/** Where a key on the handle sends an item; null for any other key. */
function placeByKey(key: string, place: number, last: number): number | null {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return place - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return place + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
