import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import {
  askOffset,
  createUpload,
  encodeMetadata,
  newUpload,
  pieceType,
  sendPiece,
  tus,
} from '#tests/support/network/tus.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

/** The cases of sagikazarmark/tus-conformance-tests that apply, by their meaning; their names are in brackets. */

const shared = share(async () => {
  const site = await makeSite();
  return { site, owner: await makeOwner(site) };
});

const patch = (owner: Visitor, url: string, headers: Record<string, string>, payload = 'la la') =>
  owner.send({ method: 'PATCH', url, payload, headers });

test('says what it offers, without being told a version (CP-OPT)', async () => {
  const { owner } = shared();
  const { statusCode, headers } = await owner.send({ method: 'OPTIONS', url: apiPaths.files });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,expiration,termination',
    'tus-max-size': expect.stringMatching(/^\d+$/),
  });
  // Only pages of this site may send files.
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('creates an upload and gives its address (EXT-CREATE-001, 002, 004, 009, EXT-EXPIRE-001, 003)', async () => {
  const { owner } = shared();
  const { statusCode, headers, body } = await createUpload(owner, { length: 10 });
  expect([statusCode, body]).toEqual([201, '']);
  expect(headers['location']).toMatch(/^\/api\/files\/[0-9a-f]{32}$/);
  expect(headers['tus-resumable']).toBe('1.0.0');
  const expires = String(headers['upload-expires']);
  expect(new Date(expires).toUTCString()).toBe(expires);
});

test('gives every upload an address of its own (OPT-CONC-003)', async () => {
  const { owner } = shared();
  const urls = await Promise.all([1, 2, 3].map(() => newUpload(owner, { length: 10 })));
  expect(new Set(urls).size).toBe(3);
});

test('says how much has arrived, from nothing on (CP-HEAD-001, 002, 004, 006, 007, EXT-CREATE-010)', async () => {
  const { owner } = shared();
  const url = await newUpload(owner, { length: 10, kind: 'audio', filename: 'Nacht ♪.wav' });
  const { statusCode, headers } = await askOffset(owner, url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'upload-offset': '0',
    'upload-length': '10',
    'cache-control': 'no-store',
    'tus-resumable': '1.0.0',
    'upload-metadata': encodeMetadata({ filename: 'Nacht ♪.wav', kind: 'audio' }),
  });
});

test('takes a file in one piece, or in many (CP-PATCH-006, 007, 009, SCN-BASIC, SCN-RESUME)', async () => {
  const { owner } = shared();
  const url = await newUpload(owner, { length: 10 });
  const first = await sendPiece(owner, url, 0, '012');
  expect([first.statusCode, first.body]).toEqual([204, '']);
  expect(first.headers).toMatchObject({ 'upload-offset': '3', 'tus-resumable': '1.0.0' });
  expect(first.headers['upload-expires']).toMatch(/GMT$/);
  expect((await askOffset(owner, url)).headers['upload-offset']).toBe('3');
  expect((await sendPiece(owner, url, 3, '456789')).headers['upload-offset']).toBe('9');
  expect((await sendPiece(owner, url, 9, '9')).headers['upload-offset']).toBe('10');
  expect((await askOffset(owner, url)).headers).toMatchObject({ 'upload-offset': '10', 'upload-length': '10' });
});

test('refuses every request but OPTIONS without the version it speaks (CP-VER, CP-HEAD-003, CP-PATCH-001, EXT-CREATE-003, EXT-TERM-002)', async () => {
  const { owner } = shared();
  const url = await newUpload(owner, { length: 10 });
  for (const version of [{}, { 'tus-resumable': '0.2.2' }]) {
    for (const [method, address] of [
      ['POST', apiPaths.files],
      ['HEAD', url],
      ['PATCH', url],
      ['DELETE', url],
    ] as const) {
      const { statusCode, headers } = await owner.send({ method, url: address, headers: version });
      expect([method, statusCode, headers['tus-version']]).toEqual([method, 412, '1.0.0']);
    }
  }
  expect((await askOffset(owner, url)).statusCode).toBe(200);
});

test('refuses a piece that is none, with a sentence (CP-PATCH-002, 003, 004, CP-ERR)', async () => {
  const { owner } = shared();
  const url = await newUpload(owner, { length: 10 });
  const offset = { 'upload-offset': '0' };
  for (const [headers, status] of [
    [{ ...tus, ...offset }, 415],
    [{ ...tus, ...offset, 'content-type': 'application/octet-stream' }, 415],
    [{ ...tus, ...pieceType }, 400],
    [{ ...tus, ...pieceType, 'upload-offset': '-1' }, 400],
    [{ ...tus, ...pieceType, 'upload-offset': 'x' }, 400],
  ] as const) {
    const response = await patch(owner, url, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/^[A-Z].{10,}/);
    expect(response.headers['tus-resumable']).toBe('1.0.0');
  }
  expect((await askOffset(owner, url)).headers['upload-offset']).toBe('0');
});

test('refuses a piece from another offset, and takes it from the right one (CP-PATCH-005, SCN-ERROR-001)', async () => {
  const { owner } = shared();
  const url = await newUpload(owner, { length: 10 });
  await sendPiece(owner, url, 0, '012');
  for (const offset of [0, 2, 4, 10]) expect((await sendPiece(owner, url, offset, '3')).statusCode).toBe(409);
  expect((await askOffset(owner, url)).headers['upload-offset']).toBe('3');
  expect((await sendPiece(owner, url, 3, '3456789')).statusCode).toBe(204);
  // It is complete (OPT-COMP-001).
  expect((await sendPiece(owner, url, 0, '0')).statusCode).toBe(409);
  expect((await sendPiece(owner, url, 10, 'x')).statusCode).toBe(413);
});

test('refuses more bytes than were announced (CP-PATCH-010)', async () => {
  const { owner } = shared();
  const url = await newUpload(owner, { length: 10 });
  expect((await sendPiece(owner, url, 0, '0123456789+')).statusCode).toBe(413);
  expect((await askOffset(owner, url)).headers['upload-offset']).toBe('0');
});

test('refuses a length that is none, or comes later (OPT-STORE-002, no creation-defer-length)', async () => {
  const { owner } = shared();
  for (const headers of [
    {},
    { 'upload-length': '-5' },
    { 'upload-length': 'many' },
    { 'upload-length': '1e3' },
    { 'upload-defer-length': '1' },
  ]) {
    const metadata = encodeMetadata({ kind: 'audio' });
    const response = await owner.send({
      method: 'POST',
      url: apiPaths.files,
      headers: { ...tus, 'upload-metadata': metadata, ...headers },
    });
    expect([headers, response.statusCode]).toEqual([headers, 400]);
  }
  const url = await newUpload(owner, { length: 10 });
  expect((await sendPiece(owner, url, 0, 'x', { 'upload-length': '20' })).statusCode).toBe(400);
});

test('refuses metadata that cannot be read (EXT-CREATE-005, 006, OPT-META-001, 002, 005)', async () => {
  const { owner } = shared();
  for (const metadata of ['kind YXVkaW8', 'kind %%%%', 'kind YXVkaW8=,kind YXVkaW8=', ' YXVkaW8=', 'kind a b'])
    expect((await createUpload(owner, { length: 10 }, { 'upload-metadata': metadata })).statusCode).toBe(400);
  // An empty value is fine (OPT-META-003).
  const empty = `${encodeMetadata({ kind: 'audio' })},filename`;
  expect((await createUpload(owner, { length: 10 }, { 'upload-metadata': empty })).statusCode).toBe(201);
});

test('deletes an upload, complete or not (EXT-TERM)', async () => {
  const { owner } = shared();
  for (const content of ['012', '0123456789']) {
    const url = await newUpload(owner, { length: 10 });
    await sendPiece(owner, url, 0, content);
    const terminate = () => owner.send({ method: 'DELETE', url, headers: tus });
    expect((await terminate()).statusCode).toBe(204);
    expect((await askOffset(owner, url)).statusCode).toBe(404);
    expect((await sendPiece(owner, url, 3, '3')).statusCode).toBe(404);
    expect((await terminate()).statusCode).toBe(404);
  }
});

test('knows nothing of an upload that never was (CP-HEAD-005, CP-PATCH-008, EXT-TERM-004)', async () => {
  const { owner } = shared();
  for (const id of ['0'.repeat(32), 'x', '..%2f..%2fmarquee.sqlite', '1']) {
    const url = `${apiPaths.files}/${id}`;
    expect((await askOffset(owner, url)).statusCode).toBe(404);
    expect((await sendPiece(owner, url, 0, 'x')).statusCode).toBe(404);
    expect((await owner.send({ method: 'DELETE', url, headers: tus })).statusCode).toBe(404);
  }
});

test('of pieces for the same place it stores one (OPT-CONC-001)', async () => {
  const { owner } = shared();
  const url = await newUpload(owner, { length: 10 });
  const sent = await Promise.all(['aaaaa', 'bbbbb', 'ccccc'].map((piece) => sendPiece(owner, url, 0, piece)));
  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toContain(204);
  expect((await askOffset(owner, url)).headers['upload-offset']).toBe('5');
  expect((await sendPiece(owner, url, 5, '56789')).statusCode).toBe(204);
});
