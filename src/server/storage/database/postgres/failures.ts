import { DatabaseError } from 'pg';
import { diskFull, Failure, unavailable } from '#server/errors.ts';
import { UniqueViolation } from '#server/storage/database/database.ts';

/** PostgreSQL's own codes for what concerns a single statement and passes by itself. */
const passing = new Set([
  '40001', // somebody else changed the same at the same time
  '40P01', // deadlock
  '55P03', // a lock was not free in time
  '57014', // the statement took too long
  '25P03', // the transaction was left open too long
  '25006', // only reading is allowed, as on a server that has just lost its role
  '53200', // out of memory
  '53300', // too many connections
]);
/** Classes of codes: no connection, and a server that is stopping or starting. */
const LOST = /^(08|57P)/;
const DISK_FULL = '53100';
const UNIQUE_VIOLATION = '23505';
const CONFLICTS = ['40001', '40P01'];

/** What pg threw, by the names that the rest of the program knows. */
export function asFailure(error: unknown): unknown {
  // Everything else that pg throws is about its connection.
  if (!(error instanceof DatabaseError)) return unavailable(error);
  const code = error.code ?? '';
  if (code === UNIQUE_VIOLATION) return new UniqueViolation(error.constraint ?? error.table ?? '', error);
  if (code === DISK_FULL) return diskFull(error);
  return passing.has(code) || LOST.test(code) ? unavailable(error) : error;
}

/** Whether the connection is worth nothing after this. */
export function isLost(error: unknown): boolean {
  return !(error instanceof DatabaseError) || LOST.test(error.code ?? '');
}

/** Whether the server may have done what it was asked, because its answer never came. */
export function isUnanswered(error: unknown): boolean {
  return isLost(error instanceof Failure ? error.cause : error);
}

/** Whether two transactions got in each other's way, so that trying again can work. */
export function isConflict(error: unknown): boolean {
  const cause = error instanceof Failure ? error.cause : error;
  return cause instanceof DatabaseError && CONFLICTS.includes(cause.code ?? '');
}
