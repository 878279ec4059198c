import type { ReactNode } from 'react';
import { Failure, LoadingRows } from '#web/admin/lists/list-frame.tsx';
import { LoadMore } from '#web/admin/lists/load-more.tsx';
import type { List } from '#web/lib/hooks/use-list.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

type Props<Item> = {
  list: List<Item>;
  texts: { title: string; loading: string; empty: string; failure: string };
  children: (item: Item) => ReactNode;
};

/** A list in the order of the server: while it loads, when it failed, when it is empty, or with its rows. */
export function PlainList<Item>({ list, texts, children }: Props<Item>) {
  if (list.status === 'loading') return <LoadingRows>{texts.loading}</LoadingRows>;
  if (list.status === 'failed')
    return <Failure sentence={texts.failure} isRetrying={list.isFetching} onRetry={list.retry} />;
  if (list.items.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
  return (
    <div className="list-frame">
      <div aria-busy={list.isOutdated} className="transition-opacity aria-busy:opacity-60">
        <ul aria-label={texts.title} className="divide-y divide-line border-y border-line">
          {list.items.map(children)}
        </ul>
      </div>
      <LoadMore list={list} />
    </div>
  );
}

type RowProps = {
  title: string;
  details: ReactNode;
  /** Between the text and the actions. */
  badge: ReactNode;
  actions: ReactNode;
};

export function PlainRow({ title, details, badge, actions }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-60">
          <bdi className="block font-semibold wrap-anywhere">{title}</bdi>
          <p className="text-sm text-soft">{details}</p>
        </div>
        {badge}
      </div>
      <div className="flex shrink-0">{actions}</div>
    </li>
  );
}
