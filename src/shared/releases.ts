/** The same kinds as a track can say of itself; several songs are most likely an album. */
export const releaseKinds = ['album', 'ep', 'single'] as const;

/** What a list of releases can be sorted by; `date` is the day it came out, or else was made. */
export const releaseSorts = ['date', 'title', 'releaseType'] as const;
