import { scheduleInThePast, scheduleWithoutTime, type Schedule } from '#shared/catalogue/visibility.ts';
import { invalidFields } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import type { VisibleTable } from '#server/storage/database/tables.ts';

/** Validates a schedule: only a scheduled item has a time, and it must be in the future. */
export function scheduleOf({ visibility, publishAt }: Schedule): Schedule {
  if (visibility !== 'scheduled') return { visibility, publishAt: null };
  if (!publishAt) throw invalidFields({ publishAt: scheduleWithoutTime });
  if (publishAt <= new Date().toISOString()) throw invalidFields({ publishAt: scheduleInThePast });
  return { visibility, publishAt };
}

/** The same for an update; empty if the schedule stays the same. */
export function changedSchedule(
  before: Schedule,
  { visibility = before.visibility, publishAt = before.publishAt }: Partial<Schedule>,
): Partial<Schedule> {
  const isSame = visibility === before.visibility && publishAt === before.publishAt;
  return isSame ? {} : scheduleOf({ visibility, publishAt });
}

/** In the transaction of the row. Each time is a separate job; an outdated one does nothing. */
export async function enqueuePublishing(
  db: Database,
  table: VisibleTable,
  { id, visibility, publishAt }: Schedule & { id: number },
): Promise<void> {
  if (visibility !== 'scheduled' || !publishAt) return;
  await enqueueJob(db, 'publish', [table, id, publishAt].join(' '), publishAt);
}
