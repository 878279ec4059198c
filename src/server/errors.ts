import { enterCurrentPassword } from '#shared/accounts/accounts.ts';
import { pictureLimits } from '#shared/primitives/limits.ts';
import * as media from '#shared/media/media.ts';
import type { MediaKind } from '#shared/media/media.ts';
import { sourceRequired } from '#shared/catalogue/videos.ts';
import { noThumbnailsFromVideos } from '#shared/catalogue/thumbnails.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';

type Details = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A refused request, with the message that the person reads. */
export class Failure extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'Failure';
    this.status = status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.headers = details.headers ?? {};
  }
}

/** The underlying reason of a failure, for the person who runs the program. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Failure ? (error.cause ?? error) : error;
  // A host name with several addresses fails with one error for each.
  const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  return first instanceof Error ? first.message : String(first);
}

export function invalidFields(fields: Record<string, string>): Failure {
  const [first = 'Some fields are not valid'] = Object.values(fields);
  return new Failure(400, first, { fields });
}

export const badRequest = (cause?: unknown) =>
  new Failure(400, 'The request could not be understood', { cause });
export const formatNotOffered = () => new Failure(501, 'Only format=json and format=xml are offered here');
export const notOurPage = () =>
  new Failure(404, 'This is not the address of a song, a release or a video on this site');
export const pathNotFound = () => new Failure(404, 'There is nothing at this address');
export const methodNotAllowed = (allow: string[]) =>
  new Failure(405, `This address only answers ${allow.join(', ')}`, { headers: { allow: allow.join(', ') } });
export const foreignOrigin = () =>
  new Failure(
    403,
    'This request came from another website and was refused. Please open this site itself and try again there.',
  );
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Failure(429, 'Too many attempts. Please wait a while and try again.', { retryAfterSeconds });
export const bodyTooLarge = () => new Failure(413, 'The request is too large. Please send less at once.');
export const headersTooLarge = () =>
  new Failure(431, 'The address or the headers of the request are too long');
export const requestTooSlow = () =>
  new Failure(408, 'The request took too long to arrive. Please check your connection and try again.');
export const wrongContentType = () => new Failure(415, 'This address does not accept that kind of content');
export const unavailable = (cause: unknown) =>
  new Failure(503, 'The site cannot do this right now. Please try again in a moment.', {
    retryAfterSeconds: 10,
    cause,
  });
/** The connection was lost while a change was being confirmed, so it may have been made. */
export class OutcomeUnknown extends Failure {
  constructor(cause: unknown) {
    super(503, 'It is not certain whether this was saved. Please look before you try again.', {
      retryAfterSeconds: 10,
      cause,
    });
  }
}
export const closing = () =>
  new Failure(503, 'The site is being restarted. Please try again in a moment.', { retryAfterSeconds: 10 });
export const backupUnderWay = () =>
  new Failure(409, 'A backup is being made already. Please wait until it is finished.');
export const demoNotOffered = () =>
  new Failure(
    409,
    'The demo fills an empty site, and this one has songs, videos or photos already. “npm run demo” shows it beside yours.',
  );
export const noDemo = () => new Failure(404, 'There is no demo on this site. Please reload the page.');
export const diskFull = (cause: unknown) =>
  new Failure(507, 'The disk is full, so nothing was saved. Please try again once there is room on it.', {
    cause,
  });
export const noRoomForFile = () =>
  new Failure(
    507,
    'There is not enough space on the disk for this file, so nothing was saved. Please empty the bin, or make other room, and try again.',
  );

/** Its file was renamed, deleted or replaced while the site runs. */
export const databaseMoved = (cause: unknown) =>
  new Failure(
    503,
    'The database of this site is not in its place, so nothing was saved. Whoever runs the server can put it back or start the site again.',
    { retryAfterSeconds: 60, cause },
  );
export const databaseDamaged = () =>
  new Failure(503, 'The database is damaged. Please restore a backup.', { fields: { database: 'damaged' } });
export const pagesFail = (cause: unknown) =>
  new Failure(503, 'The pages cannot be shown. The log says why.', { fields: { pages: 'failing' }, cause });

export const signedOut = () => new Failure(401, 'Please sign in first');
export const wrongCredentials = () => new Failure(401, 'Invalid username or password');
export const registrationClosed = () => new Failure(403, 'Registration is closed');
/** While the site has no owner: the client uses neither the public address nor this machine. */
export const unknownAddress = (publicUrl?: string | null) =>
  new Failure(
    403,
    publicUrl
      ? `Nobody owns this site yet. To become its owner, open ${publicUrl} and register there.`
      : 'Nobody owns this site yet, and it cannot tell whether you are its owner. Open it on the machine it runs on, at localhost, and register there. Or set OWNER_USERNAME and OWNER_PASSWORD, or PUBLIC_URL to the address in front of you, and start the site again.',
  );
/** The site has no owner but has files: its database was probably lost. */
export const databaseLost = () =>
  new Failure(
    403,
    'This site holds songs or pictures that its database knows nothing of, so the database was probably lost. Restore your latest backup. Or make a new account on the machine the site runs on: npm run owner -- add <name>. Until then nobody can register here.',
  );
export const usernameTaken = () => {
  const message = 'Username already exists';
  return new Failure(409, message, { fields: { username: message } });
};
export const currentPasswordMissing = () => invalidFields({ currentPassword: enterCurrentPassword });
export const wrongCurrentPassword = () =>
  invalidFields({ currentPassword: 'The current password is not correct. Please type it again.' });

export const accountNotFound = () =>
  new Failure(404, 'Account not found. Please look at the list of accounts.');
export const lastAccount = () =>
  new Failure(409, 'This is the only account. Add another one before you remove it.');
export const signInNotFound = () =>
  new Failure(404, 'This sign-in has ended already. Please reload the page.');

export const trackNotFound = () => new Failure(404, 'Track not found');
export const releaseNotFound = () => new Failure(404, 'Release not found');
export const videoNotFound = () => new Failure(404, 'Video not found');
export const photoNotFound = () => new Failure(404, 'Image not found');
export const unknownNeighbour = () =>
  invalidFields({ before: 'The photo it should stand in front of is no longer there' });
export const notInBin = () => new Failure(404, 'This is no longer in the bin');
export const messageNotFound = () => new Failure(404, 'Message not found');
export const fileNotFound = () => new Failure(404, 'File not found');
export const notForDownload = () =>
  new Failure(403, 'This song cannot be downloaded. You can listen to it here.');
export const rangeNotSatisfiable = (size: number) =>
  new Failure(416, 'The file has no such part', { headers: { 'content-range': `bytes */${size}` } });
export const settingNotFound = () => new Failure(404, 'Setting not found');
export const settingExists = () => new Failure(409, 'A setting with this key already exists');
export const changedMeanwhile = () =>
  new Failure(
    409,
    'This was changed somewhere else in the meantime. Look at the newer version and try again.',
  );
export const unknownCursor = () =>
  invalidFields({ after: 'This list cannot go on from there. Please start again at its beginning.' });
export const sourceMissing = () => invalidFields({ embedUrl: sourceRequired });

export const fileTooLarge = (kind: MediaKind, limits: UploadLimits) =>
  new Failure(413, media.tooLarge(kind, limits));
export const fileEmpty = (kind: MediaKind) => new Failure(422, media.isEmpty(kind));
export const wrongFileType = (kind: MediaKind) => new Failure(415, media.wrongType(kind));
export const fileUnreadable = (kind: MediaKind, cause?: unknown) =>
  new Failure(422, media.isUnreadable(kind), { cause });
const megapixels = pictureLimits.pixels / 1_000_000;
export const pictureTooManyPixels = () =>
  new Failure(422, `Image has too many pixels. Please use one of ${megapixels} megapixels or fewer.`);
export const pictureTooHeavy = (cause?: unknown) =>
  new Failure(
    422,
    'Image takes too much memory to open. Please save it as an ordinary JPG, or smaller, and try again.',
    { cause },
  );
export const animationTooManyPixels = () =>
  new Failure(422, 'Animation has too many pixels. Please use a smaller or shorter one.');
export const pictureTooManyFrames = () =>
  new Failure(422, `Image has too many frames. Please use one of ${pictureLimits.frames} frames or fewer.`);
export const noVideoFile = () =>
  new Failure(
    422,
    'This video has no file to make a thumbnail from. Please choose a Custom Thumbnail instead.',
  );
export const noThumbnailsMade = () => new Failure(422, noThumbnailsFromVideos);
export const pictureNotDrawn = (cause: unknown) =>
  new Failure(503, 'This picture could not be drawn. Please try again later.', {
    retryAfterSeconds: 60,
    cause,
  });
export const thumbnailFailed = (cause: unknown) =>
  new Failure(
    422,
    'No usable picture could be found in this video. Please choose a Custom Thumbnail instead.',
    { cause },
  );
