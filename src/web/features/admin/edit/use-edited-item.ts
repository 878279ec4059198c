import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditableKind } from '#web/features/admin/edit/use-edit.ts';
import {
  ownItemAddress,
  kindWords,
  refreshKind,
  type EditedItems,
  type Items,
} from '#web/features/admin/kinds.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
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
      const { word } = kindWords[kind];
      const isGone = error instanceof ApiError && error.status === 404;
      reportFailure(
        error,
        isGone
          ? `This ${word} has been deleted in the meantime. Look for it in the bin.`
          : `Failed to open ${word}. Please try again.`,
      );
      if (isGone) await refreshKind(client, kind);
    },
  });

  return {
    edited: chosen ?? (unfinished === null ? null : (reopened ?? null)),
    /** The item that is being read so that its dialog can open. */
    opening: isPending ? variables : null,
    edit: (item: Items[K]) => {
      // Lists leave out the long texts, which photos have none of.
      if (kind === 'photo') setChosen(item as EditedItems[K]);
      else mutate(item);
    },
    close: () => {
      setChosen(null);
      setUnfinished(null);
    },
  };
}

function readItem<K extends EditableKind>(kind: K, id: number): Promise<EditedItems[K]> {
  return api<EditedItems[K]>('GET', ownItemAddress(kind, id));
}

/** Null when it has been deleted meanwhile: then there is nothing left to finish. */
async function readUnfinished<K extends EditableKind>(kind: K, id: number): Promise<EditedItems[K] | null> {
  try {
    return await readItem(kind, id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    discardDraft(editDraftName(kind, id));
    return null;
  }
}
