import type { Sentences } from '#shared/language/sentences.ts';

/** The players of songs. */
export const player = {
  bar: 'Player',
  of: 'Player for {title}',
  play: 'Play {title}',
  pause: 'Pause {title}',
  playAll: 'Play all',
  previous: 'Previous song',
  next: 'Next song',
  seek: 'Seek in {title}',
  // For screen readers, with times such as 1:08.
  time: '{position} of {duration}',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  close: 'Close player',
  open: 'Open now playing: {title}',
  nowPlaying: 'Now playing',
  aboutSong: 'About this song',
  lyrics: 'Lyrics',
  instrumental: 'Instrumental',
  queue: 'Queue',
  showMore: 'Show more',
  credits: 'Credits',
  isrc: 'ISRC {code}',
  // A button.
  download: 'Download',
  // For screen readers, instead of “download”.
  downloadTitle: 'Download {title}',
  noDownload: 'Download not available in the deployed environment',
  failed: 'Audio playback error. File may not be available.',
  unavailable: 'Audio not available in the deployed environment',
  unsupported: 'This browser cannot play this song. Please try another browser.',
  refused: 'Your browser stopped this song from starting. Press Play again.',
} as const satisfies Sentences;
