import { useState } from 'react';

type ShownList<Item> = { items: readonly Item[]; q: string; sort: string; hasNext: boolean };

type State = {
  /** The search and order of the selection: in another list nothing is selected. */
  list: string;
  ids: ReadonlySet<number>;
  /** The newest item when all are selected, loaded or not: later ones do not count. */
  allUpTo: number | null;
  /** The row that was changed last: a range begins there. */
  last: number | null;
};

export type Selection<Item extends { id: number } = { id: number }> = ReturnType<typeof useSelection<Item>>;

/** Selects rows one by one, a range of them, all that are loaded, or all that match. */
export function useSelection<Item extends { id: number }>({ items, q, sort, hasNext }: ShownList<Item>) {
  const list = `${sort} ${q}`;
  const nothing: State = { list, ids: new Set(), allUpTo: null, last: null };
  const [stored, setState] = useState(nothing);
  const state = stored.list === list ? stored : nothing;

  const isSelected = ({ id }: { id: number }) => state.allUpTo !== null || state.ids.has(id);
  const selected = items.filter(isSelected);
  const areAllShown = items.length > 0 && selected.length === items.length;
  const indexOf = (id: number | null) => items.findIndex((item) => item.id === id);

  /** Selects or clears the rows between two, which may be in any order. */
  const change = (from: number, to: number, isOn: boolean) => {
    const ids = new Set(selected.map(({ id }) => id));
    for (const { id } of items.slice(Math.min(from, to), Math.max(from, to) + 1)) {
      if (isOn) ids.add(id);
      else ids.delete(id);
    }
    setState({ list, ids, allUpTo: null, last: items[to]?.id ?? null });
  };

  return {
    isSelected,
    /** The loaded ones, in the order of the list. */
    selected,
    count: selected.length,
    areAllShown,
    /** Including those that are not loaded. */
    areAll: areAllShown && (state.allUpTo !== null || !hasNext),
    allUpTo: state.allUpTo,
    /** With `isRange` every row from the one changed last becomes like this one. */
    toggle: (item: { id: number }, isRange = false) => {
      const to = indexOf(item.id);
      const from = isRange ? indexOf(state.last) : to;
      change(from < 0 ? to : from, to, !isSelected(item));
    },
    /** From one row to another, by their places in the list. */
    extend: (from: number, to: number) => change(from, to, true),
    toggleShown: () => change(0, items.length - 1, !areAllShown),
    selectAll: (newestId: number) => setState({ ...nothing, allUpTo: newestId }),
    clear: () => setState(nothing),
  };
}
