import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';

const MOST_FINDINGS = 5;
/** What takes a few milliseconds to look through; for more, a process of its own keeps nobody waiting. */
const SMALL_BYTES = 4 * 1024 * 1024;

/** Looks through the whole file; gives the first things that are wrong with it. */
export async function findDamage(file: string, signal: AbortSignal): Promise<string[]> {
  const { size } = await stat(file);
  // From the source tree there is no built program to run.
  if (size <= SMALL_BYTES || import.meta.url.endsWith('.ts')) return readDamage(file);
  const program = fileURLToPath(new URL('./find-damage.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], { signal, env: {} });
  return JSON.parse(stdout) as string[];
}

/** The same, at once and in this process. */
export function readDamage(file: string): string[] {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = connection.prepare(`PRAGMA quick_check(${MOST_FINDINGS})`).all() as {
      quick_check: string;
    }[];
    return rows.map((row) => row.quick_check).filter((finding) => finding !== 'ok');
  } catch (error) {
    // Where a page makes no sense at all, SQLite gives up looking.
    if (error instanceof Error && /malformed|not a database/.test(error.message)) return [error.message];
    throw error;
  } finally {
    connection.close();
  }
}
