import { Link } from 'wouter';
import { countryName, dayInYear } from '#shared/catalogue/show-dates.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { text } from '#shared/language/text.ts';
import { itemPath, pagePaths } from '#shared/primitives/addresses.ts';
import { StatusBadge } from '#web/features/shows/show-actions.tsx';
import { ShowSkeletons } from '#web/features/shows/show-skeletons.tsx';
import { pastShowsQuery } from '#web/lib/api/queries.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { cn } from '#web/ui/cn.ts';
import { PagedList, type ListLabels } from '#web/ui/lists/paged-list.tsx';

const labels = (): ListLabels => {
  const { failed, nonePast, emptyPage, more } = text().shows;
  return { failed, none: nonePast, emptyPage, more };
};

const yearOf = ({ date }: Show) => date.slice(0, 4);

/** Newest first; nothing before the first show is over. */
export function PastShows({ page }: { page: number }) {
  const list = useList(pastShowsQuery({ q: '', page }));
  const { items, status } = list;
  if (status === 'loaded' && items.length === 0 && page === 1) return null;
  return (
    <section>
      <h2 className="font-display text-heading">{text().shows.past}</h2>
      <PagedList<HTMLUListElement>
        path={pagePaths.shows}
        search={{ q: '', page }}
        list={list}
        labels={labels()}
        skeleton={<ShowSkeletons />}
      >
        {(rowsRef) => (
          <ul ref={rowsRef}>
            {items.map((show, index) => {
              const before = items[index - 1];
              return (
                <PastShow
                  key={show.id}
                  show={show}
                  isFirstOfYear={!before || yearOf(before) !== yearOf(show)}
                />
              );
            })}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

/** The year is a heading of the first row, so that the rows are one list that can grow. */
function PastShow({ show, isFirstOfYear }: { show: Show; isFirstOfYear: boolean }) {
  const { date, venue, city, country, status } = show;
  return (
    <li className="gap-x-8 md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:items-baseline">
      {isFirstOfYear && (
        <h3 className="pt-8 pb-1 font-display text-title md:-mb-4 md:pt-6 md:pb-0">{yearOf(show)}</h3>
      )}
      <div
        className={cn(
          'grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-3 md:col-start-2 md:grid-cols-[6rem_minmax(0,1fr)_auto]',
          isFirstOfYear && 'md:pt-6',
        )}
      >
        <time dateTime={date} className="text-sm text-soft tabular-nums">
          {dayInYear(date)}
        </time>
        <p className="min-w-0 wrap-anywhere">
          <Link
            dir="auto"
            href={itemPath('show', show)}
            className={cn(
              'touch-target font-semibold underline-offset-4 hover:underline',
              status === 'cancelled' && 'line-through',
            )}
          >
            {venue}
          </Link>{' '}
          <span className="text-soft max-md:block md:ms-1.5">
            {text().shows.place({ city, country: countryName(country) })}
          </span>
        </p>
        <span className="max-md:col-start-2">
          <StatusBadge status={status} isPast />
        </span>
      </div>
    </li>
  );
}
