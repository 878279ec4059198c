import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#server/config.ts';
import type { Move } from '#server/domain/move/move-site.ts';
import { reasonOf } from '#server/errors.ts';

/** Each option and the variable that has the same meaning for the current site. */
const options = {
  'data-dir': 'DATA_DIR',
  database: 'DATABASE_URL',
  's3-bucket': 'S3_BUCKET',
  's3-endpoint': 'S3_ENDPOINT',
  's3-region': 'S3_REGION',
  's3-access-key-id': 'S3_ACCESS_KEY_ID',
  's3-secret-access-key': 'S3_SECRET_ACCESS_KEY',
} as const;

export const usage = `Carries a whole site to another place and checks that everything arrived.

  npm run move -- --database postgres://user:password@host/name --s3-bucket name …
  npm run move -- --data-dir folder

It comes from where the environment and .env say it lives now (DATA_DIR, DATABASE_URL, S3_…), and nothing is changed
there. Stop it first. What the new place does not name stays where it is.

  --data-dir <folder>       SQLite and files on disk, in this folder, for what the options below do not name
  --database <address>      a PostgreSQL database for the rows
  --s3-bucket <name>        a bucket for the files, with
  --s3-endpoint <address>   where the bucket is, if not at Amazon
  --s3-region <name>        us-east-1 when left out
  --s3-access-key-id <id>
  --s3-secret-access-key <key>
  --continue                go on with a move that was cut short, or bring an earlier one up to date: what is
                            different in the new place is replaced, and rows that are too much there removed
  --help

Other users of the machine can read a command line. Each option can be a variable instead, in the environment or in
.env: TARGET_DATABASE_URL for --database, TARGET_S3_SECRET_ACCESS_KEY for --s3-secret-access-key, and so on.
`;

type Environment = Record<string, string | undefined>;

/** Null if the user asks for help. */
export function parseArguments(args: string[], environment: Environment): Move | null {
  const given = parseFlags(args);
  if (given.help) return null;

  const target: Environment = {};
  for (const [option, variable] of Object.entries(options))
    target[variable] = given[option as keyof typeof options] ?? environment[`TARGET_${variable}`];
  if (!target['DATA_DIR'] && !target['DATABASE_URL'] && !target['S3_BUCKET'])
    throw new ConfigError('say where to: --database, --s3-bucket or --data-dir (--help explains them)');

  const from = readConfig(environment);
  const to = readTarget(target);
  // With a new folder, everything without its own option moves there; otherwise it stays.
  const isInFolder = Boolean(target['DATA_DIR']);
  return {
    from,
    to: {
      dataDir: isInFolder ? to.dataDir : from.dataDir,
      databaseUrl: to.databaseUrl ?? (isInFolder ? null : from.databaseUrl),
      s3: to.s3 ?? (isInFolder ? null : from.s3),
    },
    isContinued: given.continue ?? false,
  };
}

function parseFlags(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      // Refused below, because Node's message would repeat the value, which may contain a password.
      allowPositionals: true,
      options: {
        'data-dir': text,
        database: text,
        's3-bucket': text,
        's3-endpoint': text,
        's3-region': text,
        's3-access-key-id': text,
        's3-secret-access-key': text,
        continue: flag,
        help: flag,
      },
    });
    if (positionals.length > 0) throw new Error('each value follows its option, such as --database');
    return values;
  } catch (error) {
    throw new ConfigError(reasonOf(error), { cause: error });
  }
}

function readTarget(target: Environment) {
  try {
    return readConfig(target);
  } catch (error) {
    if (error instanceof ConfigError)
      throw new ConfigError(`for the new place, ${error.message}`, { cause: error });
    throw error;
  }
}
