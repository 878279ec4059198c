import { z } from '#shared/primitives/zod.ts';

/** Why a recording has no streams: its file cannot be read, it takes too much time or memory, or the server is at fault. */
export const conversionFailures = ['unreadable', 'tooHeavy', 'failed'] as const;
export type ConversionFailure = (typeof conversionFailures)[number];

const conversionSchema = z.object({
  kind: z.enum(['track', 'video']),
  id: z.number(),
  title: z.string(),
  state: z.enum(['waiting', 'running', 'failed']),
  /** From 0 to 1. */
  done: z.number(),
  /** A sentence for the owner; null unless it failed. */
  reason: z.string().nullable(),
});
export type Conversion = z.infer<typeof conversionSchema>;

export const conversionsSchema = z.object({ conversions: z.array(conversionSchema) });
