import { scheduleInThePast, scheduleWithoutTime, type Schedule } from '#shared/visibility.ts';
import { invalidFields } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { enqueueJob } from '#server/storage/database/jobs.queries.ts';
import type { VisibleTable } from '#server/storage/database/tables.ts';

/** What is kept of the wish to show something now, later or not yet. A time belongs to what is scheduled, and lies ahead. */
export function scheduleOf({ visibility, publishAt }: Schedule): Schedule {
  if (visibility !== 'scheduled') return { visibility, publishAt: null };
  if (!publishAt) throw invalidFields({ publishAt: scheduleWithoutTime });
  if (publishAt <= new Date().toISOString()) throw invalidFields({ publishAt: scheduleInThePast });
  return { visibility, publishAt };
}

/** The same for a change: nothing where it says nothing about it, or nothing new. */
export function changedSchedule(
  before: Schedule,
  { visibility = before.visibility, publishAt = before.publishAt }: Partial<Schedule>,
): Partial<Schedule> {
  const isSame = visibility === before.visibility && publishAt === before.publishAt;
  return isSame ? {} : scheduleOf({ visibility, publishAt });
}

/** In the transaction of the row: leaves its publishing for later. Each time is a job of its own; one that no longer counts does nothing. */
export async function enqueuePublishing(
  db: Database,
  table: VisibleTable,
  { id, visibility, publishAt }: Schedule & { id: number },
): Promise<void> {
  if (visibility !== 'scheduled' || !publishAt) return;
  await enqueueJob(db, 'publish', [table, id, publishAt].join(' '), publishAt);
}
