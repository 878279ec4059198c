import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { path: string; className?: string; children: ReactNode };

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
      <span className="sr-only">{text().links.newTab}</span>
    </a>
  );
}

export function NothingToPlay({ artistName }: { artistName: string }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-2 p-4 text-center">
      <h1 className="text-base font-semibold">{text().embed.nothingToPlay}</h1>
      <HomeLink path={pagePaths.home}>{text().embed.visit({ artist: artistName })}</HomeLink>
    </main>
  );
}
