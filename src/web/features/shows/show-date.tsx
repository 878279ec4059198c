import { longDay, monthOf } from '#shared/catalogue/show-dates.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { currentYear } from '#shared/primitives/format.ts';
import { cn } from '#web/ui/cn.ts';
import { LocalText } from '#web/ui/local-date.tsx';

type Props = { show: Pick<Show, 'date' | 'time' | 'status'>; className?: string };

/** The day as on a poster, with the year unless it is the current one. */
export function ShowDate({ show: { date, time, status }, className }: Props) {
  return (
    <time dateTime={time ? `${date}T${time}` : date} className={cn('block font-display', className)}>
      <span className="sr-only">{longDay(date)}</span>
      <span aria-hidden="true" className={cn('block', status === 'cancelled' && 'line-through')}>
        {Number(date.slice(-2))}
      </span>
      <LocalText
        as="span"
        aria-hidden="true"
        className="mt-1 block text-title"
        format={(zone) => monthOf(date, currentYear(zone))}
      />
    </time>
  );
}
