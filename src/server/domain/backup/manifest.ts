import { z } from 'zod';
import { isMediaName } from '#server/storage/media-store/names.ts';

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

/** Whether an archive may hold this: nothing else is ever written or removed, so none can lead out of its folder. */
export function isEntryName(name: string): boolean {
  return name === entryNames.database || isFileName(name);
}

function isFileName(name: string): boolean {
  return name.startsWith(entryNames.files) && isMediaName(name.slice(entryNames.files.length));
}

const entrySchema = z.object({
  name: z.string().refine(isEntryName),
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** These are told to whoever restores, so they are nothing but words. */
const wordSchema = z.string().regex(/^[\w.+-]{1,100}$/);

/** Tells a list of another version from one that is damaged. */
export const formatSchema = z.object({ format: z.literal(FORMAT) });

export const manifestSchema = formatSchema
  .extend({
    /** The version of the program that made it. */
    program: wordSchema,
    /** How far the tables of its database go. */
    migration: wordSchema,
    madeAt: z.iso.datetime(),
    /** Everything in the archive before this list. */
    entries: z.array(entrySchema),
    /** Entries that were deleted from the site before the backup was finished; they are not restored. */
    deleted: z.array(z.string().refine(isFileName)),
    /** Files that the site itself had lost, as its rows name them. */
    missing: z.array(z.string()),
    /** Files that are no longer what was uploaded, and are in the archive as they are; older versions did not look. */
    damaged: z.array(z.string()).default([]),
  })
  .refine(({ entries, deleted }) => {
    const names = new Set(entries.map(({ name }) => name));
    const isEachOnce = names.size === entries.length && new Set(deleted).size === deleted.length;
    return isEachOnce && deleted.every((name) => names.has(name));
  });

export type Entry = z.infer<typeof entrySchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export function makeManifest(parts: Omit<Manifest, 'format' | 'madeAt'>): Manifest {
  return { format: FORMAT, madeAt: new Date().toISOString(), ...parts };
}
