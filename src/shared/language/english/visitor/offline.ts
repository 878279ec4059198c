import type { Sentences } from '#shared/language/sentences.ts';

/** Songs kept in the browser, and what can be seen without a network. */
export const offline = {
  title: 'You are offline',
  notKept: 'This was not kept in this browser. It can be shown again once you are back online.',
  pageNotKept:
    'This page was not kept in this browser. It opens again once you are back online; your kept songs can be heard now.',
  onlySongs: 'Your kept songs play without a network. Everything else opens again once you are back online.',
  // A link to the page with these songs.
  songs: 'Kept songs',
  none: 'No songs are kept in this browser yet. Press “Keep offline” on the page of a song to hear it without a network.',
  // A button on the page of a song or a release: before, during and after. “none” names it too.
  keep: 'Keep offline',
  keeping: 'Keeping…',
  // The same for all songs of a release.
  keepingSome: 'Keeping… {done} of {count}',
  kept: 'Kept offline',
  remove: 'Remove',
  // For screen readers, instead of “remove”.
  removeTitle: 'Remove {title}',
  keepFailed: 'The song could not be kept',
  removeFailed: 'The song could not be removed',
  needsHttps: 'This browser keeps songs only of sites with https in their address.',
  noRoom: 'There is no room left in this browser. Please remove another kept song and try again.',
  noNetwork: 'You are offline. Please try again when you are back online.',
  notArrived: 'The song did not arrive. Please try again.',
} as const satisfies Sentences;
