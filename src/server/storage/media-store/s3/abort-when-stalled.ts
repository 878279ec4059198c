import { Readable } from 'node:stream';
import { asFailure } from '#server/storage/media-store/s3/failures.ts';

/** Longer than for the start of a response: a transfer may pause. */
const STALLED_MS = 10_000;

/**
 * Passes on what the store sends, at the reader's pace. Fails when the store is silent while the reader wants more;
 * closing the stream ends the transfer.
 */
export function abortWhenStalled(body: Readable, stalledMs = STALLED_MS): Readable {
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
