import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shortDate } from '#shared/primitives/format.ts';
import { explain, say, stopSignal } from '#server/cli/command.ts';
import { createProgress } from '#server/progress.ts';
import { loadEnvFile, readConfig } from '#server/config.ts';
import { RestoreRefused, restoreSite, type Restored } from '#server/domain/backup/restore-site.ts';
import { nameSome } from '#server/domain/check/files-report.ts';
import { reasonOf } from '#server/errors.ts';

const usage = `Puts the site of a backup into an empty folder.

  npm run restore -- my-site.tar

It goes into the folder that DATA_DIR names, in which nothing but backups may lie. Everything is checked first: of a
backup that is damaged or not whole, nothing is kept. Then start the site and sign in with the password of that time.

  --data-dir <folder>   another folder
  --help
`;

try {
  const { values, positionals } = readArguments();
  const [file, ...others] = positionals;
  if (values.help) process.stdout.write(usage);
  else if (!file || others.length > 0) throw new RestoreRefused('name the backup, such as my-site.tar');
  else await restore(resolve(file), values['data-dir']);
} catch (error) {
  process.stderr.write(`Nothing was restored: ${explain(error, RestoreRefused)}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'data-dir': { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new RestoreRefused(reasonOf(error), { cause: error });
  }
}

async function restore(archive: string, folder: string | undefined): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  // Such a site does not read its content from the data folder.
  const isElsewhere = Boolean(config.databaseUrl ?? config.s3);
  if (!folder && isElsewhere)
    throw new RestoreRefused(
      'this site is kept in PostgreSQL or S3. Restore into a new folder with --data-dir, then carry it over with npm run move.',
    );
  const dataDir = folder ? resolve(folder) : config.dataDir;
  const options = { signal: stopSignal(), progress: createProgress(process.stdout) };
  const restored = await restoreSite({ archive, dataDir }, options);
  const files = restored.entries.length - restored.deleted.length - 1;
  const flaws = describeFlaws(restored);
  const isWhole = flaws.length === 0;
  say(
    `The site of ${shortDate(restored.madeAt)} is in ${dataDir}: ${files} files${isWhole ? ', all as they were' : ''}.`,
  );
  for (const flaw of flaws) say(flaw);
  if (!isWhole)
    say('An older backup may hold what this one lacks: try it in another folder with --data-dir.');
  if (isElsewhere) say('Carry it over to PostgreSQL or S3 with npm run move, as docs/backup.md tells.');
  else say(folder ? `Start it with DATA_DIR=${dataDir}` : 'Start it with npm start');
}

/** What was wrong with the site already when the backup was made. */
function describeFlaws({ missing, damaged, isDatabaseDamaged }: Restored): string[] {
  const flaws: string[] = [];
  if (isDatabaseDamaged)
    flaws.push(
      'Its database was damaged already: some songs, videos, photos or messages may be missing or wrong.',
    );
  if (damaged.length > 0)
    flaws.push(`${countFiles(damaged)} damaged already when the backup was made: ${nameSome(damaged)}.`);
  if (missing.length > 0) flaws.push(`${countFiles(missing)} missing already when the backup was made.`);
  return flaws;
}

function countFiles({ length }: string[]): string {
  return length === 1 ? '1 file was' : `${length} files were`;
}
