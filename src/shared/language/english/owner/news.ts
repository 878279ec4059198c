import type { Sentences } from '#shared/language/sentences.ts';

/** The library of posts, and the form of a post. */
export const news = {
  library: 'News',
  list: {
    search: 'Search posts',
    loading: 'Loading posts...',
    empty: 'No posts found. Write one to get started.',
    failure: 'The posts could not be loaded.',
  },
  columns: {
    title: 'Title',
    date: 'Date',
    // For screen readers: the buttons of a row.
    actions: 'Actions',
  },
  // The title of the form for a new post, and its button.
  write: 'Write a Post',
  save: 'Save Post',
  fields: {
    title: 'Title',
    body: 'Text',
    trackId: 'Song',
    videoId: 'Video',
    releaseId: 'Release',
    picture: 'Picture',
  },
  hints: {
    body: 'Markdown: **bold**, *italic*, [link](https://example.com), # heading, - list, > quote',
  },
  // Two tabs, where there is no room for both side by side.
  editor: { label: 'Text or preview', write: 'Write', preview: 'Preview' },
  nothingToPreview: 'Your text appears here as you write.',
  // A search for items of the site: for the player below a post, the recordings of a show, the songs of a release and what a newsletter is about.
  attachment: {
    search: 'Show a song, video or release',
    hint: 'Type a part of its title',
    found: { one: '{count} found', other: '{count} found' },
    none: 'Nothing matches.',
    kinds: { track: 'Song', video: 'Video', release: 'Release', show: 'Show', post: 'Post' },
    remove: 'Remove {title}',
  },
  bodyRequired: 'Please write something',
  attachmentGone: 'This song, video or release is not there any more. Please choose another one.',
  oneAttachment: 'A post shows one song, video or release. Please leave the others out.',
} as const satisfies Sentences;
