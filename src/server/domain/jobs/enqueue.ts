import type { PageKind } from '#shared/primitives/addresses.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findRecordingsWithoutStreams } from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

/**
 * Enqueues work on a file in the transaction of the row that references it, so that a crash leaves both or neither.
 * Ignores addresses that are missing or not ours.
 */
export async function enqueueForFile(db: Database, kind: JobKind, address: string | null): Promise<void> {
  const name = fileAt(address);
  if (name) await enqueueJob(db, kind, name);
}

/** After a file was replaced: discards the old one and enqueues work on the new one. */
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

/** In the transaction that puts songs on a release: there they need a stream that can be joined, also when they are small. */
export async function enqueueStreamsOfRelease(db: Database, releaseId: number): Promise<void> {
  for (const address of await findRecordingsWithoutStreams(db, releaseId))
    await enqueueForFile(db, 'trackStreams', address);
}

/**
 * The job draws the share picture, or removes it if the item is gone. Each change is a separate job, because a running
 * one may have read the item before the change.
 */
export async function enqueueSharePicture(db: Database, kind: PageKind, id: number): Promise<void> {
  await enqueueJob(db, 'sharePicture', [kind, id, new Date().toISOString()].join(' '));
}
