import { CalendarPlus } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { calendarPath } from '#shared/primitives/addresses.ts';
import { QuietLink } from '#web/features/shows/show-actions.tsx';
import { ShowRow } from '#web/features/shows/show-row.tsx';
import { loadFailure } from '#web/lib/api/api.ts';
import { upcomingShowsQuery } from '#web/lib/api/queries.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { ShowMoreButton } from '#web/ui/lists/show-more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { LoadFailed } from '#web/ui/states/load-failed.tsx';
import { ShowSkeletons } from '#web/features/shows/show-skeletons.tsx';

export function UpcomingShows() {
  const { items, status, error, hasNext, loadNext, retry } = useList(upcomingShowsQuery);
  const { upcoming, none, failed, more, addAllToCalendar } = text().shows;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="font-display text-title">{upcoming}</h2>
        {items.length > 0 && (
          <QuietLink href={calendarPath} Icon={CalendarPlus}>
            {addAllToCalendar}
          </QuietLink>
        )}
      </div>
      {status === 'loading' && <ShowSkeletons />}
      {status === 'failed' && (
        <LoadFailed level={2} onRetry={retry}>
          {loadFailure(error, failed)}
        </LoadFailed>
      )}
      {status === 'loaded' && items.length === 0 && (
        <div className="mt-4">
          <EmptyState>{none}</EmptyState>
        </div>
      )}
      <ul>
        {items.map((show) => (
          <ShowRow key={show.id} show={show} hasLinks />
        ))}
      </ul>
      {hasNext && <ShowMoreButton onClick={loadNext}>{more}</ShowMoreButton>}
    </section>
  );
}
