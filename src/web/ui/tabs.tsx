import type { ComponentProps, SyntheticEvent } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { isRightToLeft } from '#shared/language/text.ts';
import { cn } from '#web/ui/cn.ts';

/** Radix would otherwise take the page to be read from left to right. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root dir={isRightToLeft() ? 'rtl' : 'ltr'} {...props} />;
}

/** Wraps on narrow screens instead of scrolling, so that every tab stays visible. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('inline-flex max-w-full flex-wrap gap-1 rounded-panel bg-sunk p-1', className)}
      {...rest}
    />
  );
}

const setPressed = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.dataset['pressed'] = '';
};
const clearPressed = (event: SyntheticEvent<HTMLElement>) => {
  delete event.currentTarget.dataset['pressed'];
};

/** Radix focuses a pressed tab by script, which matches :focus-visible; this hides the ring until a key is pressed. */
export const keyboardRing = {
  onPointerDown: setPressed,
  onKeyDown: clearPressed,
  onBlur: clearPressed,
  className: 'focus-visible:-outline-offset-2 data-pressed:outline-none',
};

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...keyboardRing}
      className={cn(
        keyboardRing.className,
        'inline-flex h-11 grow items-center justify-center gap-2 rounded-full px-5 text-sm font-semibold whitespace-nowrap',
        'text-soft transition-colors hover:text-ink',
        'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-rest',
        'disabled:pointer-events-none disabled:opacity-55',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('mt-6 rounded-media', className)} {...rest} />;
}
