import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { DemoState } from '#shared/demo.schema.ts';
import type { Message } from '#shared/messages.schema.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { fillSite } from '#tests/support/fill-site.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-demo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const stateFor = async (visitor: Visitor) => (await visitor.get('/api/demo')).json<DemoState>();

async function untilDone(visitor: Visitor, parts: number): Promise<void> {
  const done = async () => (await stateFor(visitor)).done;
  await expect.poll(done, { timeout: 60_000 }).toBeGreaterThanOrEqual(parts);
}

async function untilState(visitor: Visitor, state: DemoState['state']): Promise<void> {
  await expect.poll(async () => (await stateFor(visitor)).state, { timeout: 60_000 }).toBe(state);
}

it('is offered to an empty site, and never mixed into what is there', async () => {
  const folder = await temporaryFolder();
  await fillSite(folder, { photos: 1 });
  const site = await makeSite({ dataDir: folder });
  const owner = await makeOwner(site);
  expect((await stateFor(owner)).state).toBe('none');
  const refused = await owner.post('/api/demo');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message:
      'The demo fills an empty site, and this one has songs, videos or photos already. “npm run demo” shows it beside yours.',
  });
  expect((await owner.delete('/api/demo')).statusCode).toBe(404);

  const empty = await makeSite();
  const newOwner = await makeOwner(empty);
  expect(await stateFor(newOwner)).toEqual({ state: 'offered', done: 0, total: 0 });
  const begun = await newOwner.post('/api/demo');
  expect(begun.statusCode).toBe(202);
  expect(begun.json()).toMatchObject({ state: 'filling', done: 0 });
  expect((await newOwner.post('/api/demo')).statusCode).toBe(409);
});

it('is not offered where nothing can write its songs', async () => {
  const site = await makeSite({ environment: { FFMPEG_WORKER: 'off' } });
  const owner = await makeOwner(site);
  expect((await stateFor(owner)).state).toBe('none');
  expect((await owner.post('/api/demo')).statusCode).toBe(409);
});

it('goes on after a restart, and goes with everything it brought and nothing else', async () => {
  const folder = await temporaryFolder();
  const before = await makeSite({ dataDir: folder, runsJobs: true });
  const first = await makeOwner(before);
  await first.post('/api/settings', { key: 'artist_tagline', value: 'Mine' });
  await first.post('/api/demo');
  await untilDone(first, 2);
  await before.close();

  const site = await makeSite({ dataDir: folder, runsJobs: true });
  const owner = site.visitor();
  for (const [name, value] of first.cookies) owner.cookies.set(name, value);
  await untilDone(owner, 4);
  const tracks = (await owner.get('/api/tracks')).json<Track[]>();
  expect(new Set(tracks.map(({ title }) => title)).size).toBe(tracks.length);
  expect((await owner.get('/api/artist')).json()).toMatchObject({ name: 'Ines Valdemar', tagline: 'Mine' });

  const [changed] = tracks;
  const change = { title: 'My own song', version: changed?.version };
  expect((await owner.put(`/api/tracks/${changed?.id}`, change)).statusCode).toBe(200);
  const letter = {
    name: 'A real fan',
    email: 'fan@example.com',
    subject: 'Hello',
    message: 'I am no demo at all.',
  };
  expect((await site.visitor().post('/api/contact', letter)).statusCode).toBe(201);

  expect((await owner.delete('/api/demo')).json()).toMatchObject({ state: 'removing' });
  await untilState(owner, 'offered');
  expect((await owner.get('/api/tracks')).json()).toEqual([]);
  expect((await owner.get('/api/bin')).json()).toMatchObject([{ kind: 'tracks', title: 'My own song' }]);
  expect((await owner.get('/api/messages')).json<Message[]>().map(({ name }) => name)).toEqual([
    'A real fan',
  ]);
  expect((await owner.get('/api/artist')).json()).toMatchObject({ name: 'Billy', tagline: 'Mine' });
});
