import { CalendarPlus, MapPin, Ticket, type LucideIcon } from 'lucide-react';
import { countryName } from '#shared/catalogue/show-dates.ts';
import type { Show, ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { text } from '#shared/language/text.ts';
import { calendarPath } from '#shared/primitives/addresses.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** Lists know which shows are past. */
type Props = { show: Show & Partial<Pick<ShowDetails, 'isPast'>> };

/** Where to buy tickets, or why there are none. */
export function ShowTickets({ show: { status, isPast, ticketUrl, title } }: Props) {
  if (status !== 'confirmed') return <StatusBadge status={status} isPast={isPast} />;
  if (isPast || !ticketUrl) return null;
  return (
    <a
      href={ticketUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text().shows.ticketsFor({ show: title })} ${text().links.newTab}`}
      className={buttonClass()}
    >
      <Ticket aria-hidden="true" />
      {text().shows.tickets}
    </a>
  );
}

/** Nothing for a show that takes place as planned. That a past one was sold out is no longer of use. */
export function StatusBadge({ status, isPast }: Pick<Props['show'], 'status' | 'isPast'>) {
  if (status === 'confirmed' || (isPast && status === 'soldOut')) return null;
  return (
    <Badge variant={status === 'cancelled' ? 'danger' : 'neutral'} className="min-h-8 px-3.5 text-sm">
      {text().shows.statuses[status]}
    </Badge>
  );
}

/** How to remember the show and to find it. */
export function ShowLinks({ show: { id, venue, city, country, status, isPast, title } }: Props) {
  const { map, mapOf, addToCalendar, addShowToCalendar } = text().shows;
  const place = new URLSearchParams({ query: `${venue}, ${city}, ${countryName(country)}` }).toString();
  return (
    <>
      {status !== 'cancelled' && !isPast && (
        <QuietLink
          href={`${calendarPath}?show=${id}`}
          Icon={CalendarPlus}
          name={addShowToCalendar({ show: title })}
        >
          {addToCalendar}
        </QuietLink>
      )}
      <QuietLink
        href={`https://www.openstreetmap.org/search?${place}`}
        target="_blank"
        Icon={MapPin}
        name={`${mapOf({ show: title })} ${text().links.newTab}`}
      >
        {map}
      </QuietLink>
    </>
  );
}

type LinkProps = { href: string; target?: '_blank'; Icon: LucideIcon; name?: string; children: string };

/** `name` is read out, where the shown text does not say which show. */
export function QuietLink({ href, target, Icon, name, children }: LinkProps) {
  return (
    <a
      href={href}
      target={target}
      rel="noopener noreferrer"
      aria-label={name}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium whitespace-nowrap text-soft underline-offset-4 hover:text-ink hover:underline"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </a>
  );
}
