import { z } from '#shared/zod.ts';

/** What is remembered of the last backup that was made to its end. */
export const backupReportSchema = z.object({
  madeAt: z.string(),
  /** How large the archive is. */
  bytes: z.number(),
  files: z.number(),
  /** How many files the site itself had lost, so that no backup can hold them. */
  missing: z.number(),
  /** How many files are no longer what was uploaded; they are in it as they are. */
  damaged: z.number().default(0),
});
export type BackupReport = z.infer<typeof backupReportSchema>;

export const backupStatusSchema = z.object({
  last: backupReportSchema.nullable(),
  isUnderWay: z.boolean(),
  /** When the last download failed; null when none has, or one has worked since. */
  failedAt: z.string().nullable(),
  /** How many nightly backups are kept; null where none are made. */
  nightlyKept: z.number().nullable(),
});
export type BackupStatus = z.infer<typeof backupStatusSchema>;
