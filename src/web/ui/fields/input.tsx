import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';
import { controlClass } from '#web/ui/fields/control.ts';

/** Text stays at 16 px or more, or phones zoom in on focus. */
export function Input({ className, type, ...rest }: ComponentProps<'input'>) {
  return <input type={type ?? 'text'} className={cn(controlClass, 'h-12 text-base', className)} {...rest} />;
}
