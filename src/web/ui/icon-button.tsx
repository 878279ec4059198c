import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

const variants = {
  outline: 'border border-line text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-ink/8',
  accent: 'bg-accent text-on-accent hover:bg-accent-deep',
  danger: 'text-danger-ink hover:bg-danger-wash',
  /** On top of a picture: dark on a light disc. */
  media: 'bg-disc/85 text-on-disc hover:bg-disc-lit',
};

const sizes = {
  small: 'touch-target size-9 [&_svg]:size-4',
  medium: 'size-11 [&_svg]:size-5',
  large: 'size-14 [&_svg]:size-6',
  huge: 'size-18 [&_svg]:size-8',
};

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
};

export function IconButton({ label, variant = 'quiet', size = 'medium', className, type, ...rest }: Props) {
  return (
    <button
      type={type ?? 'button'}
      aria-label={label}
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full',
        'transition-[background-color,border-color,color,scale] active:scale-95',
        'disabled:pointer-events-none disabled:opacity-55',
        variants[variant],
        sizes[size],
        className,
      )}
      {...rest}
    />
  );
}
