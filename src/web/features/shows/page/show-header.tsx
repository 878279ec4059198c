import type { ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { ShowLinks, ShowTickets } from '#web/features/shows/show-actions.tsx';
import { ShowDate } from '#web/features/shows/show-date.tsx';
import { ShowFacts } from '#web/features/shows/show-facts.tsx';
import { cn } from '#web/ui/cn.ts';
import { ShareButton } from '#web/ui/share/share-button.tsx';

export function ShowHeader({ show }: { show: ShowDetails }) {
  return (
    <header className="grid gap-x-10 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-x-14">
      <ShowDate show={show} className="text-poster" />
      <div className="min-w-0 self-center">
        <h1
          dir="auto"
          className={cn(
            'mb-3 text-as-parent font-display text-section wrap-anywhere',
            show.status === 'cancelled' && 'line-through',
          )}
        >
          {show.venue}
        </h1>
        <ShowFacts show={show} />
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ShowTickets show={show} />
          <ShowLinks show={show} />
          <ShareButton kind="show" item={show} />
        </div>
      </div>
    </header>
  );
}
