/** The same kinds as a track can say of itself; several songs are most likely an album. */
export const releaseKinds = ['album', 'ep', 'single'] as const;

/** Why songs cannot be put on a release. Nothing is changed then. */
export const songNamedTwice = (song: string) => `“${song}” is named twice. A release has each song once.`;
export const songTaken = (song: string, release: string) =>
  `“${song}” is already on “${release}”. Take it off there first.`;
export const songGone = 'One of these songs is not there any more. Please choose the songs again.';

/** What a list of releases can be sorted by; `date` is the day it came out, or else was made. */
export const releaseSorts = ['date', 'title', 'releaseType'] as const;
