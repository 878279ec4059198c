import { firstSteps } from '#shared/maintenance/first-steps.ts';
import { z } from '#shared/primitives/zod.ts';

const fileSizesSchema = z.object({
  audio: z.number(),
  video: z.number(),
  picture: z.number(),
  document: z.number(),
});
export type FileSizes = z.infer<typeof fileSizesSchema>;

/** The largest allowed file of each kind in bytes. */
export const uploadLimitsSchema = fileSizesSchema.extend({
  /** The largest limits the owner may set. */
  ceilings: fileSizesSchema,
});
export type UploadLimits = z.infer<typeof uploadLimitsSchema>;

const demoStates = ['offered', 'filling', 'present', 'removing', 'none'] as const;

/** The demo is offered only while the site is empty. */
export const demoStateSchema = z.object({
  state: z.enum(demoStates),
  done: z.number(),
  total: z.number(),
});
export type DemoState = z.infer<typeof demoStateSchema>;

/** The last complete backup. */
export const backupReportSchema = z.object({
  madeAt: z.string(),
  bytes: z.number(),
  files: z.number(),
  /** Files that were already missing from the site. */
  missing: z.number(),
  /** Files whose checksum differs from the upload; they are included as they are. */
  damaged: z.number().default(0),
});
export type BackupReport = z.infer<typeof backupReportSchema>;

export const backupStatusSchema = z.object({
  last: backupReportSchema.nullable(),
  isUnderWay: z.boolean(),
  /** When the last download failed; null after a success. */
  failedAt: z.string().nullable(),
  /** How many nightly backups are kept; null when they are off. */
  nightlyKept: z.number().nullable(),
});
export type BackupStatus = z.infer<typeof backupStatusSchema>;

const fileProblems = ['missing', 'damaged', 'unreadable', 'setAside', 'unnamed', 'unknown'] as const;

const checkProblemSchema = z.object({
  problem: z.enum(fileProblems),
  file: z.string(),
  /** The title of the item it belongs to. */
  title: z.string().nullable(),
});
export type CheckProblem = z.infer<typeof checkProblemSchema>;

export const siteCheckSchema = z.object({
  finishedAt: z.string(),
  files: z.number(),
  /** Files uploaded before checksums were stored; changes to them cannot be detected. */
  withoutChecksum: z.number(),
  problemCount: z.number(),
  /** At most `MOST_PROBLEMS_KEPT` of them. */
  problems: z.array(checkProblemSchema),
});
export type SiteCheck = z.infer<typeof siteCheckSchema>;

export const checkStateSchema = z.object({ isRunning: z.boolean(), last: siteCheckSchema.nullable() });
export type CheckState = z.infer<typeof checkStateSchema>;

/** The dashboard shows each kind at most once. */
const noticeKinds = [
  'files',
  'disk',
  'database',
  'pages',
  'proxy',
  'backup',
  'check',
  'clock',
  'mail',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeSchema = z.object({
  kind: z.enum(noticeKinds),
  message: z.string(),
  since: z.string(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** In bytes. */
export const diskUseSchema = z.object({
  songs: z.number(),
  videos: z.number(),
  pictures: z.number(),
  rider: z.number(),
  bin: z.number(),
  /** Resized pictures, as last counted; null before the first count. */
  sizes: z.number().nullable(),
  /** Null for a bucket, or when the system does not report it. */
  free: z.number().nullable(),
});
export type DiskUse = z.infer<typeof diskUseSchema>;

/** For strangers. It stays `ok` with a full disk or missing files: a restart would not help. */
export const healthSchema = z.object({ status: z.literal('ok') });

/** For the owner. */
export const storageHealthSchema = z.object({
  disk: z.object({ state: z.enum(['ok', 'full']), freeBytes: z.number().nullable() }),
  /** From the last check: `missing` counts files that rows reference, `unknown` files without a row. */
  files: z.object({
    state: z.enum(['ok', 'missing', 'unknown']),
    missing: z.number(),
    unknown: z.number(),
  }),
});

export const firstStepsSchema = z.object({
  done: z.array(z.enum(firstSteps)),
  /** The owner has hidden the list. */
  isHidden: z.boolean(),
  /** The site has no songs, videos or photos yet, not even those of the demo. */
  isSiteEmpty: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** What waits for the owner, above the tabs of the dashboard. */
export const overviewSchema = z.object({
  unread: z.number(),
  scheduled: z.number(),
  draft: z.number(),
  /** When the last complete backup was made; null before the first. */
  backupAt: z.string().nullable(),
  /** Null for a bucket, or when the system does not report it. */
  freeBytes: z.number().nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;
