import { expect, test, vi } from 'vitest';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { makeTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

vi.setConfig({ testTimeout: 300_000 });

const read = async (visitor: Visitor, { id }: Pick<Track, 'id'>) =>
  (await visitor.get(`/api/tracks/${id}`)).json<Track>();

test('streams are made once, served, and removed with their song', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const made = await makeTrack(owner, { audioFile: 'tone.aiff' });
  const waiting = { kind: 'track', id: made.id, title: made.title, state: 'waiting', done: 0, reason: null };
  expect((await owner.get('/api/conversions')).json()).toEqual({ conversions: [waiting] });
  await site.jobs.idle();
  const track = await read(site.visitor(), made);
  expect(track.version).toBe(made.version);
  expect(track.loudness?.integrated).toBeLessThan(0);
  for (const { url, bytes, type } of track.streams) {
    const { headers, rawPayload } = await site.visitor().get(url);
    expect([rawPayload.length, headers['content-type']]).toEqual([bytes, type.split(';')[0]]);
  }

  const files = await storedFiles(site);
  expect(Object.keys(files)).toHaveLength(3);
  const name = made.audioFile.slice('/uploads/'.length);
  const madeAt = (await site.media.open(name.replace('.aiff', '-aac.m4a')))?.modifiedAt;
  await enqueueJob(site.database, 'trackStreams', name);
  await site.jobs.idle();
  expect((await site.media.open(name.replace('.aiff', '-aac.m4a')))?.modifiedAt).toEqual(madeAt);
  expect(await site.database.selectFrom('conversions').selectAll().execute()).toEqual([]);

  await owner.delete(`/api/tracks/${made.id}`);
  await owner.delete(`/api/bin/tracks/${made.id}`);
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual({});
});

test('streams that cannot be recorded leave no file', async () => {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  const track = await makeTrack(owner, { audioFile: 'tone.wav' });
  const files = await storedFiles(site);
  const save = site.media.save.bind(site.media);
  vi.spyOn(site.media, 'save').mockImplementation(async (path, name) => {
    if (name.endsWith('-opus.weba')) throw new Error('The store went away');
    await save(path, name);
  });
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual(files);
  expect((await read(owner, track)).streams).toEqual([]);
  expect((await owner.get('/api/conversions')).json()).toMatchObject({
    conversions: [{ id: track.id, state: 'waiting' }],
  });

  vi.restoreAllMocks();
  await enqueueJob(site.database, 'trackStreams', track.audioFile.slice('/uploads/'.length));
  await site.jobs.idle();
  expect((await read(owner, track)).streams).toHaveLength(2);
});
