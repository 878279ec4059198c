import { ArrowUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { loadFailure } from '#web/lib/api/api.ts';
import { writeListSearch, type ListSearch } from '#web/lib/api/list-search.ts';
import { useFocusOnNew } from '#web/lib/hooks/use-focus-on-new.ts';
import type { List } from '#web/lib/hooks/use-list.ts';
import { countText } from '#web/ui/lists/count-text.ts';
import { MoreLink } from '#web/ui/lists/more-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { LoadFailed } from '#web/ui/states/load-failed.tsx';

export type ListLabels = {
  failed: string;
  none: string;
  /** For a page number beyond the last page. */
  emptyPage: string;
  more: string;
  /** Of lists that can be searched. */
  noMatches?: (values: { query: string }) => string;
  found?: (values: { count: number; shown: string }) => string;
};

type Props<Rows extends HTMLElement> = {
  /** The page of the list. */
  path: string;
  search: ListSearch;
  list: List<unknown>;
  labels: ListLabels;
  skeleton: ReactNode;
  /** Renders the rows; the ref belongs on their parent. */
  children: (rowsRef: Ref<Rows>) => ReactNode;
};

/** A searchable list with its loading, empty and error states and the links to other pages. */
export function PagedList<Rows extends HTMLElement = HTMLTableSectionElement>({
  path,
  search,
  list,
  labels,
  skeleton,
  children,
}: Props<Rows>) {
  const { listRef, focusOnNew } = useFocusOnNew<Rows>();
  const { items, total, status, error, isOutdated } = list;
  const q = search.q.trim();

  if (status === 'failed')
    return (
      <LoadFailed level={2} onRetry={list.retry}>
        {loadFailure(error, labels.failed)}
      </LoadFailed>
    );
  if (status === 'loading' || (isOutdated && items.length === 0)) return skeleton;
  return (
    <>
      <output className="sr-only">
        {q && !isOutdated && labels.found?.({ count: total, shown: countText({ total, isSearching: true }) })}
      </output>
      {items.length > 0 && search.page > 1 && (
        <PageLink href={path + writeListSearch({ ...search, page: search.page - 1 })} rel="prev">
          {text().site.previousPage}
        </PageLink>
      )}
      {items.length === 0 && <EmptyState>{emptyText(total, q, labels)}</EmptyState>}
      {items.length === 0 && search.page > 1 && (
        <PageLink href={path + writeListSearch({ ...search, page: 1 })}>{text().site.firstPage}</PageLink>
      )}
      {items.length > 0 && children(listRef)}
      <MoreLink
        path={path}
        search={search}
        list={list}
        label={labels.more}
        onPress={() => focusOnNew(items.length)}
      />
    </>
  );
}

function emptyText(total: number, q: string, labels: ListLabels): string {
  if (total > 0) return labels.emptyPage;
  return (q && labels.noMatches?.({ query: q })) || labels.none;
}

type PageLinkProps = { href: string; rel?: 'prev'; children: string };

function PageLink({ href, rel, children }: PageLinkProps) {
  return (
    <p className="my-4 flex justify-center">
      <Link
        href={href}
        rel={rel}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ArrowUp aria-hidden="true" className="size-4" />
        {children}
      </Link>
    </p>
  );
}
