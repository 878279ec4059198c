import { CalendarPlus } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { calendarPath } from '#shared/primitives/addresses.ts';
import { QuietLink } from '#web/features/shows/show-actions.tsx';
import { ShowList } from '#web/features/shows/show-list.tsx';
import { upcomingShowsQuery } from '#web/lib/api/queries.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { ShowMoreButton } from '#web/ui/lists/show-more-button.tsx';

export function UpcomingShows() {
  const list = useList(upcomingShowsQuery);
  const { upcoming, more, addAllToCalendar } = text().shows;
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="font-display text-heading">{upcoming}</h2>
        {list.items.length > 0 && (
          <QuietLink href={calendarPath} Icon={CalendarPlus}>
            {addAllToCalendar}
          </QuietLink>
        )}
      </div>
      <ShowList list={list} hasLinks />
      {list.hasNext && <ShowMoreButton onClick={list.loadNext}>{more}</ShowMoreButton>}
    </section>
  );
}
