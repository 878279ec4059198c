import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';

const MAX_FINDINGS = 5;
/** Checked within milliseconds; larger files are checked in a child process, so that requests do not wait. */
const SMALL_BYTES = 4 * 1024 * 1024;

export async function findDamage(file: string, signal: AbortSignal): Promise<string[]> {
  const { size } = await stat(file);
  // In development there is no built program to run.
  if (size <= SMALL_BYTES || import.meta.url.endsWith('.ts')) return readDamage(file);
  const program = fileURLToPath(new URL('./find-damage.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], { signal, env: {} });
  return JSON.parse(stdout) as string[];
}

/** SQLite throws when a page is unreadable. */
const isDamage = (error: unknown): error is Error =>
  error instanceof Error && /malformed|not a database/.test(error.message);

export function readDamage(file: string): string[] {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = connection.prepare(`PRAGMA quick_check(${MAX_FINDINGS})`).all() as {
      quick_check: string;
    }[];
    return rows.map((row) => row.quick_check).filter((finding) => finding !== 'ok');
  } catch (error) {
    if (isDamage(error)) return [error.message];
    throw error;
  } finally {
    connection.close();
  }
}

/** The last migration of a database that is not in use; null if it is damaged or not a database of Marquee. Changes nothing. */
export function readMigration(file: string): string | null {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const row = connection.prepare('select max(name) as name from kysely_migration').get();
    return (row as { name: string | null }).name;
  } catch (error) {
    if (isDamage(error) || (error instanceof Error && /no such table/.test(error.message))) return null;
    throw error;
  } finally {
    connection.close();
  }
}
