import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from '#server/storage/database/database.ts';
import { selectDueJob, type Job } from '#server/storage/database/jobs.queries.ts';
import { isBusy, type Connection } from '#server/storage/database/sqlite-driver.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

/** Does a job; gives back how the table is to remember it. */
type Work = (job: Job) => Promise<(db: Database) => Promise<void>>;

/** How the instances share the jobs: no two of them do the same one, and what a killed one was doing is free at once. */
export type JobTaker = {
  /** Does the next job of this kind, if one is due and free; tells whether there was one. Called once at a time for each kind. */
  takeNext(kind: JobKind, work: Work): Promise<boolean>;
  close(): void;
};

/** Many instances: each job is locked by the connection of whoever does it, until it is done or the connection ends. */
export function createPostgresTaker(database: Database): JobTaker {
  return {
    takeNext: (kind, work) =>
      database.transaction().execute(async (holding) => {
        const job = await selectDueJob(holding, kind).forUpdate().skipLocked().executeTakeFirst();
        if (!job) return false;
        const remember = await work(job);
        await remember(holding);
        return true;
      }),
    close: () => undefined,
  };
}

/**
 * A transaction that lasts as long as a job would keep SQLite from writing anything else. Instead, one program takes
 * all jobs: the one that holds the lock on a file of its own, which the system gives back however the program ends.
 */
export function createSqliteTaker(database: Database, lockFile: string): JobTaker {
  let lock: Connection | null = null;

  function holdsLock(): boolean {
    lock ??= lockExclusively(lockFile);
    return lock !== null;
  }

  return {
    async takeNext(kind, work) {
      if (!holdsLock()) return false;
      const job = await selectDueJob(database, kind).executeTakeFirst();
      if (!job) return false;
      const remember = await work(job);
      await remember(database);
      return true;
    },
    close() {
      lock?.close();
      lock = null;
    },
  };
}

function lockExclusively(file: string): Connection | null {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
