import { ownerText } from '#shared/language/text.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';
import type { Changes } from '#server/domain/changes.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import { invalidFields } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { listScheduled, publishDue } from '#server/storage/database/queries/catalogue/publishing.queries.ts';
import { visibleTables, type VisibleTable } from '#server/storage/database/tables.ts';

/** Validates a schedule: only a scheduled item has a time, and it must be in the future. */
export function scheduleOf({ visibility, publishAt }: Schedule): Schedule {
  if (visibility !== 'scheduled') return { visibility, publishAt: null };
  if (!publishAt) throw invalidFields({ publishAt: ownerText().rules.scheduleWithoutTime });
  if (publishAt <= new Date().toISOString())
    throw invalidFields({ publishAt: ownerText().rules.scheduleInThePast });
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

/** The job of an item that a doubtful clock held back is over: this makes it again. */
export async function enqueueScheduled(database: Database): Promise<void> {
  for (const table of visibleTables)
    for (const row of await listScheduled(database, table)) await enqueuePublishing(database, table, row);
}

type Deps = { database: Database; changes: Changes; clock: Pick<ClockWatch, 'read'> };

/**
 * Publishes whatever is due in the table now, because the owner may have changed the schedule since. Items of days that
 * the clock jumped over wait, as publishing cannot be taken back.
 */
export async function publish({ database, changes, clock }: Deps, table: VisibleTable): Promise<void> {
  const jump = await clock.read();
  const skipped = jump && {
    from: new Date(jump.from).toISOString(),
    to: new Date(jump.to).toISOString(),
  };
  if (await inTransaction(database, (db) => publishDue(db, table, skipped))) changes.announce();
}
