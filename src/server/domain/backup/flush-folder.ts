import { open } from 'node:fs/promises';

/** So that a power cut does not take away the names that were just given in this folder. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
