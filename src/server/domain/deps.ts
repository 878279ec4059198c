import type { Changes } from '#server/domain/changes.ts';
import type { Derivatives } from '#server/domain/files/derivatives.ts';
import type { Notices } from '#server/domain/health/notices.ts';
import type { Jobs } from '#server/domain/jobs/queue.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import type { Uploads } from '#server/domain/catalogue/single-uploads.ts';
import type { Conversions } from '#server/media/conversions.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { ConversionFolders } from '#server/storage/conversion-folders.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

export type ContentDeps = {
  database: Database;
  changes: Changes;
  media: MediaStore;
  mediaJobs: MediaJobs;
  /** Null without FFmpeg. */
  conversions: Conversions | null;
  conversionFolders: ConversionFolders;
  fileJobs: FileJobs;
  derivatives: Derivatives;
  jobs: Jobs;
  uploads: Uploads;
  notices: Notices;
  outbox: Outbox;
};
