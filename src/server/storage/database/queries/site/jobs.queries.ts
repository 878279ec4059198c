import type { Selectable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { JobKind, JobsTable } from '#server/storage/database/tables.ts';

type JobRow = Selectable<JobsTable>;
export type Job = Pick<JobRow, 'kind' | 'subject' | 'attempts'>;

const now = () => new Date().toISOString();

/**
 * Adds a job, in the transaction of the change that needs it. The same job is stored once: if it was given up or waits for
 * a retry, it becomes due. A running job is not touched, so this never waits for its lock.
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

/** Makes a recurring job due, unless it waits after a failure. */
export async function hastenJob(db: Database, kind: JobKind): Promise<void> {
  await makeDue(db).where('kind', '=', kind).where('subject', '=', '').where('attempts', '=', 0).execute();
}

/** At the start: the cause may have been fixed. */
export async function retryFailedJobs(db: Database): Promise<void> {
  await makeDue(db).where('attempts', '>', 0).execute();
}

function makeDue(db: Database) {
  return db
    .updateTable('jobs')
    .set({ notBefore: now(), attempts: 0, error: null })
    .where((row) => row.or([row('notBefore', 'is', null), row('notBefore', '>', now())]));
}

/** Looks each kind up in the index: the waiting jobs may be many. */
export async function listDueKinds(db: Database, kinds: JobKind[]): Promise<JobKind[]> {
  const isDue = await db
    .selectNoFrom((row) =>
      kinds.map((kind) =>
        row
          .exists(
            row.selectFrom('jobs').select('subject').where('kind', '=', kind).where('notBefore', '<=', now()),
          )
          .as(kind),
      ),
    )
    .executeTakeFirstOrThrow();
  return kinds.filter((kind) => isDue[kind]);
}

/** Includes running jobs. Counts up to the limit. */
export async function countDueJobs(db: Database, kinds: JobKind[], limit: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('jobs')
        .select('subject')
        .where('kind', 'in', kinds)
        .where('notBefore', '<=', now())
        .limit(limit)
        .as('due'),
    )
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is new is converted before the catalogue of an earlier version, which takes days. */
const newestFirst: ReadonlySet<JobKind> = new Set(['trackStreams', 'videoStreams']);

/** The job that has been due the longest, or the newest. */
export function selectDueJob(db: Database, kind: JobKind) {
  return db
    .selectFrom('jobs')
    .select(['kind', 'subject', 'attempts'])
    .where('kind', '=', kind)
    .where('notBefore', '<=', now())
    .orderBy('notBefore', newestFirst.has(kind) ? 'desc' : 'asc')
    .limit(1);
}

export async function deleteJob(db: Database, { kind, subject }: Job): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** Without a time, the job is given up. */
export async function postponeJob(
  db: Database,
  { kind, subject }: Job,
  changes: Pick<JobRow, 'notBefore' | 'attempts' | 'error'>,
): Promise<void> {
  await db.updateTable('jobs').set(changes).where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** Includes jobs that were given up. */
export async function listJobSubjects(db: Database, kind: JobKind): Promise<string[]> {
  const jobs = await db.selectFrom('jobs').select('subject').where('kind', '=', kind).execute();
  return jobs.map(({ subject }) => subject);
}

/** Also true for a running job, but not for one that was given up. */
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
