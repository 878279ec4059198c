import { randomBytes } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { sweep } from '#server/domain/check/sweep.ts';
import { formOf, upload } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { portOf } from '#tests/support/network/raw-http.ts';
import {
  askOffset,
  createUpload,
  idIn,
  newUpload,
  pieceType,
  sendAhead,
  sendPiece,
  tus,
} from '#tests/support/network/tus.ts';
import { makeOwner, makeSite, owner as credentials, type Site, type Visitor } from '#tests/support/site.ts';
import { uploadLimits } from '#tests/support/upload-limits.ts';

async function ownedSite() {
  const site = await makeSite();
  return { site, owner: await makeOwner(site) };
}

const listed = async (visitor: Visitor) => (await visitor.get(apiPaths.files)).json().uploads;

async function storedPieces(site: Site): Promise<string[]> {
  const found: string[] = [];
  for await (const { upload: id } of site.media.listPieces()) found.push(id);
  return found;
}

async function served(visitor: Visitor, url: string): Promise<Buffer> {
  return (await visitor.get(url)).rawPayload;
}

test('is for the owner, and for pages of this site', async () => {
  const { site, owner } = await ownedSite();
  const url = await newUpload(owner, { length: 10 });
  const stranger = site.visitor();
  expect((await createUpload(stranger, { length: 10 })).statusCode).toBe(401);
  expect((await askOffset(stranger, url)).statusCode).toBe(401);
  expect((await sendPiece(stranger, url, 0, 'x')).statusCode).toBe(401);
  expect((await stranger.get(apiPaths.files)).statusCode).toBe(401);
  const elsewhere = { origin: 'https://evil.example' };
  expect((await createUpload(owner, { length: 10 }, elsewhere)).statusCode).toBe(403);
  expect((await sendPiece(owner, url, 0, 'x', elsewhere)).statusCode).toBe(403);
  expect((await askOffset(owner, url)).headers['upload-offset']).toBe('0');
});

test('has the limit of its kind, and is not empty', async () => {
  const { owner } = await ownedSite();
  for (const kind of ['audio', 'video', 'picture'] as const) {
    expect((await createUpload(owner, { length: uploadLimits[kind], kind })).statusCode).toBe(201);
    const tooLarge = await createUpload(owner, { length: uploadLimits[kind] + 1, kind });
    expect(tooLarge.statusCode).toBe(413);
    expect(tooLarge.json().message).toContain('MB');
    expect((await createUpload(owner, { length: 0, kind })).statusCode).toBe(422);
  }
  for (const kind of ['document', '', 'x'])
    expect((await createUpload(owner, { length: 10, kind })).statusCode).toBe(400);
  expect(await listed(owner)).toHaveLength(3);
});

test('is listed, so that it can be continued', async () => {
  const { owner } = await ownedSite();
  const given = { fingerprint: 'f-1', field: 'videoFile' };
  const url = await newUpload(owner, { length: 10, kind: 'video', filename: 'Live.mov', ...given });
  await sendPiece(owner, url, 0, '0123');
  const [found, ...others] = await listed(owner);
  expect(others).toEqual([]);
  expect(found).toEqual({
    id: idIn(url),
    name: 'Live.mov',
    kind: 'video',
    bytes: 10,
    received: 4,
    expiresAt: expect.any(String),
    ...given,
  });
  expect(Math.round((Date.parse(found.expiresAt) - Date.now()) / 3_600_000)).toBe(24);
});

test('becomes a song, a video or a photo like a file in the form, and is gone then', async () => {
  const { site, owner } = await ownedSite();
  const audio = await bytesOf('tone.wav');
  const picture = await bytesOf('picture.jpg');
  const video = await bytesOf('clip.mp4');
  const created = await upload(owner, '/api/tracks', {
    title: 'Sent ahead',
    audioUpload: await sendAhead(owner, audio, 'audio'),
    coverUpload: await sendAhead(owner, picture, 'picture'),
  });
  expect(created.statusCode).toBe(201);
  const track = created.json<Track>();
  expect((await served(owner, track.audioFile)).equals(audio)).toBe(true);
  expect(track.coverArt).toMatch(/\.jpg$/);
  const film = await upload(owner, '/api/videos', {
    title: 'Film',
    videoUpload: await sendAhead(owner, video, 'video'),
  });
  expect((await served(owner, film.json<Video>().videoFile ?? '')).length).toBe(video.length);
  const photo = await upload(owner, '/api/about/images', {
    title: 'Photo',
    imageUpload: await sendAhead(owner, picture, 'picture'),
  });
  expect(photo.json<Photo>().imagePath).toMatch(/\.jpg$/);
  // As JSON too, in place of a file that is there.
  const changed = await owner.put(`/api/tracks/${track.id}`, {
    audioUpload: await sendAhead(owner, await bytesOf('tone.mp3'), 'audio'),
    version: track.version,
  });
  expect(changed.json<Track>().audioFile).toMatch(/\.mp3$/);
  // They are deleted after the answer.
  await vi.waitFor(async () => expect([await listed(owner), await storedPieces(site)]).toEqual([[], []]));
});

test('stays for another try when the form is refused', async () => {
  const { site, owner } = await ownedSite();
  const id = await sendAhead(owner, await bytesOf('tone.mp3'), 'audio');
  const send = (fields: Record<string, string>) =>
    upload(owner, '/api/tracks', { audioUpload: id, ...fields });
  expect((await send({})).json().fields).toEqual({ title: expect.any(String) });
  expect((await upload(owner, '/api/videos', { title: 'No', videoUpload: id })).statusCode).toBe(415);
  expect(await listed(owner)).toHaveLength(1);
  expect((await send({ title: 'Second try' })).statusCode).toBe(201);
  await vi.waitFor(async () => expect(await storedPieces(site)).toEqual([]));
});

test('is refused with a sentence when it is not complete, unknown, twice there or too large for its place', async () => {
  const { owner } = await ownedSite();
  const unfinished = await newUpload(owner, { length: 10 });
  await sendPiece(owner, unfinished, 0, '012');
  const large = await sendAhead(owner, randomBytes(uploadLimits.picture + 1), 'video');
  const send = async (fields: Record<string, string>, files = {}) =>
    (await upload(owner, '/api/tracks', { title: 'No', ...fields }, files)).json();
  expect(await send({ audioUpload: idIn(unfinished) })).toEqual({
    message: expect.stringContaining('continue its upload'),
    fields: { audioUpload: expect.stringContaining('continue its upload') },
  });
  expect((await send({ audioUpload: 'x' })).fields.audioUpload).toContain('choose the file again');
  expect((await send({ audioUpload: '' })).fields).toEqual({ audioFile: expect.any(String) });
  const both = await send({ audioUpload: large }, { audioFile: 'tone.mp3' });
  expect(both.fields).toEqual({ audioUpload: 'Only one file belongs here' });
  const cover = await send({ coverUpload: large }, { audioFile: 'tone.mp3' });
  expect(cover.message).toContain('MB');
  expect((await owner.put('/api/tracks/1', { audioUpload: 7 })).statusCode).toBe(400);
  expect((await owner.get('/api/tracks')).json()).toEqual([]);
  expect(await listed(owner)).toHaveLength(2);
});

test('a form that is sent again under its key gets the first result, although its upload is used up', async () => {
  const { site, owner } = await ownedSite();
  const id = await sendAhead(owner, await bytesOf('tone.mp3'), 'audio');
  const send = async (key: string) =>
    owner.send({
      method: 'POST',
      url: '/api/tracks',
      headers: { 'idempotency-key': key },
      payload: await formOf({ title: 'Once', audioUpload: id }),
    });
  const first = await send('a-key');
  await vi.waitFor(async () => expect(await storedPieces(site)).toEqual([]));
  const again = await send('a-key');
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect((await send('another-key')).statusCode).toBe(400);
  expect((await owner.get('/api/tracks')).json()).toHaveLength(1);
});

/** A piece whose sender leaves after this much of it, or stays without sending more. */
async function sendPart(site: Site, owner: Visitor, url: string, part: Buffer) {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...tus, ...pieceType, cookie, 'upload-offset': '0', 'content-length': 1_000_000 };
  const port = site.app.server.listening
    ? (site.app.server.address() as { port: number }).port
    : await portOf(site);
  const sending = request({ port, host: '127.0.0.1', path: url, method: 'PATCH', headers, agent: false });
  sending.on('error', () => undefined);
  await new Promise((resolve) => sending.write(part, resolve));
  return sending;
}

test('keeps what arrived before the line was cut', async () => {
  const { site, owner } = await ownedSite();
  const bytes = randomBytes(1_000_000);
  const url = await newUpload(owner, { length: bytes.length });
  const sending = await sendPart(site, owner, url, bytes.subarray(0, 600_000));
  // The whole of it must have reached the program before the line is cut.
  await vi.waitFor(() => expect(sending.socket?.bytesWritten).toBeGreaterThan(600_000));
  sending.destroy();
  // The list disturbs nothing, unlike HEAD, which would end the older request by itself.
  const arrived = await vi.waitFor(async () => {
    const [{ received }] = await listed(owner);
    expect(received).toBeGreaterThan(0);
    return Number(received);
  });
  expect((await sendPiece(owner, url, arrived, bytes.subarray(arrived))).statusCode).toBe(204);
  expect((await assembled(site, idIn(url))).equals(bytes)).toBe(true);
});

test('goes on at once when the older connection is dead but looks open', async () => {
  const { site, owner } = await ownedSite();
  const bytes = randomBytes(1_000_000);
  const url = await newUpload(owner, { length: bytes.length });
  const sending = await sendPart(site, owner, url, bytes.subarray(0, 300_000));
  const status = new Promise((resolve) => {
    sending.once('response', (response) => resolve([response.statusCode, response.headers['upload-offset']]));
  });
  const arrived = await vi.waitFor(async () => {
    const offset = Number((await askOffset(owner, url)).headers['upload-offset']);
    expect(offset).toBeGreaterThan(0);
    return offset;
  });
  expect(await status).toEqual([204, String(arrived)]);
  sending.destroy();
  expect((await sendPiece(owner, url, arrived, bytes.subarray(arrived))).statusCode).toBe(204);
  expect((await assembled(site, idIn(url))).equals(bytes)).toBe(true);
});

async function assembled({ database, media }: Site, id: string): Promise<Buffer> {
  const rows = await database
    .selectFrom('uploadPieces')
    .selectAll()
    .where('uploadId', '=', id)
    .orderBy('start')
    .execute();
  const pieces: Buffer[] = [];
  for (const { name } of rows)
    for await (const chunk of await media.readPiece({ upload: id, piece: name }))
      pieces.push(chunk as Buffer);
  return Buffer.concat(pieces);
}

const longAgo = () => new Date(Date.now() - 25 * 60 * 60_000);

test('expires after a day, complete or not, and is swept', async () => {
  const { site, owner } = await ownedSite();
  await site.jobs.idle();
  const [unfinished, unused, fresh] = [
    await newUpload(owner, { length: 10 }),
    await newUpload(owner, { length: 4 }),
    await newUpload(owner, { length: 10 }),
  ];
  for (const url of [unfinished, unused, fresh]) await sendPiece(owner, url, 0, '0123');
  await site.database
    .updateTable('resumableUploads')
    .set({ createdAt: longAgo().toISOString(), expiresAt: new Date(Date.now() - 1).toISOString() })
    .where('id', '!=', idIn(fresh))
    .execute();
  expect((await askOffset(owner, unfinished)).statusCode).toBe(410);
  expect((await sendPiece(owner, unfinished, 4, '4')).statusCode).toBe(410);
  expect((await listed(owner)).map(({ id }: { id: string }) => id)).toEqual([idIn(fresh)]);
  const late = await upload(owner, '/api/tracks', { title: 'Late', audioUpload: idIn(unused) });
  expect(late.json().fields.audioUpload).toContain('choose the file again');
  await sweepSite(site);
  expect((await askOffset(owner, unfinished)).statusCode).toBe(404);
  expect(await storedPieces(site)).toEqual([idIn(fresh)]);
});

test('with its account, its pieces go too', async () => {
  const { site, owner } = await ownedSite();
  await site.jobs.idle();
  const second = { username: 'nina', password: 'another horse', currentPassword: credentials.password };
  const { id } = (await owner.post('/api/register', second)).json();
  const other = site.visitor();
  await other.post('/api/login', second);
  const url = await newUpload(other, { length: 10 });
  await sendPiece(other, url, 0, '0123');
  const kept = await newUpload(owner, { length: 10 });
  await sendPiece(owner, kept, 0, '0123');
  const deletion = { currentPassword: credentials.password };
  const deleted = await owner.send({ method: 'DELETE', url: `/api/users/${id}`, payload: deletion });
  expect(deleted.statusCode).toBe(204);
  // Younger ones may belong to a site that shares the store.
  await sweepSite(site);
  expect((await storedPieces(site)).toSorted()).toEqual([idIn(url), idIn(kept)].toSorted());
  const folder = join(site.folder, 'uploads', '.pieces');
  for (const name of [idIn(url), idIn(kept)])
    for (const piece of await readdir(join(folder, name)))
      await utimes(join(folder, name, piece), longAgo(), longAgo());
  await sweepSite(site);
  expect(await storedPieces(site)).toEqual([idIn(kept)]);
});

async function sweepSite(site: Site): Promise<void> {
  const { app, ...deps } = site;
  await sweep({ ...deps, log: app.log, startedAt: new Date() }, new AbortController().signal);
}
