import type { Sentences } from '#shared/language/sentences.ts';

/** Why a request is refused. */
export const errors = {
  // The request itself
  fieldsNotValid: 'Some fields are not valid',
  badRequest: 'The request could not be understood',
  notAnObject: 'The request must be a JSON object',
  formatNotOffered: 'Only format=json and format=xml are offered here',
  notOurPage: 'This is not the address of a song, a release or a video on this site',
  pathNotFound: 'There is nothing at this address',
  methodNotAllowed: 'This address only answers {methods}',
  foreignOrigin:
    'This request came from another website and was refused. Please open this site itself and try again there.',
  tooManyRequests: 'Too many attempts. Please wait a while and try again.',
  bodyTooLarge: 'The request is too large. Please send less at once.',
  headersTooLarge: 'The address or the headers of the request are too long',
  requestTooSlow: 'The request took too long to arrive. Please check your connection and try again.',
  wrongContentType: 'This address does not accept that kind of content',
  noFileHere: 'No file belongs here',
  oneFileHere: 'Only one file belongs here',

  // The site
  unexpected: 'Something went wrong on our side. Please try again.',
  unavailable: 'The site cannot do this right now. Please try again in a moment.',
  outcomeUnknown: 'It is not certain whether this was saved. Please look before you try again.',
  closing: 'The site is being restarted. Please try again in a moment.',
  backupUnderWay: 'A backup is being made already. Please wait until it is finished.',
  demoNotOffered:
    'The demo fills an empty site, and this one has content already. “npm run demo” shows it beside yours.',
  noDemo: 'There is no demo on this site. Please reload the page.',
  diskFull: 'The disk is full, so nothing was saved. Please try again once there is room on it.',
  noRoomForFile:
    'There is not enough space on the disk for this file, so nothing was saved. Please empty the bin, or make other room, and try again.',
  databaseMoved:
    'The database of this site is not in its place, so nothing was saved. Whoever runs the server can put it back or start the site again.',
  databaseDamaged: 'The database is damaged. Please restore a backup.',
  pagesFail: 'The pages cannot be shown. The log says why.',

  // Accounts
  signedOut: 'Please sign in first',
  wrongCredentials: 'Invalid username or password',
  registrationClosed: 'Registration is closed',
  ownerElsewhere: 'Nobody owns this site yet. To become its owner, open {address} and register there.',
  ownerUnknown:
    'Nobody owns this site yet, and it cannot tell whether you are its owner. Open it on the machine it runs on, at localhost, and register there. Or set OWNER_USERNAME and OWNER_PASSWORD, or PUBLIC_URL to the address in front of you, and start the site again.',
  databaseLost:
    'This site holds songs or pictures that its database knows nothing of, so the database was probably lost. Restore your latest backup. Or make a new account on the machine the site runs on: npm run owner -- add <name>. Until then nobody can register here.',
  usernameTaken: 'Username already exists',
  wrongCurrentPassword: 'The current password is not correct. Please type it again.',
  accountNotFound: 'Account not found. Please look at the list of accounts.',
  lastAccount: 'This is the only account. Add another one before you remove it.',
  signInNotFound: 'This sign-in has ended already. Please reload the page.',

  // What is on the site
  trackNotFound: 'Track not found',
  releaseNotFound: 'Release not found',
  videoNotFound: 'Video not found',
  postNotFound: 'Post not found',
  photoNotFound: 'Image not found',
  showNotFound: 'Show not found',
  unknownNeighbour: 'The photo it should stand in front of is no longer there',
  notInBin: 'This is no longer in the bin',
  messageNotFound: 'Message not found',
  subscriberNotFound: 'This address is no longer on the list. Please reload the page.',
  confirmLinkInvalid: 'This link no longer works. Please enter your email address again to get a new one.',
  resetLinkInvalid: 'This link no longer works. Please ask for a new one on the sign-in page.',
  newsletterNotFound: 'Newsletter not found',
  newsletterSent: 'This newsletter is on its way or was sent already, so it can no longer be changed.',
  newsletterScheduled:
    'This newsletter is scheduled already. Press “Do not send” first, then choose another time.',
  newsletterNotScheduled: 'This newsletter is not scheduled. Please reload the page.',
  nobodyOnList: 'Nobody is on the mailing list yet, so there is nobody to send this to.',
  mailNotFound: 'This mail is no longer waiting. Please reload the page.',
  mailOff: 'This site sends no mail yet: no mail server is set up for it.',
  noNoticeAddress: 'There is no address to send it to. Please enter one at “Send notices to” first.',
  fileNotFound: 'File not found',
  notForDownload: 'This song cannot be downloaded. You can listen to it here.',
  releaseNotForDownload: 'This release cannot be downloaded. You can listen to it here.',
  rangeNotSatisfiable: 'The file has no such part',
  pressNotFound: 'This site has no press kit',
  privacyNotFound: 'This site has no privacy page',
  settingNotFound: 'Setting not found',
  settingExists: 'A setting with this key already exists',
  changedMeanwhile:
    'This was changed somewhere else in the meantime. Look at the newer version and try again.',
  unknownCursor: 'This list cannot go on from there. Please start again at its beginning.',

  // Files
  uploadGone: 'This upload is no longer here. Please choose the file again.',
  uploadMoved: 'This upload has been continued elsewhere. Please try again.',
  audioNotConverted: 'This site cannot convert AIFF and WavPack. Please export the song as WAV, FLAC or MP3.',
  uploadUnfinished: 'This file has not arrived completely. Please continue its upload and try again.',
  pictureTooManyPixels: 'Image has too many pixels. Please use one of {megapixels} megapixels or fewer.',
  pictureTooHeavy:
    'Image takes too much memory to open. Please save it as an ordinary JPG, or smaller, and try again.',
  animationTooManyPixels: 'Animation has too many pixels. Please use a smaller or shorter one.',
  pictureTooManyFrames: 'Image has too many frames. Please use one of {frames} frames or fewer.',
  noVideoFile: 'This video has no file to make a thumbnail from. Please choose a Custom Thumbnail instead.',
  pictureNotDrawn: 'This picture could not be drawn. Please try again later.',
  thumbnailFailed:
    'No usable picture could be found in this video. Please choose a Custom Thumbnail instead.',
} as const satisfies Sentences;
