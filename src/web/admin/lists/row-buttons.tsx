import type { ComponentProps } from 'react';
import { shownIn } from '#web/admin/lists/open-by-tap.ts';
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

/** The focus goes to the next row's delete button or menu, or elsewhere after the last row. */
export function nextFocus(
  button: HTMLElement,
  elsewhere: HTMLElement | null = document.getElementById('main'),
): HTMLElement | null {
  const row = button.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return (neighbour && shownIn(neighbour, '[data-delete]')) ?? elsewhere;
}
