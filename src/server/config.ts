import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve, sep } from 'node:path';
import { z } from 'zod';
import { credentialsSchema } from '#shared/accounts/accounts.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { defaultName } from '#shared/site/artist.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { MEGABYTE } from '#shared/maintenance/upload-limits.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be a whole number from ${min} to ${max}`)
    .max(max, `must be a whole number from ${min} to ${max}`);

const optional = <T extends z.ZodType>(schema: T) => schema.optional();

function isProxyList(list: string): boolean {
  return list.split(',').every((entry) => {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    const widest = isIP(address) === 6 ? 128 : 32;
    const bitsAreRight = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest);
    return isIP(address) > 0 && bitsAreRight && rest.length === 0;
  });
}

/** A base for other addresses. */
const baseAddress = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://example.com', abort: true })
  .refine((address) => {
    const { username, password, search, hash } = new URL(address);
    return !username && !password && !search && !hash;
  }, 'must be a plain web address, without a name, a password, ? or #')
  .transform((address) => address.replace(/\/+$/, ''));

const SENDER = /^(?:(?<name>[^<>\r\n]*)\s)?<?(?<address>[^\s<>@]+@[^\s<>@]+)>?$/;

const dkimNames = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const;

const s3Names = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PUBLIC_URL',
] as const;

/** Every environment variable with its default. `.env.example` explains them. */
const environmentSchema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: optional(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
        .refine((url) => URL.canParse(url), 'must be an address such as postgres://user:password@host/name'),
    ),
    S3_BUCKET: optional(
      z
        .string()
        .trim()
        .regex(/^[\w.-]+$/, 'must be the name of a bucket'),
    ),
    S3_ENDPOINT: optional(baseAddress),
    S3_REGION: optional(z.string().trim()),
    S3_ACCESS_KEY_ID: optional(z.string().trim()),
    S3_SECRET_ACCESS_KEY: optional(z.string().trim()),
    S3_PUBLIC_URL: optional(baseAddress),
    PUBLIC_URL: optional(
      z
        .url({ protocol: /^https?$/, error: 'must be a web address such as https://example.com' })
        .transform((address) => new URL(address).origin),
    ),
    TRUST_PROXY: optional(
      z
        .string()
        .refine(isProxyList, 'must list addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas'),
    ),
    OWNER_USERNAME: optional(credentialsSchema.shape.username),
    OWNER_PASSWORD: optional(credentialsSchema.shape.password),
    ARTIST_NAME: z
      .string()
      .trim()
      .max(maximums.shortText, `must be ${maximums.shortText} characters or fewer`)
      .default(defaultName),
    BACKUP_DIR: optional(z.string()),
    BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
    MAX_AUDIO_MB: optional(wholeNumber(1, 1_000)),
    MAX_VIDEO_MB: optional(wholeNumber(1, 4_000)),
    // Pictures are read into memory as a whole (`media/file-worker.ts`), recordings in pieces.
    MAX_PICTURE_MB: optional(wholeNumber(1, 50)),
    CACHE_MB: wholeNumber(0, 1_000_000).default(1_024),
    CONTACT_LIMIT_PER_HOUR: wholeNumber(1, 100_000).default(20),
    SMTP_URL: optional(
      z
        .string()
        .regex(/^smtps?:\/\/[^/]/, 'must begin with smtp:// or smtps://')
        .refine(
          (url) => URL.canParse(url),
          'must be an address such as smtps://user:password@mail.example.com',
        ),
    ),
    MAIL_FROM: optional(
      z
        .string()
        .trim()
        .regex(SENDER, 'must be an email address such as news@example.com, or "Ines <news@example.com>"'),
    ),
    DKIM_DOMAIN: optional(z.string().trim()),
    DKIM_SELECTOR: optional(z.string().trim()),
    DKIM_KEY_FILE: optional(z.string()),
    MAIL_PER_MINUTE: wholeNumber(1, 100_000).default(60),
    SUBSCRIBE_LIMIT_PER_HOUR: wholeNumber(1, 100_000).default(5),
    STOP_DELAY_SECONDS: wholeNumber(0, 600).default(0),
    FFMPEG_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  })
  .refine((env) => (env.OWNER_USERNAME === undefined) === (env.OWNER_PASSWORD === undefined), {
    path: ['OWNER_PASSWORD'],
    error: 'and OWNER_USERNAME must be set together',
  })
  .superRefine((env, context) => {
    if (!s3Names.some((name) => env[name] !== undefined)) return;
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (env[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'is missing: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together',
        });
    }
  });

type Environment = z.output<typeof environmentSchema>;

/** Null where files are stored on the disk. */
function s3Of(env: Environment) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null;
  return {
    bucket,
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    publicUrl: env.S3_PUBLIC_URL ?? null,
  };
}

/** Null where the site sends no mail. */
function mailOf(env: Environment) {
  if (env.SMTP_URL === undefined) return null;
  const { name, address } = SENDER.exec(env.MAIL_FROM ?? '')?.groups ?? {};
  if (!address) throw new ConfigError('MAIL_FROM is missing: SMTP_URL and MAIL_FROM must be set together');
  // Mail is written in the background, where no request names the site.
  if (env.PUBLIC_URL === undefined)
    throw new ConfigError('PUBLIC_URL is missing: links in mail begin with it, so SMTP_URL needs it');
  return {
    smtpUrl: env.SMTP_URL,
    /** Without a name, the artist is the sender. */
    from: { name: name?.trim().replace(/^"|"$/g, '') || null, address },
    dkim: dkimOf(env),
    perMinute: env.MAIL_PER_MINUTE,
    siteUrl: env.PUBLIC_URL,
  };
}

/** Null where this program does not sign mail. */
function dkimOf(env: Environment) {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: keyFile } = env;
  if (!dkimNames.some((name) => env[name] !== undefined)) return null;
  if (!domainName || !keySelector || !keyFile)
    throw new ConfigError(`${dkimNames.join(', ')} must be set together`);
  try {
    const privateKey = readFileSync(keyFile, 'utf8');
    createPrivateKey(privateKey);
    return { domainName, keySelector, privateKey };
  } catch (error) {
    throw new ConfigError('DKIM_KEY_FILE must name a file with a private key (PEM)', { cause: error });
  }
}

/** Where nightly backups go and how many remain; null where none are made. */
function backupsOf({ BACKUP_DIR, BACKUP_KEEP, DATA_DIR }: Environment) {
  if (BACKUP_DIR === undefined) return null;
  const folder = resolve(BACKUP_DIR);
  const uploads = resolve(DATA_DIR, 'uploads');
  if (folder === uploads || folder.startsWith(uploads + sep))
    throw new ConfigError('BACKUP_DIR must not be inside the folder of the uploads');
  return { folder, keep: BACKUP_KEEP };
}

const defaultLimits = { audio: 10, video: 100, picture: 20, document: 10 };
const defaultCeilings = { audio: 200, video: 2_000, picture: 50, document: 10 };

/**
 * The limits until the owner changes them, and how far they may be raised. A variable is both: a site that was given a
 * larger limit before owners could choose one keeps it.
 */
function uploadLimitsOf({ MAX_AUDIO_MB, MAX_VIDEO_MB, MAX_PICTURE_MB }: Environment): UploadLimits {
  const sizes = (defaults: typeof defaultLimits) => ({
    audio: (MAX_AUDIO_MB ?? defaults.audio) * MEGABYTE,
    video: (MAX_VIDEO_MB ?? defaults.video) * MEGABYTE,
    picture: (MAX_PICTURE_MB ?? defaults.picture) * MEGABYTE,
    document: defaults.document * MEGABYTE,
  });
  return { ...sizes(defaultLimits), ceilings: sizes(defaultCeilings) };
}

export type Config = ReturnType<typeof readConfig>;

/** An invalid environment variable. The message names it. */
export class ConfigError extends Error {}

/** Adds the variables of a `.env` file that are not set already. */
export function loadEnvFile(): void {
  try {
    // Read here first, because Node does not report why it cannot read it.
    readFileSync('.env');
    process.loadEnvFile('.env');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new ConfigError(`.env cannot be read: ${envFileReasons[code ?? ''] ?? message}`, { cause: error });
  }
}

const envFileReasons: Record<string, string> = {
  EISDIR: 'it is a folder, not a file',
  EACCES: 'this account is not allowed to read it',
  EPERM: 'this account is not allowed to read it',
};

/** Reads the environment once, at start. A blank variable counts as one that is not set. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const env = parsed.data;
  const owner =
    env.OWNER_USERNAME !== undefined && env.OWNER_PASSWORD !== undefined
      ? { username: env.OWNER_USERNAME, password: env.OWNER_PASSWORD }
      : null;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    s3: s3Of(env),
    publicUrl: env.PUBLIC_URL ?? null,
    isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false,
    trustProxy: env.TRUST_PROXY?.split(',').map((entry) => entry.trim()) ?? null,
    owner,
    artistName: env.ARTIST_NAME,
    backups: backupsOf(env),
    /** Without the owner's settings; `readUploadLimits` has those that apply. */
    uploadLimits: uploadLimitsOf(env),
    cacheBytes: env.CACHE_MB * MEGABYTE,
    contactLimitPerHour: env.CONTACT_LIMIT_PER_HOUR,
    mail: mailOf(env),
    subscribeLimitPerHour: env.SUBSCRIBE_LIMIT_PER_HOUR,
    stopDelaySeconds: env.STOP_DELAY_SECONDS,
    usesFfmpeg: env.FFMPEG_WORKER === 'on',
    logLevel: env.LOG_LEVEL,
  };
}
