import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { apiPaths, releaseZipPath } from '#shared/primitives/addresses.ts';
import { addLargeTrack } from '#tests/support/commands/backups.ts';
import { insertRelease, insertTrack, makeTrack } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { portOf } from '#tests/support/network/raw-http.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';
import { keepFixture } from '#tests/support/store.ts';
import { readZip } from '#tests/support/zip.ts';

test('a release comes as one file: its songs in order, whole, and its cover', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  await owner.put(`${apiPaths.settings}/artist_name`, { value: 'Zoë' });
  const tide = await makeTrack(owner, { title: 'Ébb / Tide', audioFile: 'tone.mp3' });
  const heard = await makeTrack(owner, { title: 'Only Heard' });
  const draft = await makeTrack(owner, { title: 'Not Yet', visibility: 'draft' });
  const night = await makeTrack(owner, { title: '夜曲', audioFile: 'tone.wav' });
  await owner.put(`${apiPaths.tracks}/${heard.id}`, { downloadable: false });
  await keepFixture(site.media, 'picture.png', 'cover-of-it.png');
  const { id } = await insertRelease(site, {
    title: 'Nächte',
    coverArt: '/uploads/cover-of-it.png',
    tracks: [night, heard, tide, draft],
  });

  const response = await visitor.get(releaseZipPath(id));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(response.rawPayload.length),
    'content-disposition': `attachment; filename="Zoe - Nachte.zip"; filename*=UTF-8''Zo%C3%AB%20-%20N%C3%A4chte.zip`,
    'cache-control': 'no-store',
  });
  const stored = async (address: string) => (await visitor.get(address)).rawPayload;
  expect(readZip(response.rawPayload)).toEqual([
    { name: '01 夜曲.wav', method: 0, bytes: await stored(night.audioFile) },
    { name: '03 Ébb Tide.mp3', method: 0, bytes: await stored(tide.audioFile) },
    { name: 'cover.png', method: 0, bytes: await bytesOf('picture.png') },
  ]);
  const names = readZip((await owner.get(releaseZipPath(id))).rawPayload).map(({ name }) => name);
  expect(names).toEqual(['01 夜曲.wav', '03 Ébb Tide.mp3', '04 Not Yet.mp3', 'cover.png']);
  expect((await owner.send({ method: 'HEAD', url: releaseZipPath(id) })).statusCode).toBe(405);
});

test('a release is refused where nothing of it may be downloaded, or not all of it is there', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const track = await makeTrack(owner, { title: 'Here' });
  const { id } = await insertRelease(site, { tracks: [track] });
  const draft = await makeTrack(owner, { visibility: 'draft' });
  const hidden = await insertRelease(site, { tracks: [draft] });
  const lost = await insertRelease(site, {
    tracks: [await insertTrack(site, { audioFile: '/uploads/lost.mp3' })],
  });
  const ask = async (release: number) => {
    const { statusCode, json } = await site.visitor().get(releaseZipPath(release));
    return [statusCode, statusCode === 200 ? null : json<{ message: string }>().message];
  };

  expect(await ask(id)).toEqual([200, null]);
  expect(await ask(id + 100)).toEqual([404, 'Release not found']);
  expect(await ask(hidden.id)).toEqual([404, 'Release not found']);
  expect(await ask(lost.id)).toEqual([404, 'File not found']);
  const refusal = [403, 'This release cannot be downloaded. You can listen to it here.'];
  await owner.put(`${apiPaths.settings}/downloads`, { value: 'off' });
  expect(await ask(id)).toEqual(refusal);
  await owner.put(`${apiPaths.settings}/downloads`, { value: 'on' });
  await owner.put(`${apiPaths.tracks}/${track.id}`, { downloadable: false });
  expect(await ask(id)).toEqual(refusal);
});

async function startDownload(site: Site) {
  const name = await addLargeTrack(site);
  const [track] = (await site.visitor().get(apiPaths.tracks)).json<{ id: number }[]>();
  const { id } = await insertRelease(site, { tracks: track ? [track] : [] });
  const port = await portOf(site);
  const [response] = await once(get({ port, path: releaseZipPath(id) }), 'response');
  return { file: join(site.folder, 'uploads', name), download: response as IncomingMessage };
}

test('a file that breaks off on the way breaks the download off', async () => {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const { file, download } = await startDownload(site);
  await truncate(file, 15_000_000);
  await expect(buffer(download)).rejects.toThrow('aborted');
});

test('nothing more is read for a client that has left', async () => {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const streams: Readable[] = [];
  const open = site.media.open.bind(site.media);
  vi.spyOn(site.media, 'open').mockImplementation(async (name) => {
    const file = await open(name);
    return file && { ...file, read: async () => (streams[streams.length] = await file.read()) };
  });
  const { download } = await startDownload(site);
  download.destroy();
  await vi.waitFor(() => expect(streams.map(({ destroyed }) => destroyed)).toEqual([true]));
});
