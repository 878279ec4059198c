import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';

/** At least 16 px, or phones zoom in on focus. */
export function Input({ className, type, ...rest }: ComponentProps<'input'>) {
  return <input type={type ?? 'text'} className={cn(controlClass, 'h-12 text-base', className)} {...rest} />;
}

/** Shared by inputs, text areas and selects. */
export const controlClass =
  'w-full rounded-field border border-edge bg-surface px-3.5 text-ink transition-[border-color,box-shadow] ' +
  'hover:border-ink/70 focus-visible:border-ink focus-visible:outline-[1.5px] focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger ' +
  'disabled:pointer-events-none disabled:opacity-55';

export function Textarea({ className, rows, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows ?? 5}
      className={cn(controlClass, 'block min-h-24 resize-y py-3 text-base', className)}
      {...rest}
    />
  );
}
