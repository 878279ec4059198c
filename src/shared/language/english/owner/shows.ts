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
    trackId: 'Recorded Song',
    videoId: 'Recorded Video',
  },
  hints: {
    time: 'Optional. The local time of the show.',
    timezone: 'Where the show takes place: type a city, like Oslo',
    ticketUrl: 'Optional. Where people buy tickets.',
    note: 'Optional. Doors, support acts, prices.',
    setlist: 'One song per line. Songs of this site are linked by their titles.',
    noPhotos: 'There are no photos yet.',
  },
  // In the empty field.
  chooseCountry: 'Choose a country',
  // Many shows out of a table.
  import: {
    // A button, and the title of the dialog that it opens.
    title: 'Import Dates',
    hint: 'A table from a spreadsheet, saved as CSV. Its first line names the columns: date, time, timezone, venue, city, country, tickets, note, status.',
    file: 'CSV file',
    paste: 'Or paste the lines here',
    noColumns: 'The first line must name the columns, at least date, venue, city and country.',
    tooLong: 'There can be at most {most} lines at once.',
    ambiguous: '{date} can be two days. Please write it like 2027-03-05.',
    // The columns of the preview.
    line: 'Line',
    show: 'Show',
    result: 'Result',
    ready: 'Ready',
    sending: 'Adding...',
    added: 'Added',
    // The button.
    send: { one: 'Import {count} show', other: 'Import {count} shows' },
    imported: { one: '{count} show imported', other: '{count} shows imported' },
    importedText: 'They are under Manage Content now.',
    // How many could not be imported; the table says why.
    someFailed: {
      one: '{count} line could not be imported. The table says why.',
      other: '{count} lines could not be imported. The table says why.',
    },
  },
  // What is added after the show.
  after: {
    title: 'After the show',
    hint: 'Setlist, photos, recording',
  },
} as const satisfies Sentences;
