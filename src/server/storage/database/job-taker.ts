import type { Database } from '#server/storage/database/database.ts';
import type { Job } from '#server/storage/database/jobs.queries.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

/** Does a job; gives back how the table is to remember it. */
export type Work = (job: Job) => Promise<(db: Database) => Promise<void>>;

/** How the instances share the jobs: no two of them do the same one, and what a killed one was doing is free at once. */
export type JobTaker = {
  /** The kinds of which a job is due that this program may do; some of them may be under way elsewhere. */
  dueKinds(): Promise<JobKind[]>;
  /** Does the next job of this kind, if one is due and free; tells whether there was one. Called once at a time for each kind. */
  takeNext(kind: JobKind, work: Work): Promise<boolean>;
  close(): void;
};
