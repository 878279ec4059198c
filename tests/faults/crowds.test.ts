import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { aMessage, formOf } from '#tests/support/factories.ts';
import { expectHealthy, expectNothingAmiss, freshFolder, startOwnedSite } from '#tests/support/fault-site.ts';
import { figure, isLong } from '#tests/support/figures.ts';
import { startUpload } from '#tests/support/network/slow-upload.ts';

/** What the program holds in memory at most so far, in megabytes. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

const percentile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

const POSTS = isLong ? 1_000 : 60;

test('D4: one address may write twenty messages an hour, and the rest is told to wait', async () => {
  const dataDir = await freshFolder();
  const site = await startOwnedSite({ dataDir, environment: { CONTACT_LIMIT_PER_HOUR: '20' } });
  const statuses: Record<string, number> = {};
  for (let post = 0; post < POSTS; post += 1) {
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aMessage),
    });
    const { message } = (await response.json()) as { message?: string };
    const said = message ? `${response.status} ${message}` : String(response.status);
    statuses[said] = (statuses[said] ?? 0) + 1;
  }
  expect(statuses).toEqual({
    201: 20,
    '429 Too many attempts. Please wait a while and try again.': POSTS - 20,
  });
  figure('D4', `${POSTS} messages from one address: 20 accepted, ${POSTS - 20} × 429`);
});

describe.runIf(isLong)('for minutes', () => {
  test('D1: two hundred listen while the owner uploads', async () => {
    const dataDir = await freshFolder();
    const site = await startOwnedSite({ dataDir });
    const cookie = await site.signIn();
    const made = await fetch(`${site.url}/api/tracks`, {
      method: 'POST',
      headers: { cookie },
      body: await formOf({ title: 'Heard by many' }, { audioFile: 'tone.mp3' }),
    });
    const { audioFile } = (await made.json()) as Track;
    const agent = new Agent({ keepAlive: true, maxSockets: 200 });
    const over = new AbortController();
    let ranges = 0;
    const errors: unknown[] = [];
    const listen = () =>
      new Promise<void>((resolve) => {
        const asked = get(
          site.url + audioFile,
          { agent, headers: { range: 'bytes=0-65535' } },
          (response) => {
            if (response.statusCode !== 206) errors.push(response.statusCode);
            response.resume().once('end', resolve);
          },
        );
        asked.once('error', (error) => {
          errors.push(error);
          resolve();
        });
      });
    const listeners = Array.from({ length: 200 }, async () => {
      while (!over.signal.aborted) {
        await listen();
        ranges += 1;
      }
    });
    const waits: number[] = [];
    const visitor = (async () => {
      while (!over.signal.aborted) {
        const asked = performance.now();
        const response = await fetch(`${site.url}/api/tracks`);
        if (response.status !== 200) errors.push(response.status);
        await response.arrayBuffer();
        waits.push(performance.now() - asked);
      }
    })();
    const upload = startUpload({ url: site.url, cookie, size: 95 * 1024 * 1024 });
    await upload.send(1);
    upload.finish();
    // A file of zeros is no video; what matters is that all of it was received.
    expect(await upload.ended).toBe(415);
    over.abort();
    await Promise.all([...listeners, visitor]);
    agent.destroy();
    expect(errors).toEqual([]);
    await expectNothingAmiss(dataDir);
    await expectHealthy(site.url);
    figure(
      'D1',
      `200 listeners during a 95 MB upload: ${ranges} ranges, 0 errors; /api/tracks ${waits.length} times, ` +
        `p99 ${percentile(waits, 0.99).toFixed(0)} ms; peak memory ${await peakMemory(site.pid)} MB`,
    );
  });

  test('D3: a thousand who send slowly are hung up on, and others do not notice', async () => {
    const site = await startOwnedSite({ dataDir: await freshFolder() });
    const port = Number(new URL(site.url).port);
    const body =
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
    const started = performance.now();
    const closed: number[] = [];
    const sockets = Array.from({ length: 1_000 }, (_, number) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(number % 2 ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ' : body);
      return once(socket, 'close').then(() => closed.push(performance.now() - started));
    });
    const waits: number[] = [];
    await vi.waitFor(
      async () => {
        const asked = performance.now();
        expect((await fetch(`${site.url}/`)).status).toBe(200);
        waits.push(performance.now() - asked);
        expect(closed).toHaveLength(1_000);
      },
      { timeout: 90_000, interval: 50 },
    );
    await Promise.all(sockets);
    await expectHealthy(site.url);
    figure(
      'D3',
      `500 slow headers and 500 slow bodies: the last closed after ${(Math.max(...closed) / 1_000).toFixed(1)} s; ` +
        `a visitor meanwhile, ${waits.length} times: p99 ${percentile(waits, 0.99).toFixed(0)} ms`,
    );
  });
});
