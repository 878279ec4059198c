import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { abortWhenStalled } from '#server/storage/media-store/s3/abort-when-stalled.ts';

const STALLED_MS = 10_000;

function withFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Turns of the event loop, for streams to do what they can do without anything arriving. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it('gives everything the store sends', async () => {
  const body = new PassThrough();
  body.write('do re ');
  body.end('mi');
  expect((await buffer(abortWhenStalled(body))).toString()).toBe('do re mi');
});

it('fails when the store falls silent while more is wanted, and ends the transfer', async () => {
  withFakeTime();
  const body = new PassThrough();
  body.write('do');
  const failure = buffer(abortWhenStalled(body, STALLED_MS)).catch((error: unknown) => error);
  await settle();
  vi.advanceTimersByTime(STALLED_MS);
  expect(await failure).toMatchObject({ status: 503 });
  expect(body.destroyed).toBe(true);
});

it('does not mind a reader who pauses for long', async () => {
  withFakeTime();
  const body = new PassThrough();
  const stream = abortWhenStalled(body, STALLED_MS);
  body.write(Buffer.alloc(1_000_000, 'la'));
  stream.read();
  await settle();
  vi.advanceTimersByTime(100 * STALLED_MS);
  expect(body.destroyed).toBe(false);
  body.end('la');
  expect((await buffer(stream)).length).toBe(1_000_002);
});

it('ends the transfer when the reader leaves, also while nothing arrives', async () => {
  const body = new PassThrough();
  const stream = abortWhenStalled(body);
  body.write('do');
  stream.read();
  await settle();
  stream.destroy();
  await settle();
  expect(body.destroyed).toBe(true);
});
