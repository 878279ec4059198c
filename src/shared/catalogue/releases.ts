/** The same values as `releaseTypes`, with album first because it is the default for a release. */
export const releaseKinds = ['album', 'ep', 'single'] as const;

export const trackNamedTwice = (track: string) => `“${track}” is named twice. A release has each song once.`;
export const trackTaken = (track: string, release: string) =>
  `“${track}” is already on “${release}”. Take it off there first.`;
export const trackGone = 'One of these songs is not there any more. Please choose the songs again.';

/** `date` is the release date, or else the day it was created. */
export const releaseSorts = ['date', 'title', 'releaseType'] as const;
