import type { Selectable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { JobKind, JobsTable } from '#server/storage/database/tables.ts';

type JobRow = Selectable<JobsTable>;
export type Job = Pick<JobRow, 'kind' | 'subject' | 'attempts'>;

const now = () => new Date().toISOString();

/**
 * Adds a job, in the transaction of what makes it necessary. The same job waits only once: one that was given up, or
 * waits for another attempt, is due anew. One that is under way is left alone, so nobody waits for it here.
 */
export async function enqueueJob(
  db: Database,
  kind: JobKind,
  subject: string,
  notBefore: string = now(),
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('jobs')
    .values({ kind, subject, createdAt: now(), notBefore })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows || notBefore > now()) return;
  await makeDue(db).where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** A start is a fresh chance for what failed before it: what was broken may have been mended. */
export async function retryFailedJobs(db: Database): Promise<void> {
  await makeDue(db).where('attempts', '>', 0).execute();
}

function makeDue(db: Database) {
  return db
    .updateTable('jobs')
    .set({ notBefore: now(), attempts: 0, error: null })
    .where((row) => row.or([row('notBefore', 'is', null), row('notBefore', '>', now())]));
}

/** The kinds of which a job is due. */
export async function listDueKinds(db: Database): Promise<JobKind[]> {
  const due = await db.selectFrom('jobs').select('kind').distinct().where('notBefore', '<=', now()).execute();
  return due.map(({ kind }) => kind);
}

/** How many jobs of these kinds are due, those under way included. */
export async function countDueJobs(db: Database, kinds: JobKind[]): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll().as('count'))
    .where('kind', 'in', kinds)
    .where('notBefore', '<=', now())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The job of this kind that has been due the longest. */
export function selectDueJob(db: Database, kind: JobKind) {
  return db
    .selectFrom('jobs')
    .select(['kind', 'subject', 'attempts'])
    .where('kind', '=', kind)
    .where('notBefore', '<=', now())
    .orderBy('notBefore')
    .limit(1);
}

export async function deleteJob(db: Database, { kind, subject }: Job): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** Leaves the job for later, or for good when it is given no time. */
export async function postponeJob(
  db: Database,
  { kind, subject }: Job,
  changes: Pick<JobRow, 'notBefore' | 'attempts' | 'error'>,
): Promise<void> {
  await db.updateTable('jobs').set(changes).where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** What jobs of this kind are about, those that were given up included. */
export async function listJobSubjects(db: Database, kind: JobKind): Promise<string[]> {
  const jobs = await db.selectFrom('jobs').select('subject').where('kind', '=', kind).execute();
  return jobs.map(({ subject }) => subject);
}

/** Whether a job waits or is under way; one that was given up does neither. */
export async function isJobWaiting(db: Database, kind: JobKind, subject: string): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('kind')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('notBefore', 'is not', null)
    .executeTakeFirst();
  return job !== undefined;
}
