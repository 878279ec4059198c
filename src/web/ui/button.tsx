import type { ComponentProps } from 'react';
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

/** For a link that looks like a button. */
export function buttonClass({ variant = 'accent', size = 'medium', className }: Look = {}): string {
  return cn(
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap select-none',
    // A phone has no room for the longest in some languages.
    'max-sm:leading-tight max-sm:whitespace-normal',
    'transition-[background-color,color,border-color,scale] active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  );
}

export function Button({ variant, size, className, type, ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type ?? 'button'} className={buttonClass({ variant, size, className })} {...rest} />;
}
