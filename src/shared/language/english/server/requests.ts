import type { Sentences } from '#shared/language/sentences.ts';

/** What is wrong with a request that only programs send. */
export const requests = {
  wholeNumber: '{name} must be a whole number from 1 to {max}',
  id: 'Unknown id',
  cursor: 'After must be a cursor',
  show: 'Show can only be all',
  showInList: 'Show must be all, draft or scheduled',
  when: 'When must be upcoming, past or all',
  uploadKey: 'Idempotency-Key must be 1 to 200 plain characters',
  sort: 'Sort must be one of {sorts}, with a minus in front for the largest first',
  searchTooLong: 'A search must be {max} characters or fewer',
  oneSearch: 'Search for one text at a time',
  pageOrAfter: 'Ask for a page or for what comes after, not for both',
  binKind: 'There is nothing of this kind in the bin',
  photoNeighbour: 'Say which photo it should stand in front of, or null for the end',
  oembedUrl: 'Url must be the full address of a page, such as https://example.com/music/12',
  oembedFormat: 'Format must be json or xml',
  itemsAtOnce: 'Choose 1 to {most} items',
  messageIds: 'Choose 1 to {most} messages',
  unknownMessage: 'Unknown message',
  whichMessages: 'Say which messages: their ids, or what they match and up to which one',
  settingKey: 'A setting key is 1 to {max} small letters, digits and underscores',
  subscriberStatus: 'Status must be waiting, confirmed, left or bounced',
  importCsv: 'Please choose a CSV file',
  importLines: 'A file may have {most} lines at most. Please split it into smaller ones.',
  importAgreed: 'Please confirm that these people asked for your newsletter',
} as const satisfies Sentences;
