import type { ComponentProps } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

type Props = Omit<ComponentProps<typeof IconButton>, 'label'> & {
  /** The deed in a word or two. */
  action: string;
  /** What it is done to. Together they name the button: "Delete Paper Lanterns". */
  subject: string;
  /** The tooltip, where the deed alone is no whole phrase. */
  hint?: string;
};

export function ActionButton({ action, subject, hint = action, ...rest }: Props) {
  return (
    <Tooltip text={hint}>
      <IconButton label={`${action} ${subject}`} {...rest} />
    </Tooltip>
  );
}
