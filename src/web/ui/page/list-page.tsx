import type { ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';

type Props = {
  title: string;
  /** Beside the heading on wide screens. */
  search?: ReactNode;
  /** Opposite the back link, where content that appears later moves nothing. */
  aside?: ReactNode;
  children: ReactNode;
};

export function ListPage({ title, search, aside, children }: Props) {
  return (
    <div className="shell pt-8 pb-section md:pt-12">
      <div className="flex items-center justify-between gap-4">
        <BackLink href={pagePaths.home}>{text().site.back}</BackLink>
        {aside}
      </div>
      <div className="mt-3 mb-8 flex flex-col gap-6 md:mb-10 md:flex-row md:items-end md:justify-between">
        <h1 className="font-display text-section">{title}</h1>
        {search && <div className="w-full md:max-w-xs">{search}</div>}
      </div>
      {children}
    </div>
  );
}
