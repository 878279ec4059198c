import { cn } from '#web/ui/cn.ts';

/** Holds the place of what is coming. The words that say so belong to the list around it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-field bg-ink/10', className)} />;
}
