import { parseArgs } from 'node:util';
import { checkedText, problemText, remediesFor } from '#shared/maintenance/check.ts';
import { createErrorLog, explain, requireSite, say } from '#server/cli/command.ts';
import { createProgress } from '#server/progress.ts';
import { ConfigError, loadEnvFile, readConfig, type Config } from '#server/config.ts';
import { checkSite, type CheckResult } from '#server/domain/check/check-site.ts';
import { describeDatabase, describeFiles } from '#server/storage/storage-location.ts';
import { reasonOf } from '#server/errors.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';

const usage = `Checks that every song, video and photo has its file, that every file belongs to one, and that no file has
changed since it was uploaded. The site may run meanwhile. Ends with code 1 when something is wrong.

  npm run verify
  npm run verify -- --repair
  npm run verify -- --set-aside

It looks where the environment and .env say the site lives (DATA_DIR, DATABASE_URL, S3_…).

  --repair      take the safe steps: put what an upload left behind into lost+found, take back from there what the
                site has a place for again, have missing picture sizes and streams made, and write checksums for files
                from before there were any. No file is removed.
  --set-aside   the same, and put also files that this database does not know into lost+found. They are kept there
                until you delete them. Where songs, videos or photos are missing, restore a backup instead.
  --help
`;

type Repairs = { isRepairing: boolean; setsAsideUnknown: boolean };

const startedAt = new Date();

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

async function verify(location: Config, repairs: Repairs): Promise<void> {
  requireSite(location, ConfigError);
  say(`Checking ${describeDatabase(location)} and ${describeFiles(location)}`);
  const log = createErrorLog();
  const { database, close } = await openDatabase(location, { log, isPatient: true, leavesTables: true });
  try {
    const media = await openMediaStore(location);
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

function describeCheck({ report, problems, repairs }: CheckResult): string {
  const lines = [...repairs, checkedText(report)];
  if (problems.length === 0) lines.push('Nothing is wrong.');
  else {
    lines.push(problems.length === 1 ? '1 thing is wrong:' : `${problems.length} things are wrong:`);
    lines.push(...problems.map((problem) => `  ${problemText(problem)}`), ...remediesFor(problems));
  }
  return lines.join('\n');
}
