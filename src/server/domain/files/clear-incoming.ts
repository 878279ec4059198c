import type { FastifyBaseLogger } from 'fastify';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

const INTERVAL_MS = 30_000;

/**
 * Removes incomplete uploads of programs on this machine that were killed. One that was replaced within seconds still
 * looks alive at the start, so this repeats. Returns a function that stops it.
 */
export function clearIncomingPeriodically({
  media,
  log,
}: {
  media: MediaStore;
  log: FastifyBaseLogger;
}): () => void {
  async function clear(): Promise<void> {
    try {
      const removed = await media.clearIncoming();
      if (removed > 0) log.info(`Removed ${removed} uploads that never finished`);
    } catch (error) {
      // The next run tries again.
      log.debug({ err: error }, 'The folder of incoming files could not be read');
    }
  }
  const timer = setInterval(() => void clear(), INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
