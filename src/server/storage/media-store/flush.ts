import { open } from 'node:fs/promises';

/** Waits until a file, or what is in a folder, is on the disk and survives a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
