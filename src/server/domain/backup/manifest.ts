import { z } from 'zod';

/**
 * A backup is a tar archive of what a data folder holds: `uploads/…`, then `marquee.sqlite`, then this list of all of
 * it, then the sum of the list. What is not closed by the sum was cut short.
 */
export const entryNames = {
  files: 'uploads/',
  database: 'marquee.sqlite',
  manifest: 'manifest.json',
  closing: 'manifest.sha256',
} as const;

const FORMAT = 1;

const entrySchema = z.object({ name: z.string(), size: z.number(), sha256: z.string() });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that made it. */
  program: z.string(),
  /** How far the tables of its database go. */
  migration: z.string(),
  madeAt: z.iso.datetime(),
  /** Everything in the archive before this list. */
  entries: z.array(entrySchema),
  /** Entries that were deleted from the site before the backup was finished; they are not restored. */
  deleted: z.array(z.string()),
  /** Files that the site itself had lost. */
  missing: z.array(z.string()),
  /** Files that are no longer what was uploaded, and are in the archive as they are; older versions did not look. */
  damaged: z.array(z.string()).default([]),
});

export type Entry = z.infer<typeof entrySchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export function makeManifest(parts: Omit<Manifest, 'format' | 'madeAt'>): Manifest {
  return { format: FORMAT, madeAt: new Date().toISOString(), ...parts };
}
