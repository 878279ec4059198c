import type { ReactNode, Ref } from 'react';
import { loadFailure } from '#web/lib/api.ts';
import { useFocusOnNew } from '#web/lib/hooks/use-focus-on-new.ts';
import type { List } from '#web/lib/hooks/use-list.ts';
import { writeListSearch, type ListSearch } from '#web/lib/list-search.ts';
import { countText } from '#web/ui/lists/count-text.ts';
import { MoreLink } from '#web/ui/lists/more-link.tsx';
import { PageLink } from '#web/ui/lists/page-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { LoadFailed } from '#web/ui/states/load-failed.tsx';

export type ListWords = {
  failed: string;
  empty: string;
  noMatches: (q: string) => string;
  /** For an address beyond the last page. */
  emptyPage: string;
  more: string;
  /** What is counted: one and many of it. */
  one: string;
  many: string;
};

type Props = {
  /** The page the list stands on. */
  path: string;
  search: ListSearch;
  list: List<unknown>;
  words: ListWords;
  skeleton: ReactNode;
  /** The rows; the reference belongs on the element around them. */
  children: (rowsRef: Ref<HTMLTableSectionElement>) => ReactNode;
};

/** Everything there is of one kind, or what a search has found: its rows, how many, and the ways on and back. */
export function PagedList({ path, search, list, words, skeleton, children }: Props) {
  const { listRef, focusOnNew } = useFocusOnNew<HTMLTableSectionElement>();
  const { items, total, status, error, isOutdated } = list;
  const q = search.q.trim();

  if (status === 'failed')
    return (
      <LoadFailed level={2} onRetry={list.retry}>
        {loadFailure(error, words.failed)}
      </LoadFailed>
    );
  if (status === 'loading' || (isOutdated && items.length === 0)) return skeleton;
  return (
    <>
      <output className="sr-only">{q && !isOutdated && foundText(total, words)}</output>
      {items.length > 0 && search.page > 1 && (
        <PageLink href={path + writeListSearch({ ...search, page: search.page - 1 })} rel="prev">
          Previous page
        </PageLink>
      )}
      {items.length === 0 && <EmptyState>{emptyText(total, q, words)}</EmptyState>}
      {items.length === 0 && search.page > 1 && (
        <PageLink href={path + writeListSearch({ ...search, page: 1 })}>First page</PageLink>
      )}
      {items.length > 0 && children(listRef)}
      <MoreLink
        path={path}
        search={search}
        list={list}
        label={words.more}
        onPress={() => focusOnNew(items.length)}
      />
    </>
  );
}

function emptyText(total: number, q: string, words: ListWords): string {
  if (total > 0) return words.emptyPage;
  return q ? words.noMatches(q) : words.empty;
}

function foundText(total: number, { one, many }: ListWords): string {
  return `${countText({ total, isSearching: true })} ${total === 1 ? one : many} found`;
}
