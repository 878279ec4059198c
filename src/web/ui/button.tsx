import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui';
import { cn } from '#web/ui/cn.ts';

export type ButtonVariant = 'accent' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  accent: 'bg-accent text-on-accent hover:bg-accent-deep',
  outline: 'border-[1.5px] border-ink text-ink hover:bg-ink hover:text-page',
  quiet: 'text-ink hover:bg-ink/8',
  danger: 'bg-danger text-on-danger hover:bg-danger-deep',
};

const sizes: Record<ButtonSize, string> = {
  small: 'touch-target h-9 px-4 text-sm',
  medium: 'h-11 px-5 text-sm',
  large: 'h-13 px-6 text-base md:px-7',
};

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** The look alone, for an element that cannot be a Button. */
export function buttonClass({ variant = 'accent', size = 'medium', className }: Look = {}): string {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap select-none',
    'transition-[background-color,color,border-color,scale] active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  );
}

type Props = ComponentProps<'button'> & Look & { asChild?: boolean };

/** With `asChild` the child (a link, say) becomes the button. */
export function Button({ variant, size, asChild, className, type, ...rest }: Props) {
  const look = buttonClass({ variant, size, className });
  if (asChild) return <Slot.Root className={look} {...rest} />;
  return <button type={type ?? 'button'} className={look} {...rest} />;
}
