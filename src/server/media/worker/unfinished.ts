import { open, rename } from 'node:fs/promises';

/** The name of a file until it is complete, so that a file with its own name always is. */
export const unfinished = (path: string): string => `${path}.${process.pid}.part`;

/** A power cut must not leave the name of a file without its content. */
export async function markFinished(path: string): Promise<void> {
  const file = await open(unfinished(path), 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished(path), path);
}
