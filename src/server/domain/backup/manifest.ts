import { z } from 'zod';
import { isMediaName } from '#server/storage/media-store/names.ts';

/**
 * A backup is a tar archive of a data folder: `uploads/…`, then `marquee.sqlite`, then a manifest of all entries, then
 * the checksum of the manifest. An archive without the checksum was cut off.
 */
export const entryNames = {
  files: 'uploads/',
  database: 'marquee.sqlite',
  manifest: 'manifest.json',
  closing: 'manifest.sha256',
} as const;

const FORMAT = 1;

/** Nothing else is written or removed, so no entry can escape its folder. */
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

/** Printed when restoring, so it must be plain text. */
const versionSchema = z.string().regex(/^[\w.+-]{1,100}$/);

/** Distinguishes the manifest of another version from a damaged one. */
export const formatSchema = z.object({ format: z.literal(FORMAT) });

export const manifestSchema = formatSchema
  .extend({
    program: versionSchema,
    /** The last migration of its database. */
    migration: versionSchema,
    madeAt: z.iso.datetime(),
    entries: z.array(entrySchema),
    /** Deleted from the site during the backup; not restored. */
    deleted: z.array(z.string().refine(isFileName)),
    /** Referenced files that the site itself had lost. */
    missing: z.array(z.string()),
    /** Files that differ from their checksum, archived as they are; absent in older versions. */
    damaged: z.array(z.string().refine(isMediaName)).default([]),
  })
  .refine(({ entries, deleted }) => {
    const names = new Set(entries.map(({ name }) => name));
    const isUnique = names.size === entries.length && new Set(deleted).size === deleted.length;
    return isUnique && deleted.every((name) => names.has(name));
  });

export type Entry = z.infer<typeof entrySchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export function makeManifest(parts: Omit<Manifest, 'format' | 'madeAt'>): Manifest {
  return { format: FORMAT, madeAt: new Date().toISOString(), ...parts };
}
