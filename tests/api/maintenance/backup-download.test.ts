import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { backUpNightly } from '#server/domain/backup/nightly-backup.ts';
import {
  addLargeTrack,
  backupStatus,
  compareWithManifest,
  makeFolder,
  manifestIn,
  restore,
} from '#tests/support/commands/backups.ts';
import { portOf } from '#tests/support/network/raw-http.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';
import { arrivingFiles, storedFiles } from '#tests/support/store.ts';

const { signal } = new AbortController();

async function startDownload(port: number, owner: Visitor): Promise<IncomingMessage> {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const [response] = await once(get({ port, path: apiPaths.backup, headers: { cookie } }), 'response');
  return response as IncomingMessage;
}

test('the owner downloads the same archive, one at a time, and it counts once it has arrived', async () => {
  const [outside, restored] = [await makeFolder(), await makeFolder()];
  const site = await makeSite();
  const owner = await makeOwner(site);
  await owner.put('/api/settings/artist_name', { value: 'Zoë' });
  await addLargeTrack(site);
  const port = await portOf(site);
  expect((await site.visitor().get(apiPaths.backup)).statusCode).toBe(401);

  // Nothing is made for a client that would be refused.
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    expect((await owner.send({ method: 'GET', url: apiPaths.backup, headers })).statusCode).toBe(403);
  expect((await owner.send({ method: 'HEAD', url: apiPaths.backup })).statusCode).toBe(405);
  expect((await backupStatus(owner)).isUnderWay).toBe(false);

  const left = await startDownload(port, owner);
  const second = await owner.get(apiPaths.backup);
  expect([second.statusCode, second.json()]).toEqual([
    409,
    { message: 'A backup is being made already. Please wait until it is finished.' },
  ]);
  expect(await backupStatus(owner)).toEqual({
    last: null,
    isUnderWay: true,
    failedAt: null,
    nightlyKept: null,
  });
  const nightly = join(outside, 'nightly');
  await backUpNightly({ ...site, folder: nightly, keep: 1, startedAt: new Date() }, signal);
  expect(await readdir(nightly)).toEqual([]);
  left.destroy();
  await vi.waitFor(async () => expect((await backupStatus(owner)).isUnderWay).toBe(false));
  expect(await backupStatus(owner)).toMatchObject({ last: null, failedAt: expect.any(String) as string });
  expect(await arrivingFiles(site.folder)).toEqual([]);

  const download = await startDownload(port, owner);
  const today = new Date().toISOString().slice(0, 10);
  expect(download.headers).toMatchObject({
    'content-type': 'application/x-tar',
    'content-disposition': `attachment; filename="Zoe ${today}.tar"; filename*=UTF-8''Zo%C3%AB%20${today}.tar`,
    'cache-control': 'no-store',
  });
  const bytes = await buffer(download);
  await vi.waitFor(async () => expect((await backupStatus(owner)).last?.bytes).toBe(bytes.length));
  expect((await backupStatus(owner)).failedAt).toBe(null);
  await writeFile(join(outside, 'site.tar'), bytes);
  await restore(join(outside, 'site.tar'), restored);
  const { files, expected } = await compareWithManifest(
    restored,
    await manifestIn(join(outside, 'site.tar')),
  );
  expect(files).toEqual(expected);
  expect(files).toEqual(await storedFiles(site));
  expect(await arrivingFiles(site.folder)).toEqual([]);
});

test('a download that fails on the way is aborted, so that it cannot be mistaken for complete', async () => {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  const name = await addLargeTrack(site);
  const download = await startDownload(await portOf(site), owner);
  await truncate(join(site.folder, 'uploads', name), 15_000_000);
  await expect(buffer(download)).rejects.toThrow('aborted');
  await vi.waitFor(async () => expect((await backupStatus(owner)).isUnderWay).toBe(false));
  expect((await backupStatus(owner)).last).toBe(null);
  expect(await arrivingFiles(site.folder)).toEqual([]);
});
