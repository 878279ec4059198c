import type { Sentences } from '#shared/language/sentences.ts';

/** The library of shows, the form of a show, and the import of dates. */
export const shows = {
  library: 'Shows',
  list: {
    search: 'Search shows',
    loading: 'Loading shows...',
    empty: 'No shows found. Add some shows to get started.',
    failure: 'The shows could not be loaded.',
  },
  columns: {
    venue: 'Venue',
    city: 'City',
    date: 'Date',
    status: 'Status',
    // For screen readers: the buttons of a row.
    actions: 'Actions',
  },
  // A button with an icon: the first is shown beside it, the second is read aloud.
  duplicate: 'Duplicate',
  duplicateItem: 'Duplicate {title}',
  // The title of the form for a new show, and its button.
  add: 'Add Show',
  adding: 'Adding...',
  added: 'Show added',
  addedText: 'Your show has been added and is now on your website.',
  addFailed: 'Failed to add show. Please try again.',
  fields: {
    date: 'Date',
    time: 'Time',
    timezone: 'Time Zone',
    venue: 'Venue',
    city: 'City',
    country: 'Country',
    ticketUrl: 'Ticket Link',
    note: 'Note',
    status: 'Status',
    setlist: 'Setlist',
    photos: 'Photos',
    recording: 'Recording',
  },
  hints: {
    time: 'Optional. The local time of the show.',
    timezone: 'Where the show takes place: type a city, like Oslo',
    ticketUrl: 'Optional. Where people buy tickets.',
    note: 'Optional. Doors, support acts, prices.',
  },
  // In the empty field.
  chooseCountry: 'Choose a country',
  // What is added after the show.
  after: {
    title: 'After the show',
    hint: 'Setlist, photos, recording',
  },
} as const satisfies Sentences;
