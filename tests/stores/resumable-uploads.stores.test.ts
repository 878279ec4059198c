import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { createBackups } from '#server/domain/backup/backups.ts';
import { makeFolder, onlyIn, restore } from '#tests/support/commands/backups.ts';
import { upload } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { askOffset, idIn, newUpload, sendPiece, tus } from '#tests/support/network/tus.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const MEGABYTE = 1024 * 1024;

/** Two instances over one database and one media store, and the owner at both. */
async function makeInstances() {
  const a = await makeSite();
  const b = await makeSite({ dataDir: a.folder });
  const onA = await makeOwner(a);
  const onB = b.visitor();
  for (const [name, value] of onA.cookies) onB.cookies.set(name, value);
  return { a, b, onA, onB };
}

async function pieceNames({ media }: Site): Promise<string[]> {
  const found: string[] = [];
  for await (const { upload: id } of media.listPieces()) found.push(id);
  return found;
}

test('a file whose pieces go to two instances is one file', async () => {
  const { a, b, onA, onB } = await makeInstances();
  const bytes = await bytesOf('song.mp3');
  const url = await newUpload(onA, { length: bytes.length });
  let offset = 0;
  for (const [index, visitor] of [onA, onB, onA, onB, onB].entries()) {
    const end = Math.ceil((bytes.length * (index + 1)) / 5);
    const sent = await sendPiece(visitor, url, offset, bytes.subarray(offset, end));
    expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, String(end)]);
    for (const each of [onA, onB])
      expect((await askOffset(each, url)).headers['upload-offset']).toBe(String(end));
    offset = end;
  }
  const created = await upload(onB, '/api/tracks', { title: 'Both', audioUpload: idIn(url) });
  expect(created.statusCode).toBe(201);
  const served = await onA.get(created.json<Track>().audioFile);
  expect(served.rawPayload.equals(bytes)).toBe(true);
  await vi.waitFor(async () => expect([await pieceNames(a), await pieceNames(b)]).toEqual([[], []]));
  expect((await askOffset(onA, url)).statusCode).toBe(404);
});

test('of pieces that two instances get for the same place, one counts', async () => {
  const { a, onA, onB } = await makeInstances();
  const url = await newUpload(onA, { length: 100_000 });
  let offset = 0;
  for (let round = 0; round < 5; round += 1) {
    const pieces = [20_000, 15_000, 10_000].map((bytes) => randomBytes(bytes));
    const sent = await Promise.all(
      [onA, onB, onB].map((visitor, index) => sendPiece(visitor, url, offset, pieces[index] ?? '')),
    );
    expect(sent.some(({ statusCode }) => statusCode === 204)).toBe(true);
    expect(sent.every(({ statusCode }) => [204, 409].includes(statusCode))).toBe(true);
    const { name } = await a.database
      .selectFrom('uploadPieces')
      .select('name')
      .where('uploadId', '=', idIn(url))
      .where('start', '=', offset)
      .executeTakeFirstOrThrow();
    const stored = await buffer(await a.media.readPiece({ upload: idIn(url), piece: name }));
    expect(pieces.some((piece) => piece.equals(stored))).toBe(true);
    offset += stored.length;
    expect((await askOffset(onB, url)).headers['upload-offset']).toBe(String(offset));
  }
});

test('a large piece is stored in parts, and all of them go with the upload', async () => {
  const { a, onA, onB } = await makeInstances();
  const bytes = randomBytes(18 * MEGABYTE);
  const url = await newUpload(onA, { length: bytes.length, kind: 'video' });
  const chunks = Array.from({ length: 18 }, (_, index) =>
    bytes.subarray(index * MEGABYTE, (index + 1) * MEGABYTE),
  );
  const sent = await sendPiece(onB, url, 0, Readable.from(chunks));
  expect(sent.headers['upload-offset']).toBe(String(bytes.length));
  expect((await pieceNames(a)).length).toBeGreaterThan(1);
  expect((await onA.send({ method: 'DELETE', url, headers: tus })).statusCode).toBe(204);
  expect(await pieceNames(a)).toEqual([]);
  expect((await onB.get(apiPaths.files)).json()).toEqual({ uploads: [] });
});

test('a backup leaves out what has not become an item', async () => {
  const { a, onA } = await makeInstances();
  const url = await newUpload(onA, { length: 10 });
  await sendPiece(onA, url, 0, '0123');
  const [file, dataDir] = [join(await makeFolder(), 'site.tar'), join(await makeFolder(), 'data')];
  const log = pino({ level: 'silent' });
  await createBackups({ ...a, log }).save(file, new AbortController().signal);
  await restore(file, dataDir);
  const restored = await makeSite({ dataDir, environment: onlyIn(dataDir) });
  for (const table of ['resumableUploads', 'uploadPieces'] as const)
    expect(await restored.database.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await pieceNames(restored)).toEqual([]);
  expect((await askOffset(onA, url)).headers['upload-offset']).toBe('4');
});
