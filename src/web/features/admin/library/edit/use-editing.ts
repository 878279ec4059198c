import { useState } from 'react';
import { hasDraft } from '#web/lib/drafts.ts';
import type { Rows } from '#web/features/admin/lib/lists.ts';
import type { Editable } from '#web/features/admin/library/edit/use-edit.ts';

export function draftOf(kind: Editable, { id }: { id: number }): string {
  return `edit-${kind}-${id}`;
}

/** The row being edited. One whose changes were cut short, by a session's end or a reload, is open from the start. */
export function useEditing<K extends Editable>(kind: K, rows: Rows[K][]) {
  return useState(() => rows.find((row) => hasDraft(draftOf(kind, row))) ?? null);
}
