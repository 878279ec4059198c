import type { Sentences } from '#shared/language/sentences.ts';

/** What is wrong with a field of the dashboard. */
export const rules = {
  // Labels of fields, which begin a sentence such as “Title must be at least 2 characters”
  fields: {
    title: 'Title',
    description: 'Description',
    credits: 'Credits',
    lyrics: 'Lyrics',
    isrc: 'ISRC',
    releaseDate: 'Release date',
    publishAt: 'The time of publishing',
    address: 'Address',
    photographer: 'Photographer',
    location: 'Location',
    year: 'Year',
    artistName: 'Artist name',
    tagline: 'Tagline',
    aboutText: 'About text',
    profileLink: 'Profile link',
    value: 'Value',
    previewMoment: 'The moment to look at',
  },
  day: '{field} must be a day, written like 2024-03-05',
  moment: '{field} must be a date and time with its time zone, written like 2024-03-05T18:00:00Z',
  momentYears: '{field} must be in the years 1000 to 9999',
  yesOrNo: 'Must be true or false',
  version: 'Version must be a whole number',

  titleRequired: 'Title is required',
  artistNameRequired: 'Artist name is required',
  taglineRequired: 'Tagline is required',
  valueRequired: 'Value is required',
  aboutTooShort: 'About text must be at least {min} characters.',
  enterCurrentPassword: 'Please enter your current password',
  previewMoment: 'Choose the day and time to look at',

  trackType: 'Release type must be Single, EP or Album',
  releaseType: 'Release type must be Album, EP or Single',
  videoType: 'Video type must be Music Video, Live Performance, Behind The Scenes, Comedy or Tutorial',
  visibility: 'Visibility must be Published, Draft or Scheduled',
  scheduleWithoutTime: 'Choose the day and time when it should be published',
  scheduleInThePast: 'This time has passed. Choose a later one, or publish it now.',
  timeWithoutSchedule: 'To publish its songs at this time, choose “Scheduled” as well',
  isrc: 'An ISRC has 12 letters and digits, like USRC17607839',
  url: 'Please enter a valid URL',
  audioFileRequired: 'Audio file is required',
  photoRequired: 'No file selected',
  // For programs; the form says the next sentence
  sourceRequired: 'Either embedUrl or videoFile must be provided',
  sourceRequiredInForm: 'You must provide either a video URL or upload a video file',
  noThumbnailsFromVideos:
    'This site makes no thumbnails from video files. Please give the video a picture of its own.',
  focusOutside: 'The focal point must lie in the picture: two numbers from 0 to 1, across and down',
  focusWithoutPicture: 'There is no picture here in which a focal point could be set',

  releaseTracks: 'The songs of a release are named by their numbers, such as [3, 5, 4]',
  tooManyTracks: 'A release can have at most {most} songs',
  trackNamedTwice: '“{track}” is named twice. A release has each song once.',
  trackTaken: '“{track}” is already on “{release}”. Take it off there first.',
  trackGone: 'One of these songs is not there any more. Please choose the songs again.',

  linkNotHttps: 'A link must be an address that begins with https://',
  linkTooLong: 'A link must be {max} characters or fewer',
  linkNotWhole: 'A link must be a whole web address, like https://example.com/song',
  linkWithPassword: 'A link must not contain a user name or password',
  linkNotPublic: 'A link must lead to a site that everybody can reach, like https://example.com',
  linksNotAList: 'Links must be a list of addresses, like ["https://example.com/song"]',
  tooManyLinks: 'There can be at most {most} links',
  tooManyProfiles: 'There can be at most {most} profiles: the social link and {others} more',

  lyricsTimesInLine: 'Line {line} has more than {most} times. Please write it as several lines.',
  lyricsOffset:
    'Line {line}: the offset {written} cannot be read. Write it in milliseconds, as [offset:500].',
  lyricsTime: 'Line {line}: the time {written} cannot be read. Write it as [01:07.50].',
  lyricsTooManyLines: 'There can be at most {most} lines with a time. Please leave some out.',
  lyricsTooLong:
    'With every repeated line written out, lyrics can have at most {most} characters. Please leave some out.',

  downloads: 'Downloads must be on or off',
  language: 'Choose one of these languages: {codes}',
  oneOf: 'Choose one of these: {choices}',
  colour: 'Choose a colour written like #c8402a',
  sections: 'Choose at least one section, each only once: {sections}',
  photo: 'Choose one of your photos',
} as const satisfies Sentences;
