import { expect, test, vi } from 'vitest';
import { formOf, makeTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite, owner as credentials, type Visitor } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

async function uploadSong(visitor: Visitor, key: string, title = 'Once') {
  return visitor.send({
    method: 'POST',
    url: '/api/tracks',
    headers: { 'idempotency-key': key },
    payload: await formOf({ title }, { audioFile: 'tone.mp3' }),
  });
}

async function ownedSite() {
  const site = await makeSite();
  return { site, owner: await makeOwner(site) };
}

test('an upload that is sent again answers with the first result and stores nothing', async () => {
  const { site, owner } = await ownedSite();
  const first = await uploadSong(owner, 'a-key');
  const files = await storedFiles(site);
  const again = await uploadSong(owner, 'a-key', 'Another title');
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect((await owner.get('/api/tracks')).json()).toHaveLength(1);
  // What arrived is removed after the answer.
  await vi.waitFor(async () => expect(await storedFiles(site)).toEqual(files));
});

test('ten of the same upload at once make one track', async () => {
  const { site, owner } = await ownedSite();
  const responses = await Promise.all(Array.from({ length: 10 }, () => uploadSong(owner, 'a-key')));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect((await owner.get('/api/tracks')).json()).toHaveLength(1);
  await site.jobs.idle();
  expect(Object.keys(await storedFiles(site))).toHaveLength(1);
});

test('two instances over one database make one track', async () => {
  const { site, owner } = await ownedSite();
  const second = await makeSite({ dataDir: site.folder });
  const elsewhere = second.visitor();
  await elsewhere.post('/api/login', credentials);
  const responses = await Promise.all([uploadSong(owner, 'a-key'), uploadSong(elsewhere, 'a-key')]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(responses[0].json()).toEqual(responses[1].json());
  expect((await owner.get('/api/tracks')).json()).toHaveLength(1);
});

test('an upload that was refused can be sent again under its key', async () => {
  const { owner } = await ownedSite();
  expect((await uploadSong(owner, 'a-key', 'x')).statusCode).toBe(400);
  expect((await uploadSong(owner, 'a-key')).statusCode).toBe(201);
});

test('another key, or none, is another upload', async () => {
  const { owner } = await ownedSite();
  await uploadSong(owner, 'a-key');
  await uploadSong(owner, 'b-key');
  await makeTrack(owner);
  await makeTrack(owner);
  expect((await owner.get('/api/tracks')).json()).toHaveLength(4);
});

test('one key for a song, a release, a video and a photo makes one of each', async () => {
  const { owner } = await ownedSite();
  const uploads: [url: string, form: Parameters<typeof formOf>][] = [
    ['/api/tracks', [{ title: 'Song' }, { audioFile: 'tone.mp3' }]],
    ['/api/releases', [{ title: 'Release' }]],
    ['/api/videos', [{ title: 'Video', embedUrl: 'https://vimeo.com/1' }]],
    ['/api/about/images', [{ title: 'Photo' }, { aboutImage: 'picture.jpg' }]],
  ];
  for (const round of ['first', 'again']) {
    for (const [url, form] of uploads) {
      const headers = { 'idempotency-key': 'a-key' };
      const response = await owner.send({ method: 'POST', url, headers, payload: await formOf(...form) });
      expect([round, url, response.statusCode, response.json()]).toEqual([
        round,
        url,
        201,
        expect.objectContaining({ id: 1, title: form[0]?.['title'] }),
      ]);
    }
  }
});

test.each([' ', 'with space', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  const { owner } = await ownedSite();
  const response = await uploadSong(owner, key);
  expect(response.statusCode).toBe(400);
  expect(response.json<{ message: string }>().message).toBe(
    'Idempotency-Key must be 1 to 200 plain characters',
  );
});
