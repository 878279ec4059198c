import { CalendarPlus, MapPin, Ticket, type LucideIcon } from 'lucide-react';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { text } from '#shared/language/text.ts';
import { calendarPath } from '#shared/primitives/addresses.ts';
import { StatusBadge } from '#web/features/shows/show-facts.tsx';
import { buttonClass, type ButtonSize } from '#web/ui/button.tsx';

type Props = { show: Show; size?: ButtonSize };

/** The tickets, or why there are none, and the ways there. */
export function ShowActions({ show, size }: Props) {
  const { id, venue, city, status, ticketUrl, title } = show;
  const { tickets, ticketsFor, map, mapOf, addToCalendar, addShowToCalendar } = text().shows;
  const place = new URLSearchParams({ query: `${venue}, ${city}` }).toString();
  return (
    <>
      <StatusBadge status={status} />
      {ticketUrl && status === 'confirmed' && (
        <a
          href={ticketUrl}
          target="_blank"
          rel="noopener"
          aria-label={`${ticketsFor({ show: title })} ${text().links.newTab}`}
          className={buttonClass({ size })}
        >
          <Ticket aria-hidden="true" />
          {tickets}
        </a>
      )}
      {status !== 'cancelled' && (
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

type LinkProps = { href: string; target?: '_blank'; Icon: LucideIcon; name: string; children: string };

/** `name` is read out, as it says which show. */
export function QuietLink({ href, target, Icon, name, children }: LinkProps) {
  return (
    <a
      href={href}
      target={target}
      rel="noopener"
      aria-label={name}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-soft underline-offset-4 hover:text-ink hover:underline"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </a>
  );
}
