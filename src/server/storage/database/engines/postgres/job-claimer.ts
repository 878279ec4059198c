import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { JobClaimer } from '#server/storage/database/opened-database.ts';
import { listDueKinds, selectDueJob } from '#server/storage/database/queries/site/jobs.queries.ts';

/** The connection of the running job locks its row until the job is done or the connection ends. */
export function createPostgresJobClaimer(database: Database): JobClaimer {
  return {
    dueKinds: (kinds) => listDueKinds(database, kinds),
    claimNext: (kind, work) =>
      database.transaction().execute(async (transaction) => {
        // The transaction is idle as long as the job runs.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        const job = await selectDueJob(transaction, kind).forUpdate().skipLocked().executeTakeFirst();
        if (!job) return false;
        const saveOutcome = await work(job);
        await saveOutcome(transaction);
        return true;
      }),
    close: () => undefined,
  };
}
