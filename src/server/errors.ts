import '#server/language.ts';
import { inEnglish } from '#shared/language/text-of.ts';
import { ownerText, said, serverText, type Say, type Text, withText } from '#shared/language/text.ts';
import { pictureLimits } from '#shared/primitives/limits.ts';
import type { ConversionFailure } from '#shared/media/conversions.schema.ts';
import type { MediaKind } from '#shared/media/media.ts';
import { megabytes } from '#shared/primitives/file-sizes.ts';
import type { FileSizes } from '#shared/maintenance/maintenance.schema.ts';

type Details = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A refused request. `message` is for logs and commands; `sentence` is what the person reads. */
export class Failure extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly headers: Record<string, string>;
  readonly #say: Say;

  constructor(status: number, say: Say, details: Details = {}) {
    super(
      withText(inEnglish(), () => said(say)),
      { cause: details.cause },
    );
    this.name = 'Failure';
    this.#say = say;
    this.status = status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.headers = details.headers ?? {};
  }

  get sentence(): string {
    return said(this.#say);
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
  const [first] = Object.values(fields);
  return new Failure(400, ({ server }) => first ?? server.errors.fieldsNotValid, { fields });
}

type Name = {
  [Each in keyof Text['server']['errors']]: Text['server']['errors'][Each] extends string ? Each : never;
}[keyof Text['server']['errors']];

const refuse = (status: number, name: Name, details?: Details) =>
  new Failure(status, ({ server }) => server.errors[name], details);

export const badRequest = (cause?: unknown) => refuse(400, 'badRequest', { cause });
export const formatNotOffered = () => refuse(501, 'formatNotOffered');
export const notOurPage = () => refuse(404, 'notOurPage');
export const pathNotFound = () => refuse(404, 'pathNotFound');
export const methodNotAllowed = (allow: string[]) => {
  const methods = allow.join(', ');
  return new Failure(405, ({ server }) => server.errors.methodNotAllowed({ methods }), {
    headers: { allow: methods },
  });
};
export const foreignOrigin = () => refuse(403, 'foreignOrigin');
export const tooManyRequests = (retryAfterSeconds: number) =>
  refuse(429, 'tooManyRequests', { retryAfterSeconds });
export const bodyTooLarge = () => refuse(413, 'bodyTooLarge');
export const headersTooLarge = () => refuse(431, 'headersTooLarge');
export const requestTooSlow = () => refuse(408, 'requestTooSlow');
export const wrongContentType = () => refuse(415, 'wrongContentType');
export const unexpected = (cause: unknown) => refuse(500, 'unexpected', { cause });
export const unavailable = (cause: unknown) => refuse(503, 'unavailable', { retryAfterSeconds: 10, cause });
/** The connection was lost while a change was being confirmed, so it may have been made. */
export class OutcomeUnknown extends Failure {
  constructor(cause: unknown) {
    super(503, ({ server }) => server.errors.outcomeUnknown, { retryAfterSeconds: 10, cause });
  }
}
export const closing = () => refuse(503, 'closing', { retryAfterSeconds: 10 });
export const backupUnderWay = () => refuse(409, 'backupUnderWay');
export const demoNotOffered = () => refuse(409, 'demoNotOffered');
export const noDemo = () => refuse(404, 'noDemo');
export const diskFull = (cause: unknown) => refuse(507, 'diskFull', { cause });
export const noRoomForFile = () => refuse(507, 'noRoomForFile');

/** Its file was renamed, deleted or replaced while the site runs. */
export const databaseMoved = (cause: unknown) =>
  refuse(503, 'databaseMoved', { retryAfterSeconds: 60, cause });
export const databaseDamaged = () => refuse(503, 'databaseDamaged', { fields: { database: 'damaged' } });
export const pagesFail = (cause: unknown) =>
  refuse(503, 'pagesFail', { fields: { pages: 'failing' }, cause });

export const signedOut = () => refuse(401, 'signedOut');
export const wrongCredentials = () => refuse(401, 'wrongCredentials');
export const registrationClosed = () => refuse(403, 'registrationClosed');
/** While the site has no owner: the client uses neither the public address nor this machine. */
export const unknownAddress = (address?: string | null) =>
  address
    ? new Failure(403, ({ server }) => server.errors.ownerElsewhere({ address }))
    : refuse(403, 'ownerUnknown');
/** The site has no owner but has files: its database was probably lost. */
export const databaseLost = () => refuse(403, 'databaseLost');
export const usernameTaken = () =>
  refuse(409, 'usernameTaken', { fields: { username: serverText().errors.usernameTaken } });
export const currentPasswordMissing = () =>
  invalidFields({ currentPassword: ownerText().rules.enterCurrentPassword });
export const wrongCurrentPassword = () =>
  invalidFields({ currentPassword: serverText().errors.wrongCurrentPassword });

export const resetLinkInvalid = () => refuse(400, 'resetLinkInvalid');
export const accountNotFound = () => refuse(404, 'accountNotFound');
export const lastAccount = () => refuse(409, 'lastAccount');
export const signInNotFound = () => refuse(404, 'signInNotFound');

export const trackNotFound = () => refuse(404, 'trackNotFound');
export const releaseNotFound = () => refuse(404, 'releaseNotFound');
export const videoNotFound = () => refuse(404, 'videoNotFound');
export const postNotFound = () => refuse(404, 'postNotFound');
export const photoNotFound = () => refuse(404, 'photoNotFound');
export const showNotFound = () => refuse(404, 'showNotFound');
export const unknownNeighbour = () => invalidFields({ before: serverText().errors.unknownNeighbour });
export const notInBin = () => refuse(404, 'notInBin');
export const messageNotFound = () => refuse(404, 'messageNotFound');
export const mailNotFound = () => refuse(404, 'mailNotFound');
export const mailOff = () => refuse(409, 'mailOff');
export const noNoticeAddress = () => refuse(400, 'noNoticeAddress');
export const subscriberNotFound = () => refuse(404, 'subscriberNotFound');
export const confirmLinkInvalid = () => refuse(400, 'confirmLinkInvalid');
export const newsletterNotFound = () => refuse(404, 'newsletterNotFound');
export const newsletterSent = () => refuse(409, 'newsletterSent');
export const newsletterScheduled = () => refuse(409, 'newsletterScheduled');
export const newsletterNotScheduled = () => refuse(409, 'newsletterNotScheduled');
export const nobodyOnList = () => refuse(409, 'nobodyOnList');
export const fileNotFound = () => refuse(404, 'fileNotFound');
export const notForDownload = () => refuse(403, 'notForDownload');
export const releaseNotForDownload = () => refuse(403, 'releaseNotForDownload');
export const rangeNotSatisfiable = (size: number) =>
  refuse(416, 'rangeNotSatisfiable', { headers: { 'content-range': `bytes */${size}` } });
export const pressNotFound = () => refuse(404, 'pressNotFound');
export const privacyNotFound = () => refuse(404, 'privacyNotFound');
export const settingNotFound = () => refuse(404, 'settingNotFound');
export const settingExists = () => refuse(409, 'settingExists');
export const changedMeanwhile = () => refuse(409, 'changedMeanwhile');
export const unknownCursor = () => invalidFields({ after: serverText().errors.unknownCursor });
export const sourceMissing = () => invalidFields({ embedUrl: ownerText().rules.sourceRequired });

export const uploadGone = () => refuse(404, 'uploadGone');
export const uploadExpired = () => refuse(410, 'uploadGone');
/** Its offset is not the one that the client continues from. */
export const uploadMoved = () => refuse(409, 'uploadMoved');
export const tusVersionNotOffered = () => refuse(412, 'badRequest', { headers: { 'tus-version': '1.0.0' } });

export const fileTooLarge = (kind: MediaKind, limits: FileSizes) =>
  new Failure(413, ({ owner }) => owner.files.tooLarge[kind]({ size: megabytes(limits[kind]) }));
export const fileEmpty = (kind: MediaKind) => new Failure(422, ({ owner }) => owner.files.empty[kind]);
export const wrongFileType = (kind: MediaKind) =>
  new Failure(415, ({ owner }) => owner.files.wrongType[kind]);
export const audioNotConverted = () => refuse(415, 'audioNotConverted');
export const fileUnreadable = (kind: MediaKind, cause?: unknown) =>
  new Failure(422, ({ owner }) => owner.files.unreadable[kind], { cause });
/** The same attempt would fail again. */
export class CannotConvert extends Failure {
  readonly reason: ConversionFailure;

  constructor(kind: 'audio' | 'video', reason: ConversionFailure, cause?: unknown) {
    super(
      422,
      ({ owner, server }) =>
        reason === 'unreadable' ? owner.files.unreadable[kind] : server.conversions[reason],
      { cause },
    );
    this.reason = reason;
  }
}
const megapixels = pictureLimits.pixels / 1_000_000;
export const pictureTooManyPixels = () =>
  new Failure(422, ({ server }) => server.errors.pictureTooManyPixels({ megapixels }));
export const pictureTooHeavy = (cause?: unknown) => refuse(422, 'pictureTooHeavy', { cause });
export const animationTooManyPixels = () => refuse(422, 'animationTooManyPixels');
export const pictureTooManyFrames = () =>
  new Failure(422, ({ server }) => server.errors.pictureTooManyFrames({ frames: pictureLimits.frames }));
export const noVideoFile = () => refuse(422, 'noVideoFile');
export const noThumbnailsMade = () => new Failure(422, ({ owner }) => owner.rules.noThumbnailsFromVideos);
export const pictureNotDrawn = (cause: unknown) =>
  refuse(503, 'pictureNotDrawn', { retryAfterSeconds: 60, cause });
export const thumbnailFailed = (cause: unknown) => refuse(422, 'thumbnailFailed', { cause });
