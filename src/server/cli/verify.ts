import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { explain } from '#server/cli/explain.ts';
import { createProgress } from '#server/progress.ts';
import { describeCheck } from '#server/cli/verify/describe-check.ts';
import { ConfigError, loadEnvFile, readConfig, type Config } from '#server/config.ts';
import { checkSite } from '#server/domain/check/check-site.ts';
import { databaseIn, filesIn } from '#server/domain/move/place.ts';
import { reasonOf } from '#server/errors.ts';
import { openDatabase, sqliteFileIn } from '#server/storage/database/open-database.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';

const usage = `Checks that every song, video and photo has its file, that every file belongs to one, and that no file has
changed since it was uploaded. The site may run meanwhile. Ends with code 1 when something is wrong.

  npm run verify
  npm run verify -- --repair
  npm run verify -- --set-aside

It looks where the environment and .env say the site lives (DATA_DIR, DATABASE_URL, S3_…).

  --repair      take the safe steps: put what an upload left behind into lost+found, take back from there what the
                site has a place for again, have missing picture sizes made, and write checksums for files from
                before there were any. No file is removed.
  --set-aside   the same, and put also files that this database does not know into lost+found. They are kept there
                until you delete them. Where songs, videos or photos are missing, restore a backup instead.
  --help
`;

type Repairs = { isRepairing: boolean; setsAsideUnknown: boolean };

const startedAt = new Date();
const say = (text: string) => process.stdout.write(`${text}\n`);

try {
  const { repair = false, 'set-aside': setsAsideUnknown = false, help } = readFlags();
  loadEnvFile();
  if (help) process.stdout.write(usage);
  else await verify(readConfig(process.env), { isRepairing: repair || setsAsideUnknown, setsAsideUnknown });
} catch (error) {
  process.stderr.write(`The site was not checked: ${explain(error)}\n`);
  process.exitCode = 1;
}

function readFlags() {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ options: { repair: flag, 'set-aside': flag, help: flag } }).values;
  } catch (error) {
    throw new ConfigError(`${reasonOf(error)} (--help explains what can be said)`, { cause: error });
  }
}

async function verify(place: Config, repairs: Repairs): Promise<void> {
  if (!place.databaseUrl && !existsSync(sqliteFileIn(place.dataDir)))
    throw new ConfigError(`there is no site in ${place.dataDir}; DATA_DIR names its folder`);
  say(`Checking ${databaseIn(place)} and ${filesIn(place)}`);
  const log = pino({ level: 'warn' }, pino.destination(process.stderr.fd));
  const { database, close } = await openDatabase(place, { log, isPatient: true, leavesTables: true });
  try {
    const media = await openMediaStore(place);
    try {
      const progress = createProgress(process.stdout);
      const result = await checkSite({ database, media }, { startedAt, progress, ...repairs });
      say(describeCheck(result));
      if (result.problems.length > 0) process.exitCode = 1;
    } finally {
      await media.close();
    }
  } finally {
    await close();
  }
}
