import { memo } from 'react';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { PostRow } from '#web/features/news/post-row.tsx';
import type { ListSearch } from '#web/lib/api/list-search.ts';
import { allPostsQuery } from '#web/lib/api/queries.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { ListSkeleton } from '#web/ui/states/skeleton.tsx';

/** Visible at once on most screens. */
const FIRST_VISIBLE = 3;

/** Memoized, so that typing in the search box does not re-render it. */
export const NewsList = memo(function NewsList({ q, page }: ListSearch) {
  const list = useList(allPostsQuery({ q, page }));
  return (
    <PagedList<HTMLUListElement>
      path={pagePaths.news}
      search={{ q, page }}
      list={list}
      labels={text().news}
      skeleton={<NewsListSkeleton />}
    >
      {(rowsRef) => (
        <ul ref={rowsRef} className="border-b border-line">
          {list.items.map((post, index) => (
            <PostRow key={post.id} post={post} level={2} priority={index < FIRST_VISIBLE} />
          ))}
        </ul>
      )}
    </PagedList>
  );
});

function NewsListSkeleton() {
  return (
    <ListSkeleton
      label={text().news.loading}
      picture="aspect-[3/2] w-32"
      title="w-1/2"
      facts="w-1/3"
      action="hidden"
    />
  );
}
