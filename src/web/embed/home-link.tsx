import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type Props = { path: string; className?: string; children: ReactNode };

/** The way from another site to ours, in a tab of its own. */
export function HomeLink({ path, className, children }: Props) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener noreferrer"
      className={cn(
        'touch-target inline-flex max-w-full min-w-0 items-center gap-1 text-sm font-semibold text-accent-ink hover:underline',
        className,
      )}
    >
      <span className="truncate">{children}</span>
      <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
