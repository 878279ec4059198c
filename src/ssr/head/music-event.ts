import type { EventStatusType, MusicEvent } from 'schema-dts';
import { itemPath } from '#shared/primitives/addresses.ts';
import { momentOf, offsetText } from '#shared/primitives/time-zones.ts';
import type { ShowStatus } from '#shared/catalogue/shows.ts';
import type { Show, ShowDetails } from '#shared/catalogue/shows.schema.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { sharePicturePath } from '#server/domain/sharing/share-pictures.ts';
import { byArtist } from '#ssr/head/by-artist.ts';
import { fullAddress } from '#ssr/head/site-address.ts';

const statuses = {
  confirmed: 'https://schema.org/EventScheduled',
  soldOut: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const satisfies Record<ShowStatus, EventStatusType>;

/** A show, for the lists of concerts of search engines. */
export function musicEvent(show: Show | ShowDetails, artist: Artist): MusicEvent {
  const { title, venue, city, country, ticketUrl, note, status } = show;
  const isOver = 'isPast' in show && show.isPast;
  const isOff = isOver || status === 'cancelled' || status === 'postponed';
  const availability = status === 'soldOut' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock';
  return {
    '@type': 'MusicEvent',
    '@id': fullAddress(itemPath('show', show)),
    name: `${artist.name} – ${title}`,
    url: fullAddress(itemPath('show', show)),
    startDate: startOf(show),
    eventStatus: statuses[status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    performer: byArtist(artist),
    image: fullAddress(sharePicturePath('show', show, artist.name)),
    ...(note && { description: note }),
    ...(ticketUrl && !isOff && { offers: { '@type': 'Offer', url: ticketUrl, availability } }),
  };
}

/** 2027-03-05T20:30+01:00, or the day alone. */
function startOf({ date, time, timezone }: Show): string {
  if (!time) return date;
  const offset = Date.parse(`${date}T${time}Z`) - momentOf({ date, time, timezone });
  return `${date}T${time}${offsetText(offset, ':')}`;
}
