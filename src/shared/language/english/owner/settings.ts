import type { Sentences } from '#shared/language/sentences.ts';

/** Site Settings, without the accounts and the look. */
export const settings = {
  failed: 'The settings could not be loaded. Please reload the page.',
  seeOnSite: 'See it on the site',
  created: 'Setting Created',
  createdText: 'The setting has been created successfully.',
  createFailed: 'Failed to create setting: {reason}',
  updated: 'Setting Updated',
  updatedText: 'The setting has been updated successfully.',
  updateFailed: 'Failed to update setting: {reason}',
  // In place of {reason}, where none is known.
  tryAgain: 'Please try again.',
  // The parts of the page, listed beside it
  index: 'Settings',
  sections: {
    artist: 'Artist',
    look: 'Look',
    publishing: 'Publishing',
    accounts: 'Accounts',
    safety: 'Safety',
  },
  unsaved: 'Unsaved changes',
  // The buttons beside it
  save: 'Save',
  discard: 'Discard',
  // {setting} is the label of its field
  notSaved: '“{setting}” could not be saved.',
  about: {
    title: 'About {name} Text',
    hint: 'This text will be displayed in the About section of the website.',
  },
  artist: {
    title: 'Artist',
    description: 'Your name, tagline and profile links, as they stand on every page.',
    name: 'Artist Name',
    tagline: 'Tagline',
    socialLink: 'Social Link',
    socialLinkHint:
      'The address of your profile on TikTok, Instagram, YouTube or elsewhere. Leave it empty for no link.',
    profiles: 'More Profiles',
    profilesHint: {
      one: 'Up to {count} page on Spotify, Bandcamp, Instagram or anywhere else, in the order they are shown.',
      other:
        'Up to {count} pages on Spotify, Bandcamp, Instagram or anywhere else, in the order they are shown.',
    },
    feedEmail: 'Email in the Podcast Feed',
    feedEmailHint:
      'Podcast directories write to it to check that the feed is yours. Everyone can read this address in the feed. Leave it empty for none.',
  },
  language: {
    title: 'Language',
    description:
      'Every page of your site and this dashboard speak this language. What you have written yourself stays as it is.',
    label: 'Language of the site',
  },
  timeZone: {
    title: 'Time Zone',
    description: 'Where you play most of your shows. Each show can have another.',
    label: 'Time zone of new shows',
  },
  downloads: {
    title: 'Downloads',
    description: 'Whether visitors may save your songs, or only listen to them on the site.',
    allow: 'Visitors may download songs',
    // “It” is the permission above.
    whenOff:
      'Without it there is no Download button anywhere. Fans can still listen here, in podcast apps, and offline in their browser.',
    whenOn: 'With it, you can still turn single songs off when you edit them.',
  },
  uploadLimits: {
    title: 'Upload Limits',
    description:
      'How large the files that you upload may be, in megabytes. The server allows no more than is said below each field.',
    audio: 'Largest Song (MB)',
    video: 'Largest Video (MB)',
    picture: 'Largest Picture (MB)',
    upTo: 'Up to {max}',
  },
  volume: {
    title: 'Volume',
    description:
      'Whether loud recordings are turned down, so that nobody has to reach for the volume between two songs.',
    level: 'Play all songs equally loud',
    // “It” is the setting above.
    levelHint:
      'The songs of a release keep their differences among each other, as you have mixed them. Without it, every song plays as loud as its recording. Files and downloads never change. iPhones and iPads let no website change the volume: there, every song plays as loud as its recording.',
  },
  statistics: {
    title: 'Statistics',
    description:
      'How often your pages are visited and your songs played. It is counted without cookies and without knowing who anybody is, so your site needs no cookie banner for it.',
    count: 'Count visits, plays and downloads',
    // The views of videos are the numbers under them.
    countHint:
      'Without it, pages send nothing and nothing is counted, except for the views of videos. What has been counted stays until you delete it.',
    link: 'Tell visitors what is counted',
    linkHint: 'The footer of every page links to {path}, which says it in plain words.',
    delete: 'Delete All Numbers',
    confirmDelete: 'Delete everything that has been counted so far? This cannot be undone.',
    deleted: 'Numbers deleted',
    deletedText: 'Everything that had been counted is gone.',
    deleteFailed: 'The numbers could not be deleted. Please try again.',
  },
  preview: {
    title: 'Preview',
    description:
      'Look at the site as visitors will see it on a day to come, with what is scheduled until then. Only you can see it.',
    time: 'Day and time',
    open: 'Open Preview',
    failed: 'The preview could not be opened. Please try again.',
  },
  backup: {
    title: 'Backup',
    description:
      'Everything in one file: songs, videos, photos, shows, news, press kit, messages, settings and accounts. Keep it where only you can open it.',
    download: 'Download Backup',
    // The button while the backup is being made.
    pending: 'Being made...',
    startFailed: 'The backup could not be started. Please try again.',
    incomplete: 'The last download did not arrive whole ({time}): please try again.',
    none: 'No backup has been made yet.',
    last: 'Last backup: {time}, {size}.',
    missing: 'Files that the site had lost and that are not in it: {count}.',
    damaged: 'Files in it that are damaged: {count}.',
    nightly: {
      one: 'One is made every night, and the last {count} are kept.',
      other: 'One is made every night, and the last {count} are kept.',
    },
  },
  check: {
    title: 'Site Check',
    description:
      'Makes sure that every song, video and photo has its file, and that no file has changed since you uploaded it.',
    start: 'Check Now',
    pending: 'Checking...',
    startFailed: 'The check did not start: {reason}',
    failed: 'The last result could not be loaded. Please reload the page.',
    none: 'Nothing has been checked yet.',
    // {result} is for example “31 files checked.”
    last: '{time}: {result}',
    lastFine: '{time}: {result} Nothing is wrong.',
    // The end of a list of problems.
    more: { one: 'and {count} more', other: 'and {count} more' },
  },
} as const satisfies Sentences;
