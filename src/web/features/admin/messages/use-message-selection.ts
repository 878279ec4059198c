import { useState } from 'react';
import type { Message, MessageDeletion } from '#shared/messages.schema.ts';

/** What the selection needs to know about the list on show. */
type ShownList = { items: Message[]; q: string; sort: string; hasNext: boolean };

type State = {
  /** The list it was made in; in another search or order nothing is selected. */
  list: string;
  ids: ReadonlySet<number>;
  /** Set when all are selected, loaded or not: the newest of them, as those that come in later are not meant. */
  allUpTo: number | null;
};

/** Which messages are ticked: one by one, all that are shown, or all there are. */
export function useMessageSelection({ items, q, sort, hasNext }: ShownList) {
  const list = `${sort} ${q}`;
  const nothing: State = { list, ids: new Set(), allUpTo: null };
  const [kept, setState] = useState(nothing);
  const state = kept.list === list ? kept : nothing;

  const isSelected = ({ id }: Message) => state.allUpTo !== null || state.ids.has(id);
  const selected = items.filter(isSelected);
  const areAllShown = items.length > 0 && selected.length === items.length;
  const select = (messages: Message[]) =>
    setState({ list, ids: new Set(messages.map(({ id }) => id)), allUpTo: null });

  return {
    isSelected,
    /** How many of the loaded ones are ticked. */
    count: selected.length,
    areAllShown,
    /** Also those that are not loaded. */
    areAll: areAllShown && (state.allUpTo !== null || !hasNext),
    toggle: (message: Message) =>
      select(isSelected(message) ? selected.filter(({ id }) => id !== message.id) : [...selected, message]),
    toggleShown: () => select(areAllShown ? [] : items),
    selectAll: (newestId: number) => setState({ list, ids: new Set(), allUpTo: newestId }),
    clear: () => setState(nothing),
    /** Names them for the server. */
    deletion: (): MessageDeletion =>
      state.allUpTo === null ? { ids: selected.map(({ id }) => id) } : { matching: q, upTo: state.allUpTo },
  };
}

export type MessageSelection = ReturnType<typeof useMessageSelection>;
