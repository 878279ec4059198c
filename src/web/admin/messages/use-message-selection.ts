import { useState } from 'react';
import type { Message, MessageDeletion } from '#shared/site/messages.schema.ts';

type ShownList = { items: Message[]; q: string; sort: string; hasNext: boolean };

type State = {
  /** The search and order of the selection: in another list nothing is selected. */
  list: string;
  ids: ReadonlySet<number>;
  /** The newest message when all are selected, loaded or not: later ones do not count. */
  allUpTo: number | null;
};

/** Selects messages one by one, all that are loaded, or all that match. */
export function useMessageSelection({ items, q, sort, hasNext }: ShownList) {
  const list = `${sort} ${q}`;
  const nothing: State = { list, ids: new Set(), allUpTo: null };
  const [stored, setState] = useState(nothing);
  const state = stored.list === list ? stored : nothing;

  const isSelected = ({ id }: Message) => state.allUpTo !== null || state.ids.has(id);
  const selected = items.filter(isSelected);
  const areAllShown = items.length > 0 && selected.length === items.length;
  const select = (messages: Message[]) =>
    setState({ list, ids: new Set(messages.map(({ id }) => id)), allUpTo: null });

  return {
    isSelected,
    /** How many of the loaded ones are selected. */
    count: selected.length,
    areAllShown,
    /** Including those that are not loaded. */
    areAll: areAllShown && (state.allUpTo !== null || !hasNext),
    toggle: (message: Message) =>
      select(isSelected(message) ? selected.filter(({ id }) => id !== message.id) : [...selected, message]),
    toggleShown: () => select(areAllShown ? [] : items),
    selectAll: (newestId: number) => setState({ list, ids: new Set(), allUpTo: newestId }),
    clear: () => setState(nothing),
    /** The request that deletes them. */
    deletion: (): MessageDeletion =>
      state.allUpTo === null ? { ids: selected.map(({ id }) => id) } : { matching: q, upTo: state.allUpTo },
  };
}
