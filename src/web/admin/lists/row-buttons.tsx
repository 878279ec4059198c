import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Kind } from '#web/admin/kinds.ts';
import { useDelete } from '#web/admin/lists/use-delete.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

type ActionProps = Omit<ComponentProps<typeof IconButton>, 'label'> & {
  action: string;
  /** Together with the action it is the button's name: "Delete Paper Lanterns". */
  subject: string;
  /** The tooltip, if not the action. */
  hint?: string;
};

export function ActionButton({ action, subject, hint = action, ...rest }: ActionProps) {
  return (
    <Tooltip text={hint}>
      <IconButton label={`${action} ${subject}`} {...rest} />
    </Tooltip>
  );
}

type DeleteProps = { kind: Kind; id: number; subject: string; variant?: 'danger' | 'media' };

export function DeleteButton({ kind, id, subject, variant = 'danger' }: DeleteProps) {
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

/** The focus goes to the next row's delete button, or elsewhere after the last row. */
export function nextFocus(
  button: HTMLElement,
  elsewhere: HTMLElement | null = document.getElementById('main'),
): HTMLElement | null {
  const row = button.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-delete]') ?? elsewhere;
}
