import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

/** A checkbox that says it is a switch: it works in any form and costs no script. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox already tells its state
      role="switch"
      className={cn(
        'relative h-7 w-12 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-sunk transition-colors',
        'checked:border-accent checked:bg-accent hover:border-ink/70',
        'before:absolute before:top-[3px] before:left-[3px] before:size-[19px] before:rounded-full before:bg-edge',
        'before:transition-[translate,background-color] checked:before:translate-x-5 checked:before:bg-on-accent',
        'disabled:pointer-events-none disabled:opacity-55',
        className,
      )}
      {...rest}
    />
  );
}
