import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { indexByKey } from '#web/lib/index-by-key.ts';
import { useDragOrder, type Layout } from '#web/admin/lists/use-drag-order.ts';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props<Item> = {
  /** For screen readers. */
  label: string;
  items: readonly Item[];
  /** The name of an item for its buttons and for screen readers. */
  nameOf: (item: Item) => string;
  layout?: Layout;
  onReorder: (items: Item[]) => void;
  className?: string;
  itemClass?: string;
  /** Renders an item; `controls` are its handle and the two buttons that move it. */
  children: (item: Item, controls: ReactNode, index: number) => ReactNode;
};

/** A list that the owner reorders by dragging, with two buttons, or with the arrow keys on the handle. */
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

  // Browsers drop the focus of an element that moves in the page.
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
    setAnnouncement(ownerText().lists.moved({ name: nameOf(item), place: to + 1, total: items.length }));
    onReorder([...others.slice(0, to), item, ...others.slice(to)]);
  };

  return (
    <>
      <ol ref={element} aria-label={label} className={className}>
        {items.map((item, index) => (
          <ReorderableItem
            key={item.id}
            name={nameOf(item)}
            list={list}
            index={index}
            last={items.length - 1}
            layout={layout}
            onMove={move}
            className={itemClass}
          >
            {(controls) => children(item, controls, index)}
          </ReorderableItem>
        ))}
      </ol>
      <span className="sr-only">
        <output>{announcement}</output>
      </span>
    </>
  );
}

type ItemProps = {
  name: string;
  list: symbol;
  index: number;
  last: number;
  layout: Layout;
  onMove: (from: number, to: number) => void;
  className: string | undefined;
  children: (controls: ReactNode) => ReactNode;
};

const directions = {
  rows: { back: 'moveUp', on: 'moveDown', Back: ArrowUp, On: ArrowDown },
  tiles: { back: 'moveEarlier', on: 'moveLater', Back: ArrowLeft, On: ArrowRight },
} as const;

/** A line along the edge where a dragged item would land. */
const landingLine =
  'relative before:pointer-events-none before:absolute before:z-10 before:rounded-full before:bg-accent not-data-landing:before:hidden ' +
  'data-[landing=top]:before:inset-x-0 data-[landing=top]:before:-top-0.5 data-[landing=top]:before:h-1 ' +
  'data-[landing=bottom]:before:inset-x-0 data-[landing=bottom]:before:-bottom-0.5 data-[landing=bottom]:before:h-1 ' +
  'data-[landing=left]:before:inset-y-0 data-[landing=left]:before:-left-2 data-[landing=left]:before:w-1 ' +
  'data-[landing=right]:before:inset-y-0 data-[landing=right]:before:-right-2 data-[landing=right]:before:w-1';

function ReorderableItem({ name, list, index, last, layout, onMove, className, children }: ItemProps) {
  const { item, handle, isDragged, landing } = useDragOrder({ list, index, layout, onMove });
  const { back, on, Back, On } = directions[layout];

  const moveByKey = (event: KeyboardEvent) => {
    const to = indexByKey(event.key, index, last);
    if (to === null) return;
    event.preventDefault();
    onMove(index, to);
  };

  const controls = (
    <span className="flex shrink-0 items-center gap-2">
      <IconButton
        ref={handle}
        label={ownerText().lists.move({ name })}
        title={ownerText().lists.moveHint}
        size="small"
        className="cursor-grab text-soft"
        onKeyDown={moveByKey}
      >
        <GripVertical aria-hidden="true" />
      </IconButton>
      {/* Not disabled at the ends, as a disabled button loses the focus. */}
      <IconButton
        label={ownerText().lists[back]({ name })}
        size="small"
        aria-disabled={index === 0}
        className="aria-disabled:opacity-40"
        onClick={() => onMove(index, index - 1)}
      >
        <Back aria-hidden="true" />
      </IconButton>
      <IconButton
        label={ownerText().lists[on]({ name })}
        size="small"
        aria-disabled={index === last}
        className="aria-disabled:opacity-40"
        onClick={() => onMove(index, index + 1)}
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
