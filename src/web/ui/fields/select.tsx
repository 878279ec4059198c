import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';
import { controlClass } from '#web/ui/fields/control.ts';

/** The browser's own select: lightest, and every phone and screen reader knows it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(controlClass, 'h-12 appearance-none pr-11 text-base')} {...rest} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
