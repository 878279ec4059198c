import type { Sentences } from '#shared/language/sentences.ts';

/** The library of songs, and the form of a song. */
export const tracks = {
  library: 'Music Library',
  list: {
    search: 'Search tracks',
    loading: 'Loading music tracks...',
    empty: 'No music tracks found. Upload some tracks to get started.',
    failure: 'The music tracks could not be loaded.',
  },
  columns: {
    title: 'Title',
    releaseType: 'Type',
    uploadDate: 'Upload Date',
    featured: 'Featured',
    // For screen readers: the buttons of a row.
    actions: 'Actions',
  },
  row: {
    // The album or EP that the song is on.
    release: 'On {release}',
  },
  upload: {
    title: 'Upload New Music',
    // A button.
    send: 'Upload Music',
  },
  fields: {
    title: 'Title',
    releaseType: 'Release Type',
    description: 'Description',
    audioFile: 'Audio File',
    featured: 'Featured',
    downloadable: 'Visitors may download this song',
    lyrics: 'Lyrics',
    credits: 'Credits',
    explicit: 'Explicit',
    isrc: 'ISRC',
    links: 'Links',
  },
  hints: {
    releaseType: 'To make an album of several songs, select them under Manage Content',
    // In place of a choice, such as: Album, as it is on “Nights”
    releaseTypeOfRelease: '{type}, as it is on “{release}”',
    description: 'Optional',
    // {hint} is the sentences about the formats and the size.
    audioFile: '{length} long. {hint}',
    featured: 'Stands first on the home page, as the latest song, in place of the one featured before',
    downloadable: 'Without it, fans can still listen here, in podcast apps, and offline in their browser',
    lyrics: 'Plain text, or LRC: with times like [00:12.50] before the lines, each lights up when it is sung',
    credits: 'One line for each kind of work, like “Written by Ana”',
    explicit: 'Shows an E beside the title',
    isrc: "The recording's own code, like USRC17607839",
    links: 'Where the song can be bought or streamed, in the order they are shown',
  },
  more: {
    title: 'More about this song',
    hint: 'Lyrics, credits, explicit, ISRC, links',
  },
  // The files, when another person changed them too.
  files: {
    cover: 'Cover',
    audio: 'Audio',
  },
  foundInFile: {
    title: 'Found in the file',
    anotherCover: 'You chose another cover',
    usedCover: 'Used as the cover unless you choose another one',
  },
  // Buttons that put what was found in the file into the form.
  use: {
    title: 'Use title',
    lyrics: 'Use lyrics',
    credits: 'Use credits',
    isrc: 'Use ISRC',
    releaseDate: 'Use release date',
    cover: 'Use cover',
  },
} as const satisfies Sentences;
