import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { VideoList } from '#web/features/videos/list/video-list.tsx';
import { useListSearch } from '#web/lib/hooks/use-list-search.ts';
import { ListPage } from '#web/ui/page/list-page.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';

export default function VideosPage() {
  const { typed, setTyped, search } = useListSearch();
  return (
    <ListPage
      title={text().pages.videos}
      search={
        <SearchBox
          path={pagePaths.videos}
          label={text().videoList.search}
          placeholder={text().videoList.searchHint}
          value={typed}
          onChange={setTyped}
        />
      }
    >
      <VideoList q={search.q} page={search.page} />
    </ListPage>
  );
}
