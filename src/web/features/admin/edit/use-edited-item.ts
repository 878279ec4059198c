import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditableKind } from '#web/features/admin/edit/use-edit.ts';
import { itemAddress, type Items } from '#web/features/admin/kinds.ts';
import { api, ApiError } from '#web/lib/api.ts';
import { discardDraft, findDraft } from '#web/lib/drafts.ts';

const draftPrefix = (kind: EditableKind) => `edit-${kind}-`;

/** What was typed into an item's dialog is kept under this name. */
export function editDraftName(kind: EditableKind, id: number): string {
  return `${draftPrefix(kind)}${id}`;
}

/** The item whose editing was cut short, by a session's end or a reload. */
function unfinishedEdit(kind: EditableKind): number | null {
  const draft = findDraft(draftPrefix(kind));
  return draft === null ? null : Number(draft.slice(draftPrefix(kind).length));
}

/** The item being edited. One whose changes were cut short is open from the start, wherever it stands in its list. */
export function useEditedItem<K extends EditableKind>(kind: K) {
  const [chosen, setChosen] = useState<Items[K] | null>(null);
  const [unfinished, setUnfinished] = useState(() => unfinishedEdit(kind));

  const { data: reopened } = useQuery({
    queryKey: ['unfinished edit', kind, unfinished],
    queryFn: () => readUnfinished(kind, Number(unfinished)),
    enabled: unfinished !== null,
    gcTime: 0,
  });

  return {
    edited: chosen ?? (unfinished === null ? null : (reopened ?? null)),
    edit: (item: Items[K]) => setChosen(item),
    close: () => {
      setChosen(null);
      setUnfinished(null);
    },
  };
}

/** Null when it has been deleted meanwhile: then there is nothing left to finish. */
async function readUnfinished<K extends EditableKind>(kind: K, id: number): Promise<Items[K] | null> {
  try {
    return await api<Items[K]>('GET', itemAddress(kind, id));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    discardDraft(editDraftName(kind, id));
    return null;
  }
}
