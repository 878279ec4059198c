import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { formOf } from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import {
  endlessGif,
  interlacedBomb,
  largestPng,
  pixelBomb,
  talkativeTrack,
} from '#tests/support/media/bombs.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';

const MEBIBYTE = 1024 * 1024;

/** What a program and the processes it has started hold in memory now. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).match(/\d+/g) ?? [];
  // Some have ended before they are looked at.
  const ofChildren = await Promise.all(children.map((child) => memoryOf(Number(child)).catch(() => 0)));
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  return ofChildren.reduce((sum, bytes) => sum + bytes, own);
}

/** Does something and meanwhile looks on from outside: how long visitors wait, and how much memory it takes. */
async function lookingOn<T>({ url, pid = 0 }: { url: string; pid?: number }, work: () => Promise<T>) {
  const idle = await memoryOf(pid);
  let peak = idle;
  let longestWait = 0;
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      await (await fetch(`${url}/api/tracks`)).arrayBuffer();
      longestWait = Math.max(longestWait, performance.now() - asked);
      await wait(5);
    }
  };
  const weigh = async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await memoryOf(pid));
      // Measuring without a pause would take a core from the program.
      await wait(5);
    }
  };
  const looking = [look(), weigh()];
  const begun = performance.now();
  const result = await work().finally(() => over.abort());
  const took = performance.now() - begun;
  await Promise.all(looking);
  return { result, longestWait, took, grown: Math.round((peak - idle) / MEBIBYTE) };
}

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('B: files that unpack to far more than their size delay no other request', async () => {
  const environment = { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password };
  const site = await startRunningSite({ environment });
  onTestFinished(site.remove);
  const headers = { cookie: await signInAt(site.url, owner) };
  const upload = async (path: string, field: string, bytes: Buffer) => {
    const body = await formOf({ title: 'Heavy' }, { [field]: { name: 'heavy', bytes } });
    const response = await fetch(`${site.url}${path}`, { method: 'POST', headers, body });
    const { message = 'kept' } = (await response.json()) as { message?: string };
    return `${response.status} ${message}`;
  };
  const photo = (bytes: Buffer) => upload('/api/about/images', 'aboutImage', bytes);

  const [interlaced, bomb, largest] = await Promise.all([interlacedBomb(), pixelBomb(), largestPng()]);
  // Until the program has loaded what any upload needs.
  await photo(await bytesOf('picture.jpg'));
  const pictures = await lookingOn(site, () =>
    Promise.all([
      ...Array.from({ length: 4 }, () => photo(interlaced)),
      photo(bomb),
      photo(endlessGif()),
      photo(largest),
    ]),
  );
  const tooHeavy =
    '422 Image takes too much memory to open. Please save it as an ordinary JPG, or smaller, and try again.';
  expect(pictures.result).toEqual([
    tooHeavy,
    tooHeavy,
    tooHeavy,
    tooHeavy,
    '422 Image has too many pixels. Please use one of 50 megapixels or fewer.',
    '422 Image has too many frames. Please use one of 1000 frames or fewer.',
    '201 kept',
  ]);
  expect(pictures.grown).toBeLessThan(300);
  expect(pictures.longestWait).toBeLessThan(pictures.took / 3);

  const track = talkativeTrack(await bytesOf('tone.mp3'));
  const tags = await lookingOn(site, () => upload('/api/tracks', 'audioFile', track));
  expect(tags.result).toBe(
    '422 Audio file could not be read. It may be damaged or incomplete. Please export it again, or choose another one.',
  );
  expect(tags.grown).toBeLessThan(300);
  expect(tags.longestWait).toBeLessThan(tags.took / 3);
  for (const [name, { grown, longestWait, took }] of Object.entries({ pictures, tags })) {
    figure(
      'B',
      `${name}: memory grew by ${grown} MB, the longest wait was ${longestWait.toFixed(0)} ms of ${took.toFixed(0)} ms`,
    );
  }
});
