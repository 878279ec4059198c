import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { Kind } from '#web/admin/kinds.ts';
import { useDelete } from '#web/admin/lists/use-delete.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

type ActionProps = ComponentProps<typeof IconButton> & {
  /** The tooltip. The label also says what the button acts on: "Delete Paper Lanterns". */
  hint: string;
};

export function ActionButton({ hint, ...rest }: ActionProps) {
  return (
    <Tooltip text={hint}>
      <IconButton {...rest} />
    </Tooltip>
  );
}

type DeleteProps = { kind: Kind; id: number; label: string; variant?: 'danger' | 'media' };

export function DeleteButton({ kind, id, label, variant = 'danger' }: DeleteProps) {
  const remove = useDelete(kind);
  return (
    <ActionButton
      label={label}
      hint={ownerText().lists.delete}
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
