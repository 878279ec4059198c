import type { FastifyBaseLogger } from 'fastify';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

/** With the minute after which a silent program counts as gone, what it left is removed within two. */
const EVERY_MS = 30_000;

/**
 * Removes what other programs on this machine left when they were killed. One that was replaced within seconds still
 * looks alive at the start, so it is looked for again and again. Gives back how to end that.
 */
export function keepIncomingTidy({ media, log }: { media: MediaStore; log: FastifyBaseLogger }): () => void {
  async function tidy(): Promise<void> {
    try {
      const removed = await media.clearIncoming();
      if (removed > 0) log.info(`Removed ${removed} uploads that never finished`);
    } catch (error) {
      // A folder that is away now is looked into again.
      log.debug({ err: error }, 'The folder of arriving files could not be read');
    }
  }
  const timer = setInterval(() => void tidy(), EVERY_MS).unref();
  return () => clearInterval(timer);
}
