import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { formOf, upload } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { askOffset, idIn, newUpload, sendAhead, sendPiece, tus } from '#tests/support/network/tus.ts';
import { makeOwner, makeSite, owner as credentials } from '#tests/support/site.ts';

async function twoAccounts() {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const second = { username: 'nina', password: 'another horse', currentPassword: credentials.password };
  expect((await owner.post('/api/register', second)).statusCode).toBe(201);
  const other = site.visitor();
  await other.post('/api/login', second);
  return { site, owner, other };
}

test('is unknown to another account', async () => {
  const { owner, other } = await twoAccounts();
  const url = await newUpload(owner, { length: 4 });
  await sendPiece(owner, url, 0, '0123');
  expect((await askOffset(other, url)).statusCode).toBe(404);
  expect((await sendPiece(other, url, 4, '')).statusCode).toBe(404);
  expect((await other.send({ method: 'DELETE', url, headers: tus })).statusCode).toBe(404);
  expect((await other.get(apiPaths.files)).json().uploads).toEqual([]);
  const used = await upload(other, '/api/tracks', { title: 'Mine', audioUpload: idIn(url) });
  expect(used.json().fields).toEqual({ audioUpload: expect.stringContaining('no longer here') });
  expect((await askOffset(owner, url)).statusCode).toBe(200);
});

test.each(['?x=/', '%2F', ';/'])('is not reached through an address with %s in it', async (between) => {
  const { owner, other } = await twoAccounts();
  const theirs = await newUpload(owner, { length: 4 });
  await sendPiece(owner, theirs, 0, '01');
  const mine = await newUpload(other, { length: 4 });
  const both = mine + between + idIn(theirs);
  expect((await askOffset(other, both)).headers['upload-offset']).not.toBe('2');
  await sendPiece(other, both, 2, 'xx');
  await other.send({ method: 'DELETE', url: both, headers: tus });
  expect((await askOffset(owner, theirs)).headers['upload-offset']).toBe('2');
});

test('is not deleted by a form of another account that was stored before', async () => {
  const { owner, other } = await twoAccounts();
  const theirs = await newUpload(owner, { length: 4 });
  await sendPiece(owner, theirs, 0, '0123');
  const mine = () => sendAhead(other, mp3, 'audio');
  const mp3 = await bytesOf('tone.mp3');
  const send = async (fields: Record<string, string>) =>
    other.send({
      method: 'POST',
      url: '/api/tracks',
      headers: { 'idempotency-key': 'a-key' },
      payload: await formOf({ title: 'Mine', ...fields }),
    });
  const first = await send({ audioUpload: await mine() });
  const again = await send({ audioUpload: idIn(theirs), coverUpload: await mine() });
  expect(again.json()).toEqual(first.json());
  // They are deleted after the answer, one after the other.
  await vi.waitFor(async () => expect((await other.get(apiPaths.files)).json().uploads).toEqual([]));
  expect((await askOffset(owner, theirs)).headers['upload-offset']).toBe('4');
});
