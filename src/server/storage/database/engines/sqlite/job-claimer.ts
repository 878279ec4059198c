import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from '#server/storage/database/database.ts';
import type { JobClaimer } from '#server/storage/database/opened-database.ts';
import { listDueKinds, selectDueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import type { FileIdentity } from '#server/storage/database/engines/sqlite/file-identity.ts';
import { isBusy, type Connection } from '#server/storage/database/engines/sqlite/driver.ts';

/**
 * A transaction as long as a job would block all other writes in SQLite. Instead, the program that holds a lock on a
 * separate file runs all jobs; the system releases the lock however the program ends.
 */
export function createSqliteJobClaimer(
  database: Database,
  lockFile: string,
  identity: Pick<FileIdentity, 'ensureSame'>,
): JobClaimer {
  let lock: Connection | null = null;

  function holdsLock(): boolean {
    lock ??= lockExclusively(lockFile);
    return lock !== null;
  }

  return {
    async dueKinds(kinds) {
      // The outcome of a job could not be saved, so it would run again and again.
      identity.ensureSame();
      return holdsLock() ? listDueKinds(database, kinds) : [];
    },
    async claimNext(kind, work) {
      if (!holdsLock()) return false;
      const job = await selectDueJob(database, kind).executeTakeFirst();
      if (!job) return false;
      const saveOutcome = await work(job);
      await saveOutcome(database);
      return true;
    },
    close() {
      lock?.close();
      lock = null;
    },
  };
}

/** Whether another program runs the jobs. */
export function isLocked(lockFile: string): boolean {
  const lock = lockExclusively(lockFile);
  lock?.close();
  return lock === null;
}

function lockExclusively(file: string): Connection | null {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    // Writes nothing, so it works on a full disk too.
    connection.exec('PRAGMA journal_mode = MEMORY; begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
