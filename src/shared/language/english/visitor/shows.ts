import type { Sentences } from '#shared/language/sentences.ts';

/** Concerts: on the home page, on the page with all of them, and each on its own page. */
export const shows = {
  upcoming: 'Upcoming Shows',
  past: 'Past Shows',
  seeAll: 'See All Shows',
  none: 'No shows are announced right now. Check back soon!',
  nonePast: 'There are no past shows yet.',
  emptyPage: 'No shows on this page.',
  failed: 'Failed to load shows. Please try again later.',
  loading: 'Loading shows...',
  more: 'More shows',
  statuses: {
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    // To a later day, which may not be known yet.
    postponed: 'Postponed',
    soldOut: 'Sold Out',
  },
  place: '{city}, {country}',
  // A button.
  tickets: 'Tickets',
  // For screen readers, instead of “tickets”. {show} is the place, like “Paradiso, Amsterdam”.
  ticketsFor: 'Tickets for {show}',
  map: 'Map',
  mapOf: 'Map of {show}',
  addToCalendar: 'Add to calendar',
  addShowToCalendar: 'Add {show} to calendar',
  addAllToCalendar: 'Add all to calendar',
  // Headings on the page of a show.
  setlist: 'Setlist',
  photos: 'Photos',
  recording: 'Recording',
} as const satisfies Sentences;
