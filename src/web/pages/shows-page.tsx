import { text } from '#shared/language/text.ts';
import { PastShows } from '#web/features/shows/past-shows.tsx';
import { UpcomingShows } from '#web/features/shows/upcoming-shows.tsx';
import { useListSearch } from '#web/lib/hooks/use-list-search.ts';
import { ListPage } from '#web/ui/page/list-page.tsx';

export default function ShowsPage() {
  const { page } = useListSearch().search;
  return (
    <ListPage title={text().pages.shows}>
      <div className="flex flex-col gap-16">
        {page === 1 && <UpcomingShows />}
        <PastShows page={page} />
      </div>
    </ListPage>
  );
}
