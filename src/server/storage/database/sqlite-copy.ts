import { backup, DatabaseSync } from '@photostructure/sqlite';

const LOCK_WAIT_MS = 5_000;

/** Copies a database that is in use, as it is at one moment, in the background and without holding up whoever writes. */
export async function copySqlite(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, readOnly: true });
  try {
    // All pages in one step: between two of them, any change would make it begin again.
    await backup(source, target, { rate: -1 });
  } finally {
    source.close();
  }
}
