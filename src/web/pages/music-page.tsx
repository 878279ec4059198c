import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { ReleasesStrip } from '#web/features/releases/releases-strip.tsx';
import { OfflineTracksLink } from '#web/features/tracks/offline/offline-tracks-link.tsx';
import { TrackList } from '#web/features/tracks/list/track-list.tsx';
import { useListSearch } from '#web/lib/hooks/use-list-search.ts';
import { showsReleases } from '#web/lib/api/queries.ts';
import { ListPage } from '#web/ui/page/list-page.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';

export default function MusicPage() {
  const { typed, setTyped, search } = useListSearch();
  return (
    <ListPage
      title={text().pages.music}
      aside={<OfflineTracksLink />}
      search={
        <SearchBox
          path={pagePaths.music}
          label={text().musicList.search}
          placeholder={text().musicList.searchHint}
          value={typed}
          onChange={setTyped}
        />
      }
    >
      {showsReleases(search) && <ReleasesStrip q={search.q} />}
      <TrackList q={search.q} page={search.page} />
    </ListPage>
  );
}
