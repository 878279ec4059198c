import { Trash2 } from 'lucide-react';
import { ActionButton } from '#web/features/admin/lists/action-button.tsx';
import type { Kind } from '#web/features/admin/kinds.ts';
import { useDelete } from '#web/features/admin/lists/use-delete.ts';

type Props = { kind: Kind; id: number; subject: string; variant?: 'danger' | 'media' };

/** Deletes the row it stands in, once the owner has confirmed. */
export function DeleteButton({ kind, id, subject, variant = 'danger' }: Props) {
  const remove = useDelete(kind);
  return (
    <ActionButton
      action="Delete"
      subject={subject}
      variant={variant}
      data-delete=""
      onClick={(event) => {
        const next = nextFocus(event.currentTarget);
        if (remove(id)) next?.focus();
      }}
    >
      <Trash2 aria-hidden="true" />
    </ActionButton>
  );
}

/** The keyboard goes on with the neighbouring row, or with the card when this was the last one. */
function nextFocus(button: HTMLElement): HTMLElement | null {
  const row = button.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-delete]') ?? document.getElementById('main');
}
