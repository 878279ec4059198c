import { Link } from 'wouter';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import { ShowLinks, ShowTickets } from '#web/features/shows/show-actions.tsx';
import { ShowDate } from '#web/features/shows/show-date.tsx';
import { ShowFacts } from '#web/features/shows/show-facts.tsx';
import { cn } from '#web/ui/cn.ts';

type Props = {
  show: Show;
  /** With the calendar and the map. */
  hasLinks?: boolean;
};

export function ShowRow({ show, hasLinks }: Props) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-6 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:items-center md:gap-x-8">
      <ShowDate show={show} className="text-section" />
      <div className="min-w-0">
        <h3
          dir="auto"
          className={cn(
            'mb-1.5 text-as-parent font-display text-heading wrap-anywhere',
            show.status === 'cancelled' && 'line-through',
          )}
        >
          <Link href={itemPath('show', show)} className="underline-offset-4 hover:underline">
            {show.venue}
          </Link>
        </h3>
        <ShowFacts show={show} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 empty:hidden max-md:col-start-2 md:flex-col md:items-end lg:flex-row-reverse lg:items-center lg:gap-x-7">
        <ShowTickets show={show} />
        {hasLinks && (
          <span className="flex flex-wrap gap-x-5">
            <ShowLinks show={show} />
          </span>
        )}
      </div>
    </li>
  );
}
