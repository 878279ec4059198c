import type { Sentences } from '#shared/language/sentences.ts';

/** Files to upload: their sizes, their formats, and what can be wrong with them. */
export const files = {
  tooLarge: {
    audio: 'Audio file must be {size} or smaller',
    video: 'Video file must be {size} or smaller',
    picture: 'Image must be {size} or smaller',
    document: 'Document must be {size} or smaller',
  },
  empty: {
    audio: 'Audio file is empty. Please choose another one.',
    video: 'Video file is empty. Please choose another one.',
    picture: 'Image is empty. Please choose another one.',
    document: 'Document is empty. Please choose another one.',
  },
  wrongType: {
    audio: 'Audio file must be MP3, WAV, M4A, AAC, FLAC, OGG, Opus, AIFF or WavPack',
    video: 'Video file must be MP4, MOV or WebM',
    picture: 'Image must be JPG, PNG, GIF, WebP or AVIF',
    document: 'Document must be a PDF',
  },
  unreadable: {
    audio:
      'Audio file could not be read. It may be damaged or incomplete. Please export it again, or choose another one.',
    video:
      'Video file could not be read. It may be damaged or incomplete. Please export it again, or choose another one.',
    picture:
      'Image could not be read. It may be damaged or incomplete. Please export it again, or choose another one.',
    document:
      'Document could not be read. It may be damaged or incomplete. Please export it again, or choose another one.',
  },
  types: {
    audio: 'MP3, WAV, M4A, AAC, FLAC, OGG, Opus, AIFF or WavPack',
    video: 'MP4, MOV or WebM',
    picture: 'JPG, PNG, GIF, WebP or AVIF',
  },
  // In limits, without a space: 10MB
  megabytesShort: '{size}MB',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  gigabytes: '{size} GB',
  kilobytesPerSecond: '{size} KB/s',
  megabytesPerSecond: '{size} MB/s',
} as const satisfies Sentences;
