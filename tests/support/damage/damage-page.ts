import { open } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/** Writes nonsense over the beginning of a page of an SQLite database, as a failing disk would. */
export async function damagePage(file: string, page: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(1_000, 'Z'), 0, 1_000, (page - 1) * PAGE_BYTES);
  await handle.close();
}
