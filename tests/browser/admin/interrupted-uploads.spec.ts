import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import {
  expectToast,
  openDashboard,
  respondNext,
  silence,
  slowDown,
  UPLOADED,
} from '#tests/browser/support/dashboard.ts';
import { expect, test as base } from '#tests/browser/support/fixtures.ts';
import { openGate } from '#tests/support/network/tcp-gate.ts';

/** The browser reaches the site over a connection that can be cut. */
const test = base.extend<{ connection: Awaited<ReturnType<typeof openGate>> }>({
  connection: async ({ site }, provide) => {
    const gate = await openGate(Number(new URL(site.url).port));
    await provide(gate);
    await gate.close();
  },
  baseURL: async ({ connection }, provide) => provide(`http://127.0.0.1:${connection.port}`),
});

const SONG_BYTES = 9.5 * 1024 * 1024;

/** Large enough to be sent in pieces; a real file, because its date belongs to its fingerprint. */
async function songOnDisk(info: TestInfo, name: string, firstSample = 0): Promise<string> {
  const song = silence(SONG_BYTES);
  song.writeInt16LE(firstSample, 44);
  const path = info.outputPath(name);
  await writeFile(path, song);
  return path;
}

/** What the browser asks of the resumable uploads: “POST”, or “PATCH 8388608” with the place where it goes on. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (new URL(request.url()).pathname.startsWith('/api/files') && request.method() !== 'GET')
      requests.push([request.method(), offset].filter(Boolean).join(' '));
  });
  return requests;
}

const secondMegabyte = /^[1-9]\.\d of 9\.5 MB · [\d.]+ [KM]B\/s/;

async function startSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  await page.getByLabel('Audio File').setInputFiles(path);
  await page.getByLabel('Title').fill('Paper Lanterns');
  const speedUp = await slowDown(page, 1_000_000);
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expect(page.getByText(secondMegabyte)).toBeVisible();
  return speedUp;
}

/** Closes the page in the middle of an upload, and opens it again. */
async function interrupt(page: Page, path: string): Promise<void> {
  const speedUp = await startSlowly(page, path);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await speedUp();
}

const card = (page: Page) => page.getByRole('heading', { name: 'Continue 1 upload?' });
const choose = (page: Page) => page.locator('input[type=file][aria-label="Choose the file"]');

test('a large file goes on by itself after a lost connection, and arrives unchanged @core', async ({
  page,
  connection,
  complaints,
}, info) => {
  await openDashboard(page);
  const requests = watchRequests(page);
  const speedUp = await startSlowly(page, await songOnDisk(info, 'long.wav'));
  connection.cut();
  await expect(page.getByText('Waiting for the connection. The upload goes on by itself.')).toBeVisible();
  await speedUp();
  connection.open();
  await expect(page.getByText('Music uploaded successfully', { exact: true })).toBeVisible(UPLOADED);
  expect(requests.filter((request) => request === 'POST')).toHaveLength(1);
  expect(requests).toContain('PATCH 0');
  expect(requests).toContain('HEAD');

  const [track] = await (await page.request.get('/api/tracks')).json();
  expect(track).toMatchObject({ title: 'Paper Lanterns' });
  const stored = await (await page.request.get(track.audioFile)).body();
  expect(stored.equals(silence(SONG_BYTES))).toBe(true);
  expect((await (await page.request.get('/api/files')).json()).uploads).toEqual([]);
  // The browser reports the requests that were lost.
  complaints.length = 0;
});

test('after a reload the same file is chosen again and continues, and another file is named', async ({
  page,
  complaints,
}, info) => {
  await openDashboard(page);
  const song = await songOnDisk(info, 'long.wav');
  await interrupt(page, song);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'long.wav' })).toContainText(/[\d.]+ of 9\.5 MB/);

  await choose(page).setInputFiles(await songOnDisk(info, 'other.wav', 1));
  await expect(page.getByRole('alert')).toHaveText(
    'This is not one of the files below, or it has changed since: other.wav',
  );

  await choose(page).setInputFiles(song);
  await expectToast(page, 'Ready to continue', 'The files are in their forms again.');
  await expect(card(page)).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Paper Lanterns');
  await expect(page.getByText('long.wav')).toBeVisible();
  const requests = watchRequests(page);
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expect(page.getByText('Music uploaded successfully', { exact: true })).toBeVisible(UPLOADED);
  expect(requests).not.toContain('POST');
  expect(requests).not.toContain('PATCH 0');

  const [track] = await (await page.request.get('/api/tracks')).json();
  const stored = await (await page.request.get(track.audioFile)).body();
  expect(stored.equals(silence(SONG_BYTES))).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Upload New Music' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  complaints.length = 0;
});

test('an interrupted upload can be discarded, and a cancelled one leaves nothing', async ({
  page,
  complaints,
}, info) => {
  await openDashboard(page);
  const song = await songOnDisk(info, 'long.wav');
  await interrupt(page, song);
  const asked = respondNext(page, 'accept');
  await page.getByRole('button', { name: 'Discard long.wav' }).click();
  expect(await asked).toBe('Discard what has arrived of 1 file?');
  await expect(card(page)).toBeHidden();
  const uploads = async () => (await (await page.request.get('/api/files')).json()).uploads as unknown[];
  expect(await uploads()).toEqual([]);

  const speedUp = await startSlowly(page, song);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'Upload cancelled', 'Nothing was saved.');
  await expect.poll(uploads).toEqual([]);
  await speedUp();
  complaints.length = 0;
});
