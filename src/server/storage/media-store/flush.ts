import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a file, or the entries of a folder, are on the disk and survive a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const FLUSH_INTERVAL_MS = 50;

/**
 * Flushes a file again and again while it is written. Hundreds of megabytes that are flushed at once keep the disk busy
 * for so long that a write to the database, and every visitor behind it, would wait.
 */
export async function flushWhile<T>(path: string, write: () => Promise<T>): Promise<T> {
  const end = new AbortController();
  const written = write().finally(() => end.abort());
  const flushed = flushUntil(end.signal, path);
  try {
    const [result] = await Promise.all([written, flushed]);
    return result;
  } finally {
    await Promise.allSettled([written, flushed]);
  }
}

/** One file at a time: a flush keeps a thread busy, and there are four that read files for visitors. */
let isFlushing = false;

async function flushUntil(signal: AbortSignal, path: string): Promise<void> {
  while (!signal.aborted) {
    await wait(FLUSH_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || isFlushing) continue;
    isFlushing = true;
    try {
      await flush(path);
    } finally {
      isFlushing = false;
    }
  }
}
