import { z } from '#shared/zod.ts';

/** What can be wrong with a stored file. */
export const fileProblems = ['missing', 'damaged', 'unreadable', 'setAside', 'unnamed', 'unknown'] as const;

export const checkProblemSchema = z.object({
  problem: z.enum(fileProblems),
  file: z.string(),
  /** Of the track, video or photo it belongs to. */
  title: z.string().nullable(),
});
export type CheckProblem = z.infer<typeof checkProblemSchema>;

/** What a check of the whole site found. */
export const siteCheckSchema = z.object({
  finishedAt: z.string(),
  /** How many uploaded files were looked at. */
  files: z.number(),
  /** Of those, the ones from before checksums were written: whether they changed cannot be told. */
  withoutChecksum: z.number(),
  problemCount: z.number(),
  /** The first of them. */
  problems: z.array(checkProblemSchema),
});
export type SiteCheck = z.infer<typeof siteCheckSchema>;

export const checkStateSchema = z.object({ isRunning: z.boolean(), last: siteCheckSchema.nullable() });
export type CheckState = z.infer<typeof checkStateSchema>;
