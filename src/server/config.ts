import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { credentialsSchema } from '#shared/accounts.schema.ts';
import { artistDefaults } from '#shared/artist.ts';

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

/** Every variable the program reads, with its default. `.env.example` explains each to people. */
const environmentSchema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
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
    ARTIST_NAME: z.string().trim().default(artistDefaults.name),
    CONTACT_LIMIT_PER_HOUR: wholeNumber(1, 100_000).default(20),
    STOP_DELAY_SECONDS: wholeNumber(0, 600).default(0),
    FFMPEG_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  })
  .refine((env) => (env.OWNER_USERNAME === undefined) === (env.OWNER_PASSWORD === undefined), {
    path: ['OWNER_PASSWORD'],
    error: 'and OWNER_USERNAME must be set together',
  });

export type Config = ReturnType<typeof readConfig>;

/** A setting in the environment that the program cannot work with. Its message names the variable. */
export class ConfigError extends Error {}

/** Adds what a `.env` file says to the environment, where it does not say otherwise already. */
export function loadEnvFile(): void {
  try {
    // Read once more than needed: Node itself does not tell why it cannot read it.
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
    publicUrl: env.PUBLIC_URL ?? null,
    isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false,
    trustProxy: env.TRUST_PROXY?.split(',').map((entry) => entry.trim()) ?? null,
    owner,
    artistName: env.ARTIST_NAME,
    contactLimitPerHour: env.CONTACT_LIMIT_PER_HOUR,
    stopDelaySeconds: env.STOP_DELAY_SECONDS,
    usesFfmpeg: env.FFMPEG_WORKER === 'on',
    logLevel: env.LOG_LEVEL,
  };
}
