import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { NewsList } from '#web/features/news/news-list.tsx';
import { useListSearch } from '#web/lib/hooks/use-list-search.ts';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { ListPage } from '#web/ui/page/list-page.tsx';

export default function NewsPage() {
  const { typed, setTyped, search } = useListSearch();
  return (
    <ListPage
      title={text().sections.news}
      search={
        <SearchBox
          path={pagePaths.news}
          label={text().news.search}
          placeholder={text().news.searchHint}
          value={typed}
          onChange={setTyped}
        />
      }
    >
      <NewsList q={search.q} page={search.page} />
    </ListPage>
  );
}
