import { Ellipsis } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useRef } from 'react';
import { Link } from 'wouter';
import { isRightToLeft } from '#shared/language/text.ts';
import type { RowAction } from '#web/admin/lists/row-action.ts';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';

type Props = { label: string; actions: RowAction[]; variant: 'quiet' | 'media' };

/** The actions of a row as a menu, where there is no room for their buttons. */
export function RowMenu({ label, actions, variant }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<RowAction>(null);
  const busy = actions.find(({ busyText }) => busyText)?.busyText;

  // After the menu has closed, as dialogs return the focus to where it was when they opened.
  const runChosen = (event: Event) => {
    const action = chosen.current;
    chosen.current = null;
    if (!action || !trigger.current) return;
    event.preventDefault();
    trigger.current.focus();
    if (!action.busyText) action.onSelect?.(trigger.current);
  };

  return (
    <Radix.Root dir={isRightToLeft() ? 'rtl' : 'ltr'}>
      <Radix.Trigger asChild>
        <IconButton ref={trigger} label={label} variant={variant} data-open="" data-delete="">
          {busy ? <Spinner label={busy} /> : <Ellipsis aria-hidden="true" />}
        </IconButton>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
          className="z-40 min-w-48 animate-enter rounded-media border border-line bg-surface p-1.5 text-ink shadow-float"
        >
          {actions.map((action) => (
            <Radix.Item
              key={action.hint}
              asChild={action.href !== undefined}
              onSelect={() => (chosen.current = action)}
              className={cn(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-sm font-medium outline-none select-none data-highlighted:bg-ink/8 [&_svg]:size-5 [&_svg]:shrink-0',
                action.isDanger && 'text-danger-ink data-highlighted:bg-danger-wash',
              )}
            >
              {action.href === undefined ? (
                <MenuLine {...action} />
              ) : (
                <Link href={action.href}>
                  <MenuLine {...action} />
                </Link>
              )}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuLine({ Icon, hint }: RowAction) {
  return (
    <>
      <Icon aria-hidden="true" />
      {hint}
    </>
  );
}
