import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';
import { controlClass } from '#web/ui/fields/control.ts';

export function Textarea({ className, rows, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows ?? 5}
      className={cn(controlClass, 'block min-h-24 resize-y py-3 text-base', className)}
      {...rest}
    />
  );
}
