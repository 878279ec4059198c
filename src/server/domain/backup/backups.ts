import { PassThrough, type Readable } from 'node:stream';
import { once } from 'node:events';
import { backupReportSchema, type BackupReport, type BackupStatus } from '#shared/backup.schema.ts';
import type { Config } from '#server/config.ts';
import { reportOf, saveBackup } from '#server/domain/backup/save-backup.ts';
import { writeArchive, type ArchiveNeeds } from '#server/domain/backup/write-archive.ts';
import { backupUnderWay } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readReport, saveReport } from '#server/storage/database/reports.queries.ts';

type Needs = Omit<ArchiveNeeds, 'place'> & { config: Config; database: Database };

/** The backups that a running site makes, one at a time: a second would only make both slower. */
export function createBackups({ config, database, media, log }: Needs) {
  const needs = { place: config, media, log };
  let isUnderWay = false;
  /** When the last download failed, unless one has worked since. */
  let failedAt: string | null = null;

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (isUnderWay) throw backupUnderWay();
    isUnderWay = true;
    try {
      return await work();
    } finally {
      isUnderWay = false;
    }
  }

  /** On a full disk there may be no room for it; the backup is there all the same. */
  const remember = (report: BackupReport) =>
    saveReport(database, 'backup', report).catch((error: unknown) =>
      log.warn({ err: error }, 'The dashboard will not show this backup'),
    );

  async function writeTo(output: PassThrough, sent: Promise<void>): Promise<void> {
    try {
      const archive = await writeArchive(needs, output);
      await sent;
      await remember(reportOf(archive));
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
     * The whole site as a stream. What fails before its first byte is refused; later, the stream is destroyed. It counts
     * as made once it was sent, and only then can the next one begin.
     */
    async download(sent: Promise<void>): Promise<Readable> {
      // Who leaves early ends the stream as well, and that is told below.
      sent.catch(() => undefined);
      const output = new PassThrough();
      const writing = alone(() => writeTo(output, sent));
      writing.catch((error: unknown) => log.warn({ err: error }, 'A backup was not downloaded to its end'));
      await Promise.race([once(output, 'readable'), writing]);
      return output;
    },

    save: (path: string, signal: AbortSignal) =>
      alone(async () => {
        const report = reportOf(await saveBackup(needs, path, { signal }));
        await remember(report);
        return report;
      }),
  };
}

export type Backups = ReturnType<typeof createBackups>;
