import type { ComponentProps } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { cn } from '#web/ui/cn.ts';
import { keyboardRing } from '#web/ui/tabs.tsx';

/** Quieter than the dashboard's own tabs, because they stand below them. */
export function SubTabsList(props: ComponentProps<typeof Radix.List>) {
  return <Radix.List className="flex flex-wrap gap-x-6 border-b border-line" {...props} />;
}

export function SubTabsTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...keyboardRing}
      className={cn(
        keyboardRing.className,
        '-mb-px inline-flex h-11 items-center border-b-2 border-transparent px-0.5 font-semibold whitespace-nowrap text-soft transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
      )}
      {...props}
    />
  );
}
