import type { Sentences } from '#shared/language/sentences.ts';

/** The people who get the newsletter. */
export const mailingList = {
  title: 'Mailing List',
  description: 'People who asked for your newsletter. Their addresses are only here and in your backups.',
  search: 'Search by the beginning of an address',
  loading: 'Loading the mailing list...',
  empty:
    'Nobody is on your list yet. Visitors sign up with the form at the end of every page of your site; a list you already have can be imported.',
  failure: 'The mailing list could not be loaded.',
  nobodyHere: 'There is nobody in this part of the list.',
  filter: 'Who to show',
  all: 'All',
  statuses: {
    confirmed: 'On the list',
    waiting: 'Not confirmed yet',
    left: 'Left',
    bounced: 'Unreachable',
  },
  // Below the filter, for the chosen part of the list.
  hints: {
    confirmed: 'They get your newsletters.',
    waiting: 'They signed up, but have not pressed the link in our mail. After a week they are removed.',
    left: 'They do not get mail any more. Their address is deleted after a month.',
    bounced: 'Their mail server says that the address does not work. They do not get mail any more.',
  },
  // Instead of an address that was deleted some time after its owner left.
  forgotten: 'Address deleted',
  delete: 'Delete {email}',
  confirmDelete: 'Delete {email} and everything about them?',
  deleted: 'Person deleted',
  deletedText: 'Nothing about them is left on your site.',
  deleteFailed: 'Failed to delete. Please try again.',
  export: 'Export',

  // Adding people from a file.
  import: {
    open: 'Import',
    title: 'Import People',
    hint: 'A CSV file with one address per line, or with a column “email”. Nothing is imported before you have seen what will happen.',
    file: 'CSV file',
    reading: 'Reading the file...',
    failed: 'The file could not be read. Please try again.',
    agreed: 'These people asked me for mail',
    agreedHint: 'Mail that nobody asked for is against the law in many countries.',
    send: { one: 'Import {shown} person', other: 'Import {shown} people' },
    pending: 'Importing...',
    importFailed: 'The people could not be imported. Please try again.',
    imported: { one: '{shown} person imported', other: '{shown} people imported' },
    importedText: 'They get your next newsletter.',
    done: 'Done',
    line: 'Line',
    text: 'In the file',
    result: 'Result',
    // What happens to a line, before and after the import.
    outcomes: {
      added: 'Will be added',
      known: 'Already on the list',
      waiting: 'Signed up, but has not confirmed yet',
      left: 'Left your list and is not added again',
      bounced: 'Address does not work and is not added again',
      repeated: 'Is in the file twice',
      invalid: 'Not an address',
    },
    wasAdded: 'Added',
    // The end of a long list of lines.
    more: { one: 'and {shown} more line', other: 'and {shown} more lines' },
  },
} as const satisfies Sentences;
