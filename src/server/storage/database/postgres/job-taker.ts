import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { JobTaker } from '#server/storage/database/job-taker.ts';
import { listDueKinds, selectDueJob } from '#server/storage/database/jobs.queries.ts';

/** Each job is locked by the connection of whoever does it, until it is done or the connection ends. */
export function createPostgresTaker(database: Database): JobTaker {
  return {
    dueKinds: () => listDueKinds(database),
    takeNext: (kind, work) =>
      database.transaction().execute(async (holding) => {
        // The transaction waits while the job is done, for as long as that takes.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(holding);
        const job = await selectDueJob(holding, kind).forUpdate().skipLocked().executeTakeFirst();
        if (!job) return false;
        const remember = await work(job);
        await remember(holding);
        return true;
      }),
    close: () => undefined,
  };
}
