import { VideoList } from '#web/features/videos/list/video-list.tsx';
import { useSearchQuery } from '#web/lib/hooks/use-search-query.ts';
import { ListPage } from '#web/ui/page/list-page.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';

export default function VideosPage() {
  const [query, setQuery] = useSearchQuery();
  return (
    <ListPage
      title="All Videos"
      search={
        <SearchBox label="Search videos" placeholder="Search videos..." value={query} onChange={setQuery} />
      }
    >
      <VideoList query={query} />
    </ListPage>
  );
}
