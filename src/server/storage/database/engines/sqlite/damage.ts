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

export function readDamage(file: string): string[] {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = connection.prepare(`PRAGMA quick_check(${MAX_FINDINGS})`).all() as {
      quick_check: string;
    }[];
    return rows.map((row) => row.quick_check).filter((finding) => finding !== 'ok');
  } catch (error) {
    // SQLite throws when a page is unreadable.
    if (error instanceof Error && /malformed|not a database/.test(error.message)) return [error.message];
    throw error;
  } finally {
    connection.close();
  }
}
