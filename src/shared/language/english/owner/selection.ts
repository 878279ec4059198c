import type { Sentences } from '#shared/language/sentences.ts';

/** Several songs, videos, photos, shows or posts, selected in a library. Messages have their own. */
export const selection = {
  // For screen readers: the bar with the actions.
  title: {
    track: 'Selected songs',
    video: 'Selected videos',
    photo: 'Selected images',
    show: 'Selected shows',
    post: 'Selected posts',
  },
  // Those in the list on screen; more may not be loaded yet.
  allShown: 'Select all shown',

  updated: {
    track: { one: '{count} song updated.', other: '{count} songs updated.' },
    video: { one: '{count} video updated.', other: '{count} videos updated.' },
    photo: { one: '{count} image updated.', other: '{count} images updated.' },
    show: { one: '{count} show updated.', other: '{count} shows updated.' },
    post: { one: '{count} post updated.', other: '{count} posts updated.' },
  },
  failed: {
    track: 'Not all songs could be changed. Please try again.',
    video: 'Not all videos could be changed. Please try again.',
    photo: 'Not all images could be changed. Please try again.',
    show: 'Not all shows could be changed. Please try again.',
    post: 'Not all posts could be changed. Please try again.',
  },
  // Another person, or another window
  changedMeanwhile: 'Some were changed elsewhere meanwhile. Look at the list and try again.',

  visibility: {
    // A button, and the title of the dialog that it opens.
    title: 'Change visibility',
    changed: 'Visibility changed',
  },
  photographer: {
    // A button, and the title of the dialog that it opens.
    title: 'Set photographer',
    changed: 'Photographer changed',
    hint: 'For all selected images. Leave it empty to remove it.',
  },
  release: {
    // A button, and the title of the dialog that it opens.
    title: 'Add to a release',
    search: 'Search releases',
    // A button for each release
    addTo: 'Add to {release}',
    added: 'Added to the release',
    addedText: {
      one: '{count} song is at the end of “{release}” now.',
      other: '{count} songs are at the end of “{release}” now.',
    },
    failed: 'The songs could not be added. Please try again.',
  },

  // Deleting more than one
  confirmDelete: {
    track: { other: 'Are you sure you want to delete these {count} tracks?' },
    video: { other: 'Are you sure you want to delete these {count} videos?' },
    photo: { other: 'Are you sure you want to delete these {count} images?' },
    show: { other: 'Are you sure you want to delete these {count} shows?' },
    post: { other: 'Are you sure you want to delete these {count} posts?' },
  },
  deleted: {
    track: { other: '{count} tracks deleted' },
    video: { other: '{count} videos deleted' },
    photo: { other: '{count} images deleted' },
    show: { other: '{count} shows deleted' },
    post: { other: '{count} posts deleted' },
  },
  deletedText: 'They have been moved to the bin.',
  deleteFailed: {
    track: 'Not all tracks could be deleted. Please try again.',
    video: 'Not all videos could be deleted. Please try again.',
    photo: 'Not all images could be deleted. Please try again.',
    show: 'Not all shows could be deleted. Please try again.',
    post: 'Not all posts could be deleted. Please try again.',
  },
  // Describes “Undo” for screen readers
  undoHint: 'To take them back, open the bin under Manage Content',
  restored: {
    track: { other: '{count} tracks restored' },
    video: { other: '{count} videos restored' },
    photo: { other: '{count} images restored' },
    show: { other: '{count} shows restored' },
    post: { other: '{count} posts restored' },
  },
  restoredText: 'They are back where they were.',
  restoreFailed: 'Not all could be restored. Please open the bin.',
} as const satisfies Sentences;
