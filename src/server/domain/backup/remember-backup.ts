import type { FastifyBaseLogger } from 'fastify';
import type { BackupReport } from '#shared/backup.schema.ts';
import type { Place } from '#server/domain/move/place.ts';
import { sqliteFileIn } from '#server/storage/database/open-database.ts';
import { createPool } from '#server/storage/database/postgres/pool.ts';
import { createPostgres } from '#server/storage/database/postgres/postgres.ts';
import { saveReport } from '#server/storage/database/reports.queries.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';

/** Tells a site of a backup that another program made. Its tables are left as they are, even those of an older version. */
export async function rememberBackup(
  { dataDir, databaseUrl }: Place,
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
