import { DatabaseError } from 'pg';
import { diskFull, Failure, unavailable } from '#server/errors.ts';
import { UniqueViolation } from '#server/storage/database/database.ts';

/** PostgreSQL's codes for temporary failures of a single statement. */
const temporary = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available
  '57014', // statement timeout
  '25P03', // idle in transaction too long
  '25006', // read only, as after a failover
  '53200', // out of memory
  '53300', // too many connections
]);
/** Code classes: no connection, and a server that is stopping or starting. */
const LOST = /^(08|57P)/;
const DISK_FULL = '53100';
const UNIQUE_VIOLATION = '23505';
const CONFLICTS = ['40001', '40P01'];

/** Converts errors of pg to our named failures. */
export function asFailure(error: unknown): unknown {
  // All other errors of pg concern the connection.
  if (!(error instanceof DatabaseError)) return unavailable(error);
  const code = error.code ?? '';
  if (code === UNIQUE_VIOLATION) return new UniqueViolation(error.constraint ?? error.table ?? '', error);
  if (code === DISK_FULL) return diskFull(error);
  return temporary.has(code) || LOST.test(code) ? unavailable(error) : error;
}

/** Whether the connection is unusable after this error. */
export function isLost(error: unknown): boolean {
  return !(error instanceof DatabaseError) || LOST.test(error.code ?? '');
}

/** Whether the statement may have succeeded, because no response came. */
export function isUnanswered(error: unknown): boolean {
  return isLost(error instanceof Failure ? error.cause : error);
}

/** Whether two transactions conflicted, so that a retry can succeed. */
export function isConflict(error: unknown): boolean {
  const cause = error instanceof Failure ? error.cause : error;
  return cause instanceof DatabaseError && CONFLICTS.includes(cause.code ?? '');
}
