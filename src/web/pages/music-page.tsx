import { MusicList } from '#web/features/tracks/music-list.tsx';
import { useSearchQuery } from '#web/lib/hooks/use-search-query.ts';
import { ListPage } from '#web/ui/page/list-page.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';

export default function MusicPage() {
  const [query, setQuery] = useSearchQuery();
  return (
    <ListPage
      title="All Music"
      search={
        <SearchBox label="Search music" placeholder="Search music..." value={query} onChange={setQuery} />
      }
    >
      <MusicList query={query} />
    </ListPage>
  );
}
