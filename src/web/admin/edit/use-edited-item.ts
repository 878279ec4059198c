import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { EditableKind } from '#web/admin/edit/use-edit.ts';
import { ownItemAddress, refreshKind, type EditedItems, type Items } from '#web/admin/kinds.ts';
import { useItemToOpen } from '#web/admin/navigation.tsx';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api, ApiError } from '#web/lib/api/api.ts';
import { discardDraft, findDraft } from '#web/lib/drafts.ts';

/** Of the dialog that edits an item. */
export type EditDialogProps<K extends EditableKind> = { item: EditedItems[K]; onClose: () => void };

const draftPrefix = (kind: EditableKind) => `edit-${kind}-`;

/** The name of the draft of an item's dialog. */
export function editDraftName(kind: EditableKind, id: number): string {
  return `${draftPrefix(kind)}${id}`;
}

/** The item whose edit was interrupted by the end of the session or a reload. */
function unfinishedEdit(kind: EditableKind): number | null {
  const draft = findDraft(draftPrefix(kind));
  return draft === null ? null : Number(draft.slice(draftPrefix(kind).length));
}

/** The item being edited. An interrupted edit opens again at once, wherever the item is in its list. */
export function useEditedItem<K extends EditableKind>(kind: K) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<EditedItems[K] | null>(null);
  const [unfinished, setUnfinished] = useState(() => unfinishedEdit(kind));

  const { data: reopened } = useQuery({
    queryKey: ['unfinished edit', kind, unfinished],
    queryFn: () => readUnfinished(kind, Number(unfinished)),
    enabled: unfinished !== null,
    gcTime: 0,
  });

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Items[K]) => readItem(kind, id),
    onSuccess: setChosen,
    onError: async (error) => {
      const { deletedMeanwhile, openFailed } = ownerText().forms;
      const isGone = error instanceof ApiError && error.status === 404;
      const texts: Record<EditableKind, string> = isGone ? deletedMeanwhile : openFailed;
      reportFailure(error, texts[kind]);
      if (isGone) await refreshKind(client, kind);
    },
  });

  const edit = (item: Items[K]) => {
    // Lists leave out long texts, but photos have none.
    if (kind === 'photo') setChosen(item as Items['photo'] as EditedItems[K]);
    else mutate(item);
  };
  useItemToOpen(kind, edit);

  return {
    edited: chosen ?? (unfinished === null ? null : (reopened ?? null)),
    /** The item that is loading before its dialog opens. */
    opening: isPending ? variables : null,
    edit,
    close: () => {
      setChosen(null);
      setUnfinished(null);
    },
  };
}

function readItem<K extends EditableKind>(kind: K, id: number): Promise<EditedItems[K]> {
  return api<EditedItems[K]>('GET', ownItemAddress(kind, id));
}

/** Null when it has been deleted. */
async function readUnfinished<K extends EditableKind>(kind: K, id: number): Promise<EditedItems[K] | null> {
  try {
    return await readItem(kind, id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    discardDraft(editDraftName(kind, id));
    return null;
  }
}
