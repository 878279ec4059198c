import type { Sentences } from '#shared/language/sentences.ts';

/** What is wrong with a field of a show. */
export const showRules = {
  // Labels of fields, which begin a sentence such as “Venue must be 200 characters or fewer”
  fields: {
    date: 'Date',
    venue: 'Venue',
    city: 'City',
    note: 'Note',
    setlistEntry: 'A song of the setlist',
  },
  venueRequired: 'Venue is required',
  cityRequired: 'City is required',
  time: 'Time must be hours and minutes, written like 20:30',
  timezone: 'Time zone must be a name like Europe/Oslo',
  country: 'Country is missing or unknown. Two letters are enough, like NO for Norway.',
  status: 'Status must be Confirmed, Cancelled, Postponed or Sold Out',
  setlist: 'The setlist is a list of songs, each with its text',
  setlistEntryRequired: 'Write the name of the song, or take the line out',
  setlistTooLong: 'A setlist can have at most {most} songs',
  tooManyPhotos: 'A show can have at most {most} photos',
  ids: 'Songs, videos and photos are named by their numbers',
} as const satisfies Sentences;
