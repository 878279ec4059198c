import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from '#server/storage/database/database.ts';
import type { JobTaker } from '#server/storage/database/job-taker.ts';
import { listDueKinds, selectDueJob } from '#server/storage/database/jobs.queries.ts';
import { isBusy, type Connection } from '#server/storage/database/sqlite-driver.ts';

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
    dueKinds: async () => (holdsLock() ? listDueKinds(database) : []),
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

/** Whether another program takes the jobs. */
export function isLocked(lockFile: string): boolean {
  const lock = lockExclusively(lockFile);
  lock?.close();
  return lock === null;
}

function lockExclusively(file: string): Connection | null {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written here, so the lock can be had on a full disk too.
    connection.exec('PRAGMA journal_mode = MEMORY; begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
