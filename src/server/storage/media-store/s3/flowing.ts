import { Readable } from 'node:stream';
import { asFailure } from '#server/storage/media-store/s3/failures.ts';

/** Longer than for an answer: what has begun may falter. */
const STALLED_MS = 10_000;

/**
 * What the store sends, at the reader's pace. It fails when the store falls silent while the reader wants more; a
 * reader who leaves ends the transfer.
 */
export function flowing(body: Readable, stalledMs = STALLED_MS): Readable {
  const stream = Readable.from(chunksOf(body, stalledMs), { objectMode: false });
  return stream.once('close', () => body.destroy());
}

async function* chunksOf(body: Readable, stalledMs: number): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const stalled = setTimeout(() => body.destroy(new Error('The store stopped sending')), stalledMs);
    try {
      const { done, value } = await chunks.next();
      if (done) return;
      clearTimeout(stalled);
      yield value;
    } catch (error) {
      throw asFailure(error);
    } finally {
      clearTimeout(stalled);
    }
  }
}
