/** Numbers that server and browser share. */

export const requestLimits = {
  jsonBytes: 64 * 1024,
  /** For settings and messages: one character takes up to six bytes in JSON and nine in a form. */
  longTextBytes: 128 * 1024,
  fieldBytes: 64 * 1024,
  /** One character of a post takes up to six bytes in JSON. */
  postBytes: 640 * 1024,
  /** The same for the longest setlist. */
  showBytes: 192 * 1024,
  /** The same for the longest press kit. */
  pressBytes: 1_152 * 1024,
  /** A mailing list of many lines. */
  importBytes: 4 * 1024 * 1024,
  fields: 30,
  files: 2,
} as const;

export const minimums = {
  username: 3,
  password: 6,
  title: 2,
  contactName: 2,
  contactSubject: 3,
  contactMessage: 10,
  aboutText: 10,
} as const;

export const maximums = {
  /** Beyond the ids of any site. */
  id: 2_147_483_647,
  username: 64,
  password: 256,
  title: 200,
  shortText: 200,
  /** Two lines on a phone. */
  announcement: 90,
  description: 5_000,
  address: 2_000,
  links: 12,
  lyrics: 20_000,
  /** Times of one line, which repeat it. */
  timesPerLine: 100,
  timedLines: 2_000,
  /** Characters, with every repeated line written out. */
  timedLyrics: 100_000,
  credits: 5_000,
  postBody: 100_000,
  /** Letters of a post in lists. */
  excerpt: 200,
  tracksInRelease: 100,
  note: 500,
  setlist: 100,
  showPhotos: 60,
  contactMessage: 10_000,
  settingKey: 64,
  settingValue: 20_000,
  pressBiography: 20_000,
  pressQuotes: 20,
  pressPhotos: 30,
  messagesAtOnce: 1_000,
  /** Tracks, videos or photos that one request changes or deletes. */
  itemsAtOnce: 100,
  newsletterBody: 20_000,
  /** In links of mail. */
  token: 100,
  userAgent: 300,
  signInsShown: 100,
} as const;

export const paging = { first: 6, more: 3, seeAllAbove: 7, news: 3 } as const;

/** On the home page. */
export const homeShows = 5;

export const skeletons = { music: 3, videos: 6, gallery: 3, tableRows: 5 } as const;

export const seekStep = 0.01;

export const seekKeySeconds = 5;

export const pictureLimits = { pixels: 50_000_000, frames: 1_000 } as const;

export const timings = {
  toastMs: 5_000,
  toastSwipePx: 50,
  tooltipDelayMs: 700,
  tooltipSkipMs: 300,
  pictureStaleMs: 60_000,
  cacheKeptMs: 5 * 60_000,
} as const;
