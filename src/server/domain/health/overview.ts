import type { Hidden } from '#shared/catalogue/visibility.ts';
import { backupReportSchema, type Overview } from '#shared/maintenance/maintenance.schema.ts';
import type { Config } from '#server/config.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import { countUnread } from '#server/domain/site/messages.ts';
import type { Database } from '#server/storage/database/database.ts';
import { countVisible } from '#server/storage/database/queries/lists/lists.ts';
import { readReport } from '#server/storage/database/queries/site/reports.queries.ts';
import { visibleTables } from '#server/storage/database/tables.ts';

type Deps = { database: Database; config: Pick<Config, 's3'>; disk: Pick<DiskWatch, 'check'> };

export async function readOverview({ database, config, disk }: Deps): Promise<Overview> {
  const backup = await readReport(database, 'backup');
  return {
    unread: await countUnread(database),
    scheduled: await countHidden(database, 'scheduled'),
    draft: await countHidden(database, 'draft'),
    backupAt: backup ? backupReportSchema.parse(backup.content).madeAt : null,
    // A bucket has no limit that we know of.
    freeBytes: config.s3 ? null : (await disk.check()).freeBytes,
  };
}

export async function countHidden(database: Database, visibility: Hidden): Promise<number> {
  const counts = await Promise.all(visibleTables.map((table) => countVisible(database, table, visibility)));
  return counts.reduce((sum, count) => sum + count, 0);
}
