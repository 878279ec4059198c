import type { Sentences } from '#shared/language/sentences.ts';

/** The tab Statistics of the dashboard. */
export const statistics = {
  // Read aloud: the buttons that choose how many days are shown.
  time: 'Time to show',
  // Buttons; each ends with today.
  periods: { day: 'Today', week: '7 days', month: '30 days', year: 'A year', own: 'Own dates' },
  from: 'From',
  to: 'To',
  show: 'Show',
  export: 'Export',
  failed: 'The statistics could not be loaded.',
  // Read aloud: the six numbers; a press shows one in the chart.
  totals: 'Numbers',
  // Each above its number.
  measures: {
    visits: 'Visits',
    visitors: 'Visitors',
    plays: 'Plays',
    downloads: 'Downloads',
    messages: 'Messages',
    subscribers: 'New subscribers',
  },
  // What each number means, above the chart.
  hints: {
    visits: 'How often a page of your site was opened.',
    visitors: 'People per day, added up: a person who comes back on another day counts again.',
    plays: 'Songs and videos that were heard for at least {seconds} seconds, or half of a shorter one.',
    downloads: 'Songs and whole releases that were downloaded.',
    messages: 'Messages from your contact form, without those that you deleted.',
    subscribers: 'People who joined your mailing list.',
  },
  amounts: {
    visits: { one: '{shown} visit', other: '{shown} visits' },
    visitors: { one: '{shown} visitor', other: '{shown} visitors' },
    plays: { one: '{shown} play', other: '{shown} plays' },
    downloads: { one: '{shown} download', other: '{shown} downloads' },
    messages: { one: '{shown} message', other: '{shown} messages' },
    subscribers: { one: '{shown} new subscriber', other: '{shown} new subscribers' },
  },
  // Below the numbers: {days} are those before, such as “Sep 20 – Oct 19, 2026”.
  compared: 'Compared with {days}',
  // Below a number that is as large as in the time before, and below one that was zero then.
  same: 'As before',
  first: 'None before',
  // The chart. {days} is a day, or the first and the last one; {amount} is such as “12 visits”.
  chart: 'Chart: {measure}',
  chartKeys: 'The arrow keys move from day to day.',
  amountOn: '{days}: {amount}',
  table: 'Show as a table',
  days: 'Days',
  // What happened on a day, in the chart and in the list below it.
  marks: 'What happened',
  marksHint: 'Press one to see everything since that day.',
  kinds: {
    newsletter: 'Newsletter “{title}”',
    release: 'Release “{title}”',
    show: 'Show: {title}',
  },
  // {amount} is such as “12 visits”.
  sinceThen: '{amount} since then',
  // Nothing at all in the chosen time.
  nothing: 'Nothing was counted in these days.',
  nothingHint:
    'A visit appears here a few seconds after a person opens your site. Your own visits are not counted while you are signed in, nor are robots and people whose browser asks not to be counted.',
  off: 'Statistics are turned off, so nothing new is counted.',
  turnOn: 'Open Site Settings',
  // The lists. Each title is above its rows; the numbers in the rows are visits, plays and so on.
  lists: {
    pages: 'Pages',
    tracks: 'Songs',
    releases: 'Releases',
    videos: 'Videos',
    referrers: 'Sites that sent people here',
    countries: 'Countries',
    devices: 'Devices',
    feeds: 'Feeds',
    embeds: 'Players on other sites',
  },
  listHints: {
    pages: 'Visits of each page',
    tracks: 'Plays of each song',
    releases: 'Plays of their songs, added up',
    videos: 'Plays of each video',
    referrers: 'Other sites with a link that people followed',
    countries: 'By the time zone of the browser',
    devices: 'Visits with each kind of device',
    feeds: 'The most readers on one day',
    embeds: 'How often each was shown',
  },
  // Instead of the rows.
  empty: {
    pages: 'No page was opened in these days.',
    tracks: 'No song was played in these days.',
    referrers: 'Nobody followed a link from another site in these days.',
    countries: 'No country is known for these days.',
    devices: 'No device is known for these days.',
  },
  // A page, song or video that was deleted.
  deleted: 'Deleted ({path})',
  // How much of a song people heard on average.
  heard: '{percent} heard on average',
  showAll: { one: 'Show all ({shown})', other: 'Show all ({shown})' },
  devices: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  feeds: { rss: 'News and songs, RSS', json: 'News and songs, JSON', calendar: 'Calendar of your shows' },
  thanks: 'After a message was sent',
} as const satisfies Sentences;
