import { Link } from 'wouter';
import type { RowAction } from '#web/admin/lists/row-action.ts';
import { RowMenu } from '#web/admin/lists/row-menu.tsx';
import { ActionButton } from '#web/admin/lists/row-buttons.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

type Props = {
  /** The name of the menu. */
  label: string;
  actions: RowAction[];
  /** On top of a picture. */
  isOnMedia?: boolean;
};

/** Buttons where the list is wide, one menu where it is narrow. */
export function RowActions({ label, actions, isOnMedia = false }: Props) {
  return (
    <>
      {actions.map((action) => (
        <RowButton key={action.hint} {...action} isOnMedia={isOnMedia} />
      ))}
      <span className="hidden ledger:contents">
        <RowMenu label={label} actions={actions} variant={isOnMedia ? 'media' : 'quiet'} />
      </span>
    </>
  );
}

function RowButton({ isOnMedia, Icon, ...action }: RowAction & { isOnMedia: boolean }) {
  const { label, hint, href, busyText, isDanger, opensRow, onPointerEnter, onSelect } = action;
  if (href !== undefined) {
    return (
      <Tooltip text={hint}>
        <Link
          href={href}
          aria-label={label}
          className={buttonClass({
            variant: 'quiet',
            className: 'w-11 px-0! ledger:hidden! [&_svg]:size-5!',
          })}
        >
          <Icon aria-hidden="true" />
        </Link>
      </Tooltip>
    );
  }
  return (
    <ActionButton
      label={label}
      hint={hint}
      variant={isOnMedia ? 'media' : isDanger ? 'danger' : 'quiet'}
      className="ledger:hidden!"
      data-open={opensRow ? '' : undefined}
      data-delete={isDanger ? '' : undefined}
      onPointerEnter={onPointerEnter}
      onClick={(event) => !busyText && onSelect(event.currentTarget)}
    >
      {busyText ? <Spinner label={busyText} /> : <Icon aria-hidden="true" />}
    </ActionButton>
  );
}
