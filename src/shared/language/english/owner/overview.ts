import type { Sentences } from '#shared/language/sentences.ts';

/** The line of figures and tasks above the tabs. */
export const overview = {
  // Read aloud.
  title: 'Overview',
  // Each before a number, a date or a size.
  unread: 'Unread',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  backup: 'Last backup',
  free: 'Free space',
  // Instead of the date of the last backup.
  never: 'None yet',
  tasks: {
    music: 'Upload a song',
    video: 'Add a video',
    image: 'Add photos',
    show: 'Add a show',
    news: 'Write a post',
    settings: 'Settings',
  },
} as const satisfies Sentences;
