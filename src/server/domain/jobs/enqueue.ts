import type { PageKind } from '#shared/addresses.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import type { Database } from '#server/storage/database/database.ts';
import { enqueueJob } from '#server/storage/database/jobs.queries.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

/**
 * Leaves work on a file for later, in the transaction of the row that names it or no longer does: a crash leaves both
 * or neither. There is nothing to do for an address that is missing or not ours.
 */
export async function enqueueForFile(db: Database, kind: JobKind, address: string | null): Promise<void> {
  const name = fileAt(address);
  if (name) await enqueueJob(db, kind, name);
}

/** Where another file took the place of one: the old one goes, and this is done for the new one. */
export async function enqueueForReplacement(
  db: Database,
  kind: JobKind,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (after === before) return;
  await enqueueForFile(db, 'discard', before);
  await enqueueForFile(db, kind, after);
}

/**
 * Leaves it to a job to draw the picture for sharing this, or to remove it with what is gone. Each change is a job of
 * its own: one that is under way may not have seen it.
 */
export async function enqueueSharePicture(db: Database, kind: PageKind, id: number): Promise<void> {
  await enqueueJob(db, 'sharePicture', [kind, id, new Date().toISOString()].join(' '));
}
