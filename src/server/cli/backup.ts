import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { fileSize } from '#shared/primitives/file-sizes.ts';
import { createErrorLog, explain, requireSite, say, stopSignal } from '#server/cli/command.ts';
import { createProgress } from '#server/progress.ts';
import { loadEnvFile, readConfig } from '#server/config.ts';
import { BackupRefused, reportOf, saveBackup } from '#server/domain/backup/save-backup.ts';
import { reasonOf } from '#server/errors.ts';
import { sqliteFileIn, type StorageLocation } from '#server/storage/storage-location.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';
import type { BackupReport } from '#shared/maintenance/maintenance.schema.ts';
import { createPool } from '#server/storage/database/engines/postgres/pool.ts';
import { createPostgres } from '#server/storage/database/engines/postgres/postgres.ts';
import { saveReport } from '#server/storage/database/queries/site/reports.queries.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';

const usage = `Saves the whole site in one file, while it runs or while it is stopped.

  npm run backup -- my-site.tar

The file holds everything: songs, videos, photos, shows, news, press kit, messages, settings and accounts. Keep it where only you can read it.
The site is found where the environment and .env say it lives (DATA_DIR, DATABASE_URL, S3_…). Nothing is changed there.

  --force   replace the file if it is there already
  --help
`;

try {
  const { values, positionals } = readArguments();
  const [file, ...others] = positionals;
  if (values.help) process.stdout.write(usage);
  else if (!file || others.length > 0) throw new BackupRefused('name one file for it, such as my-site.tar');
  else await backUp(resolve(file), values.force ?? false);
} catch (error) {
  process.stderr.write(`No backup was made: ${explain(error, BackupRefused)}\n`);
  process.exitCode = 1;
}

function readArguments() {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { force: flag, help: flag } });
  } catch (error) {
    throw new BackupRefused(reasonOf(error), { cause: error });
  }
}

async function backUp(file: string, replaces: boolean): Promise<void> {
  loadEnvFile();
  const location = readConfig(process.env);
  requireSite(location, BackupRefused);
  if (existsSync(file) && !replaces)
    throw new BackupRefused(`${file} is there already. Choose another name, or add --force to replace it.`);

  const log = createErrorLog();
  const media = await openMediaStore(location);
  try {
    const options = { replaces, signal: stopSignal(), progress: createProgress(process.stdout) };
    const archive = await saveBackup({ location, media, log }, file, options);
    const report = reportOf(archive);
    say(`The whole site is in ${file}: ${report.files} files, ${fileSize(report.bytes)}.`);
    if (report.missing > 0)
      say(`${report.missing} files are missing from the site itself, so they are not in it.`);
    if (report.damaged > 0) {
      say('Warning: these files are no longer what was uploaded, and are in the backup as they are now:');
      for (const name of archive.manifest.damaged) say(`  ${name}`);
      say('Keep your older backups. "npm run verify" tells what the files belong to and what to do.');
    }
    await recordBackup(location, report, log).catch((error: unknown) =>
      say(`The dashboard will not show this backup: ${reasonOf(error)}`),
    );
  } finally {
    await media.close();
  }
}

/** For the dashboard. Does not migrate the tables, which may be of an older version. */
async function recordBackup(
  { dataDir, databaseUrl }: StorageLocation,
  report: BackupReport,
  log: FastifyBaseLogger,
): Promise<void> {
  const database = databaseUrl
    ? createPostgres(createPool(databaseUrl, log))
    : openSqlite(sqliteFileIn(dataDir));
  try {
    await saveReport(database, 'backup', report);
  } finally {
    await database.destroy();
  }
}
