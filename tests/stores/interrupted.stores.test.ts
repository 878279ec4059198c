import { stat } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formOf, upload } from '#tests/support/factories.ts';
import { refuseRows } from '#tests/support/damage/refused-rows.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { makeOwner, makeSite, owner as credentials } from '#tests/support/site.ts';
import { startUpload } from '#tests/support/network/slow-upload.ts';
import { openStoredFiles } from '#tests/support/stores.ts';
import { arrivingFiles, storedFiles } from '#tests/support/store.ts';
import { uploadLimits } from '#tests/support/upload-limits.ts';

const arriving = async (folder: string) => (await arrivingFiles(folder)).length;

const cookieOf = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test('a client that leaves part of the way leaves nothing behind', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const url = await site.app.listen({ port: 0 });
  for (const share of [0.01, 0.5, 0.99]) {
    const sending = startUpload({ url, cookie: cookieOf(owner.cookies), size: 4 * 1024 * 1024 });
    await sending.send(share);
    await vi.waitFor(async () => expect(await arriving(site.folder)).toBe(1));
    sending.leave();
    expect(await sending.ended).toBeNull();
    await vi.waitFor(async () => expect(await arriving(site.folder)).toBe(0));
  }
  expect(await storedFiles(site)).toEqual({});
  expect((await owner.get('/api/videos')).json()).toEqual([]);
});

test('a client that sends too much is told so while it is still sending', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const url = await site.app.listen({ port: 0 });
  const sending = startUpload({
    url,
    cookie: cookieOf(owner.cookies),
    path: '/api/tracks',
    field: 'audioFile',
    size: 3 * uploadLimits.audio,
  });
  await sending.send(0.5);
  expect(await sending.ended).toBe(413);
  sending.leave();
  expect(await storedFiles(site)).toEqual({});
});

test('a file that a slow disk creates after it was refused is removed', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const write = site.media.write.bind(site.media);
  let written: Promise<void> | undefined;
  const writeSlowly: typeof write = async (...file) => {
    for (let turn = 0; turn < 100; turn += 1) await stat(site.folder);
    await write(...file);
  };
  site.media.write = (...file) => (written = writeSlowly(...file));
  const audioFile = { name: 'a', bytes: Buffer.alloc(2 * uploadLimits.audio) };
  const response = await upload(owner, '/api/tracks', { title: 'Big' }, { audioFile });
  expect(response.statusCode).toBe(413);
  await expect(written).rejects.toThrow('Audio file must be 10MB or smaller');
  expect(await storedFiles(site)).toEqual({});
});

test('a refused upload that is sent to its end still gets its answer', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const url = await site.app.listen({ port: 0 });
  const response = await fetch(`${url}/api/tracks`, {
    method: 'POST',
    headers: { cookie: cookieOf(owner.cookies) },
    body: await formOf(
      { title: 'Big' },
      { audioFile: { name: 'a', bytes: Buffer.alloc(2 * uploadLimits.audio) } },
    ),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ message: 'Audio file must be 10MB or smaller' });
});

test('a power cut half way leaves nothing after the next start', async () => {
  const environment = { OWNER_USERNAME: credentials.username, OWNER_PASSWORD: credentials.password };
  const site = await startRunningSite({ environment });
  onTestFinished(() => site.remove());
  const cookie = await signInAt(site.url, credentials);
  const sending = startUpload({ url: site.url, cookie });
  await sending.send(0.5);
  await vi.waitFor(async () => expect(await arriving(site.folder)).toBe(1));
  await site.kill();
  expect(await sending.ended).toBeNull();
  expect(await arriving(site.folder)).toBe(1);

  const again = await startRunningSite({ dataDir: site.folder });
  onTestFinished(() => again.remove());
  const media = await openStoredFiles(site.folder);
  onTestFinished(() => media.close());
  await vi.waitFor(async () => expect(await storedFiles({ media, folder: site.folder })).toEqual({}));
  expect(await (await fetch(`${again.url}/api/videos`)).json()).toEqual([]);
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
});

test('when the row cannot be written, the files already stored are taken back', async () => {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  await refuseRows(site.database, 'tracks', 'disk full');
  const files = { audioFile: 'tone.mp3', coverArt: 'picture.jpg' } as const;
  const response = await upload(owner, '/api/tracks', { title: 'Song' }, files);
  expect(response.statusCode).toBe(507);
  expect(response.json()).toEqual({
    message: 'The disk is full, so nothing was saved. Please try again once there is room on it.',
  });
  expect(await storedFiles(site)).toEqual({});
});
