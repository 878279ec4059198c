import type { Sentences } from '#shared/language/sentences.ts';

/** The first steps and the demo. */
export const start = {
  title: 'First steps',
  // Two numbers: steps that are done, or parts of the demo.
  progress: '{done} of {total}',
  allDone: 'All done: your site is ready for the world.',
  // The button that opens and closes the whole list.
  all: 'All first steps',
  hide: 'Hide',
  show: 'Show First Steps',
  failed: 'This could not be saved. Please try again.',
  steps: {
    name: 'Write your name',
    about: 'Say who you are',
    photo: 'Add a photo',
    song: 'Upload your first song',
    video: 'Add a video',
    backup: 'Save a backup',
    share: 'Tell people',
  },
  // Below each step.
  reasons: {
    name: 'It appears on every page.',
    about: 'A few sentences for the About section.',
    photo: 'A featured one greets your visitors.',
    song: 'MP3, WAV, FLAC and others.',
    video: 'A file, or a link to YouTube, Vimeo or TikTok.',
    backup: 'One file with everything in it.',
    share: 'Copy the address of your site and send it to somebody.',
  },
  // Read aloud after a step.
  stepDone: '(done)',
  addressCopied: 'Address copied',
  address: 'The address of your site',
  demo: {
    offer: 'See it with music in it',
    offerText:
      'The demo fills your empty site with the songs, videos, photos, shows, news, press kit and messages of an artist who does not exist. It takes less than a minute, and one press takes it out again.',
    fill: 'Fill with the Demo',
    filling: 'Filling the site',
    shown: 'Your site shows the demo',
    shownText:
      'Visitors see it too. What you add yourself stays when the demo goes; what you change in the demo then waits in the bin.',
    remove: 'Take the Demo Out',
    removing: 'Taking It Out...',
    failed: 'Please try again.',
  },
} as const satisfies Sentences;
