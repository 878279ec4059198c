import type { Sentences } from '#shared/language/sentences.ts';

/** Albums and EPs, and the form of a release. */
export const releases = {
  library: 'Releases',
  list: {
    search: 'Search releases',
    loading: 'Loading releases...',
    empty: 'No albums or EPs yet. Select songs in the Music Library and make an album of them.',
    failure: 'The releases could not be loaded.',
  },
  columns: {
    title: 'Title',
    releaseType: 'Type',
    date: 'Date',
    // For screen readers: the buttons of a row.
    actions: 'Actions',
  },
  // As in “Album, 12 songs”.
  typeAndSongs: { one: '{type}, {count} song', other: '{type}, {count} songs' },
  make: {
    // A button, and the title of the dialog that it opens.
    title: 'Make an album',
    // A button below songs that have just been uploaded.
    ofUploads: 'Make these an album',
    send: 'Make it',
    done: 'Release made',
    published: '“{title}” has a page of its own now.',
    scheduled: '“{title}” will have a page of its own from {time} on.',
    draft: 'Only you see “{title}” until one of its songs is published.',
    failed: 'The release could not be made. Please try again.',
  },
  // The form that opens when the chosen files are an album.
  album: {
    title: 'New release',
    found: 'From the tags of your files. Check it, then publish it with one press.',
    // {period} is a year such as “2026”, or a year and a month such as “2026-03”.
    period: 'The files only say {period}. Choose the day, or leave it empty.',
    // Buttons: what happens to the release.
    send: {
      published: 'Publish release',
      draft: 'Save as draft',
      scheduled: 'Schedule release',
    },
    // A button: the files are no album.
    split: 'Upload as single songs',
    // The owner cancels the release after some of its songs were uploaded.
    keptAsDrafts: {
      one: '{count} song is already uploaded. It is a draft under Manage Content.',
      other: '{count} songs are already uploaded. They are drafts under Manage Content.',
    },
    more: {
      title: 'More about this release',
      hint: 'Description, credits, links',
    },
  },
  fields: {
    title: 'Title',
    releaseType: 'Type',
    description: 'Description',
    credits: 'Credits',
    links: 'Links',
    songs: 'Songs',
    visibility: 'Visibility of its songs',
  },
  hints: {
    releaseDate: 'Optional. Without one, the day it was added is shown.',
    description: 'Optional',
    credits: 'Optional. Who played, wrote, recorded.',
    links: 'Optional. Where it can be bought or streamed, in the order they are shown.',
  },
  // The cover, when another person changed it too.
  cover: 'Cover',
  // The visibility of the songs: a choice, and what each choice means.
  visibility: {
    leaveAsItIs: 'Leave as it is',
    unchanged: 'Each song keeps its own. Visitors see the release once one of its songs is published.',
    published: 'Everybody sees all its songs',
    draft: 'Only you see its songs, here in the dashboard',
    scheduled: 'Only you see its songs until their time has come',
  },
  songs: {
    none: 'No songs yet. Add the first one below.',
    inOrder: 'Songs in order',
    // In place of a title that is not known.
    untitled: 'Song {id}',
    remove: 'Take {title} off',
    add: 'Add a song',
    noneFree: 'No song with this title is free.',
  },
} as const satisfies Sentences;
