import { PassThrough, type Readable } from 'node:stream';
import { once } from 'node:events';
import {
  backupReportSchema,
  type BackupReport,
  type BackupStatus,
} from '#shared/maintenance/maintenance.schema.ts';
import type { Config } from '#server/config.ts';
import { reportOf, saveBackup } from '#server/domain/backup/save-backup.ts';
import { writeArchive, type ArchiveDeps } from '#server/domain/backup/write-archive.ts';
import { backupUnderWay } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readReport, saveReport } from '#server/storage/database/queries/site/reports.queries.ts';

type Deps = Omit<ArchiveDeps, 'location'> & { config: Config; database: Database };

/** The backups of a running site, one at a time: two at once would only slow each other down. */
export function createBackups({ config, database, media, log }: Deps) {
  const deps = { location: config, media, log };
  let isUnderWay = false;
  /** When the last download failed, unless one has worked since. */
  let failedAt: string | null = null;

  async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (isUnderWay) throw backupUnderWay();
    isUnderWay = true;
    try {
      return await work();
    } finally {
      isUnderWay = false;
    }
  }

  /** Fails silently: on a full disk the report may not fit, but the backup is complete. */
  const record = (report: BackupReport) =>
    saveReport(database, 'backup', report).catch((error: unknown) =>
      log.warn({ err: error }, 'The dashboard will not show this backup'),
    );

  async function writeTo(output: PassThrough, sent: Promise<void>): Promise<void> {
    try {
      const archive = await writeArchive(deps, output);
      await sent;
      await record(reportOf(archive));
      failedAt = null;
    } catch (error) {
      failedAt = new Date().toISOString();
      throw error;
    }
  }

  return {
    isUnderWay: () => isUnderWay,

    async status(): Promise<BackupStatus> {
      const report = await readReport(database, 'backup');
      const last = report ? backupReportSchema.parse(report.content) : null;
      return { last, isUnderWay, failedAt, nightlyKept: config.backups?.keep ?? null };
    },

    /**
     * The whole site as a stream. A failure before the first byte rejects; a later one destroys the stream. The backup
     * is recorded, and the next one may start, once all of it is sent.
     */
    async download(sent: Promise<void>): Promise<Readable> {
      // A client that disconnects also ends the stream, which is logged below.
      sent.catch(() => undefined);
      const output = new PassThrough();
      const writing = exclusively(() => writeTo(output, sent));
      writing.catch((error: unknown) => log.warn({ err: error }, 'A backup was not downloaded to its end'));
      await Promise.race([once(output, 'readable'), writing]);
      return output;
    },

    save: (path: string, signal: AbortSignal) =>
      exclusively(async () => {
        const report = reportOf(await saveBackup(deps, path, { signal }));
        await record(report);
        return report;
      }),
  };
}

export type Backups = ReturnType<typeof createBackups>;
