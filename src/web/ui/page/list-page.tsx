import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';

type Props = {
  title: string;
  /** The search box, beside the heading on wide screens. */
  search: ReactNode;
  children: ReactNode;
};

/** A page that shows everything there is of one kind. */
export function ListPage({ title, search, children }: Props) {
  return (
    <div className="shell pt-8 pb-section md:pt-12">
      <Link
        href={pagePaths.home}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Home
      </Link>
      <div className="mt-3 mb-8 flex flex-col gap-6 md:mb-10 md:flex-row md:items-end md:justify-between">
        <h1 className="font-display text-section">{title}</h1>
        <div className="w-full md:max-w-xs">{search}</div>
      </div>
      {children}
    </div>
  );
}
