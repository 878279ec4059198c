import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Stream } from '#shared/media/streams.schema.ts';
import type { Conversions } from '#server/media/conversions.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import {
  formOf,
  insertRelease,
  insertTrack,
  insertVideo,
  makeTrack,
  upload,
  type Upload,
} from '#tests/support/factories.ts';
import { countSamples } from '#tests/support/media/count-samples.ts';
import { mediaFixture } from '#tests/support/media/fixtures.ts';
import { makeSine, makeWav } from '#tests/support/media/wav.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

vi.setConfig({ testTimeout: 120_000 });

async function ownedSite(environment: Record<string, string> = {}) {
  const site = await makeSite({ environment });
  return { site, owner: await makeOwner(site) };
}

const read = async (visitor: Visitor, { id }: Pick<Track, 'id'>) =>
  (await visitor.get(`/api/tracks/${id}`)).json<Track>();

/** The track once everything that its upload needs is done. */
async function converted(site: Site, owner: Visitor, audioFile: Upload): Promise<Track> {
  const track = await makeTrack(owner, { audioFile });
  expect(track).toMatchObject({ streams: [], loudness: null });
  await site.jobs.idle();
  return read(owner, track);
}

const bytesAt = async (visitor: Visitor, { url }: Stream) => (await visitor.get(url)).rawPayload;

const types = ['audio/mp4; codecs="mp4a.40.2"', 'audio/webm; codecs="opus"'];

test.each(['tone-24-bit.wav', 'tone.aiff', 'tone-lossless.m4a', 'tone.wv', 'tone.flac', 'tone.ogg'] as const)(
  '%s gets AAC and Opus of exactly its length, for everybody',
  async (name) => {
    const { site, owner } = await ownedSite();
    const track = await converted(site, owner, name);
    const original = await countSamples(await readFile(await mediaFixture(name)));
    const visitor = site.visitor();
    expect(track.streams.map(({ type }) => type)).toEqual(types);
    expect(await read(visitor, track)).toMatchObject({ streams: track.streams, loudness: track.loudness });
    const [listed] = (await visitor.get('/api/tracks')).json<Track[]>();
    expect(listed?.streams).toEqual(track.streams);

    for (const stream of track.streams) {
      const { headers } = await visitor.get(stream.url);
      expect(headers).toMatchObject({
        'content-type': stream.type.split(';')[0],
        'content-length': String(stream.bytes),
        'accept-ranges': 'bytes',
      });
      const part = await visitor.send({ method: 'GET', url: stream.url, headers: { range: 'bytes=0-99' } });
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
      const { samples, rate } = await countSamples(await bytesAt(visitor, stream));
      expect(samples).toBe(Math.ceil((original.samples * rate) / original.rate));
    }
    const [aac, opus] = track.streams;
    expect(Math.abs((aac?.bitrate ?? 0) - 160_000)).toBeLessThan(16_000);
    expect(Math.abs((opus?.bitrate ?? 0) - 112_000)).toBeLessThan(11_200);
    expect((await visitor.get(track.audioFile)).rawPayload).toEqual(await readFile(await mediaFixture(name)));
  },
);

test('AAC begins with its index, and Opus with its cues, so that playback starts with the first bytes', async () => {
  const { site, owner } = await ownedSite();
  const [aac, opus] = (await converted(site, owner, 'tone.wav')).streams;
  const mp4 = await bytesAt(owner, aac as Stream);
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  const webm = await bytesAt(owner, opus as Stream);
  const [cues, cluster] = ['1c53bb6b', '1f43b675'].map((id) => webm.indexOf(Buffer.from(id, 'hex')));
  expect(cues).toBeGreaterThan(0);
  expect(cues).toBeLessThan(cluster ?? 0);
});

test.each(['tone.mp3', 'tone.m4a'] as const)(
  '%s is small and plays everywhere: it is only measured',
  async (name) => {
    const { site, owner } = await ownedSite();
    const files = await storedFiles(site);
    const track = await converted(site, owner, name);
    expect(track.streams).toEqual([]);
    expect(track.loudness?.integrated).toBeLessThan(-5);
    expect(Object.keys(await storedFiles(site))).toHaveLength(Object.keys(files).length + 1);
  },
);

// As many samples as were encoded, in whole frames.
test.each([
  ['tone.mp3', 115 * 1152],
  ['tone.m4a', 130 * 1024],
] as const)(
  '%s gets Opus of exactly its length once it is on a release, and keeps it',
  async (name, recorded) => {
    const { site, owner } = await ownedSite();
    const track = await converted(site, owner, name);
    const created = await owner.send({
      method: 'POST',
      url: '/api/releases',
      payload: await formOf({
        title: 'An album',
        releaseType: 'album',
        trackIds: JSON.stringify([track.id]),
      }),
    });
    const release = created.json<ReleaseDetails>();
    await site.jobs.idle();
    const { streams, loudness } = await read(owner, track);
    expect(streams.map(({ type }) => type)).toEqual(types.slice(1));
    expect(loudness).toEqual(track.loudness);
    const { samples, rate } = await countSamples(await bytesAt(site.visitor(), streams[0] as Stream));
    expect(samples).toBe(Math.ceil((recorded * rate) / 44_100));

    await owner.put(`/api/releases/${release.id}`, { version: release.version, trackIds: [] });
    await site.jobs.idle();
    expect((await read(owner, track)).streams).toEqual(streams);
  },
);

test('a song that is put on a release while it is converted gets its stream too', async () => {
  const { site, owner } = await ownedSite();
  const track = await makeTrack(owner, { audioFile: 'tone.mp3' });
  const { track: convert } = site.conversions as Conversions;
  const converting = vi.spyOn(site.conversions as Conversions, 'track').mockImplementation(async (...job) => {
    if (converting.mock.calls.length === 1) await insertRelease(site, { tracks: [track] });
    return convert(...job);
  });
  await site.jobs.idle();
  expect((await read(owner, track)).streams).toHaveLength(1);
  expect(converting).toHaveBeenCalledTimes(2);
});

test.each([
  // EBU Tech 3341, cases 1 and 2: a stereo sine of 1 kHz, whose peak is its loudness.
  { level: -23, channels: 2, rate: 48_000, expected: { integrated: -23, peak: -23 } },
  { level: -33, channels: 2, rate: 44_100, expected: { integrated: -33, peak: -33 } },
  // Two speakers play it.
  { level: -23, channels: 1, rate: 48_000, expected: { integrated: -23, peak: -23 } },
])('a sine of $level dB in $channels channels at $rate Hz is as loud as it is', async (sine) => {
  const { site, owner } = await ownedSite();
  const bytes = makeSine({ ...sine, seconds: 6 });
  const { loudness } = await converted(site, owner, { name: 'sine.wav', bytes });
  expect(loudness?.integrated).toBeCloseTo(sine.expected.integrated, 0);
  expect(loudness?.peak).toBeCloseTo(sine.expected.peak, 0);
});

test('silence, six channels at 96 kHz, and a twentieth of a second are converted too', async () => {
  const { site, owner } = await ownedSite();
  const silence = makeWav({ rate: 44_100, channels: 2, samples: 44_100, at: () => 0 });
  const quiet = await converted(site, owner, { name: 'silence.wav', bytes: silence });
  expect(quiet.loudness).toEqual({ integrated: -70, peak: -120 });

  const tone = (frequency: number) => (index: number) => Math.sin((2 * Math.PI * frequency * index) / 96_000);
  const six = makeWav({ rate: 96_000, channels: 6, samples: 96_000, at: tone(440) });
  const mixed = await converted(site, owner, { name: 'six.wav', bytes: six });
  expect(mixed.loudness?.peak).toBeLessThanOrEqual(0.5);
  for (const stream of mixed.streams) {
    const { samples, rate, channels } = await countSamples(await bytesAt(owner, stream));
    expect({ samples, rate, channels }).toEqual({ samples: 48_000, rate: 48_000, channels: 2 });
  }

  const short = makeWav({ rate: 44_100, channels: 1, samples: 2_000, at: tone(440) });
  const click = await converted(site, owner, { name: 'click.wav', bytes: short });
  const lengths: number[] = [];
  for (const stream of click.streams)
    lengths.push((await countSamples(await bytesAt(owner, stream))).samples);
  expect(lengths).toEqual([2_000, 2_177]);
});

test('a replaced recording gets new streams, and nothing of the old ones stays', async () => {
  const { site, owner } = await ownedSite();
  const before = await converted(site, owner, 'tone.wav');
  const response = await upload(owner, `/api/tracks/${before.id}`, {}, { audioFile: 'tone.aiff' }, 'PUT');
  expect(response.json()).toMatchObject({ streams: [], loudness: null });
  await site.jobs.idle();
  const after = await read(owner, before);
  expect(after.streams).toHaveLength(2);
  for (const { url } of before.streams) expect((await owner.get(url)).statusCode).toBe(404);
  expect(Object.keys(await storedFiles(site))).toHaveLength(3);
});

test('the bin keeps the streams, and what is deleted for good leaves none', async () => {
  const { site, owner } = await ownedSite();
  const track = await converted(site, owner, 'tone.wav');
  await owner.delete(`/api/tracks/${track.id}`);
  for (const { url } of track.streams) expect((await site.visitor().get(url)).statusCode).toBe(404);
  await owner.send({ method: 'POST', url: `/api/bin/tracks/${track.id}/restore` });
  await site.jobs.idle();
  expect((await read(site.visitor(), track)).streams).toEqual(track.streams);

  await owner.delete(`/api/tracks/${track.id}`);
  await owner.delete(`/api/bin/tracks/${track.id}`);
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual({});
});

test('a track that came out of the bin before its turn is converted', async () => {
  const { site, owner } = await ownedSite();
  const track = await makeTrack(owner, { audioFile: 'tone.wav' });
  await owner.delete(`/api/tracks/${track.id}`);
  await site.jobs.idle();
  expect(Object.keys(await storedFiles(site))).toHaveLength(1);
  await owner.send({ method: 'POST', url: `/api/bin/tracks/${track.id}/restore` });
  await site.jobs.idle();
  expect((await read(owner, track)).streams).toHaveLength(2);
});

test('the streams of a draft are for its owner, and nobody saves those of a song that is only played', async () => {
  const { site, owner } = await ownedSite();
  const draft = await makeTrack(owner, { audioFile: 'tone.wav', visibility: 'draft' });
  await site.jobs.idle();
  const [{ url }] = (await read(owner, draft)).streams as [Stream];
  const { statusCode, headers } = await owner.get(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await site.visitor().get(url)).statusCode).toBe(404);

  const fields = { visibility: 'published', downloadable: 'false' };
  await upload(owner, `/api/tracks/${draft.id}`, fields, {}, 'PUT');
  expect((await site.visitor().get(url)).statusCode).toBe(200);
  expect((await site.visitor().get(`${url}?download`)).statusCode).toBe(403);
});

test('the owner sees what waits and why something could not be converted; nobody else does', async () => {
  const { site, owner } = await ownedSite({ LOG_LEVEL: 'silent' });
  const good = await makeTrack(owner, { title: 'Good', audioFile: 'tone.wav' });
  expect((await owner.get('/api/conversions')).json()).toEqual({
    conversions: [{ kind: 'track', id: good.id, title: 'Good', state: 'waiting', done: 0, reason: null }],
  });
  await site.jobs.idle();
  expect((await owner.get('/api/conversions')).json()).toEqual({ conversions: [] });

  const broken = await makeTrack(owner, { title: 'Broken', audioFile: 'tone.wav' });
  const path = site.media.incomingPath();
  await site.media.write(path, [Buffer.from('no song')]);
  await site.media.save(path, broken.audioFile.slice('/uploads/'.length));
  await site.jobs.idle();
  expect((await owner.get('/api/conversions')).json()).toEqual({
    conversions: [
      {
        kind: 'track',
        id: broken.id,
        title: 'Broken',
        state: 'failed',
        done: 0,
        reason:
          'Audio file could not be read. It may be damaged or incomplete. Please export it again, or choose another one.',
      },
    ],
  });
  expect((await read(owner, broken)).streams).toEqual([]);
  expect((await site.visitor().get('/api/conversions')).statusCode).toBe(401);

  await upload(owner, `/api/tracks/${broken.id}`, {}, { audioFile: 'tone.wav' }, 'PUT');
  await site.jobs.idle();
  expect((await owner.get('/api/conversions')).json()).toEqual({ conversions: [] });
});

test('of very many that wait, the owner sees what was given up, and the newest', async () => {
  const { site, owner } = await ownedSite();
  for (let number = 0; number <= 100; number += 1) {
    await insertTrack(site, { title: `Song ${number}`, audioFile: `/uploads/${number}.mp3` });
    await enqueueJob(site.database, 'trackStreams', `${number}.mp3`, '2024-01-01');
  }
  await site.database.updateTable('jobs').set({ notBefore: null }).where('subject', '=', '0.mp3').execute();
  await insertVideo(site, { title: 'New', embedUrl: null, videoFile: '/uploads/new.mp4' });
  await enqueueJob(site.database, 'videoStreams', 'new.mp4', '2024-01-02');
  const { conversions } = (await owner.get('/api/conversions')).json();
  expect(conversions).toHaveLength(100);
  expect(conversions.slice(0, 2)).toMatchObject([
    { title: 'Song 0', state: 'failed' },
    { title: 'New', state: 'waiting' },
  ]);
});

test('a stream that was lost is made again by the daily sweep', async () => {
  const { site, owner } = await ownedSite();
  const track = await converted(site, owner, 'tone.wav');
  const [{ url, bytes }] = track.streams as [Stream];
  await site.media.discard(url.slice('/uploads/'.length));
  await site.database
    .updateTable('jobs')
    .set({ notBefore: '2000-01-01' })
    .where('kind', '=', 'sweep')
    .execute();
  await site.jobs.idle();
  await site.jobs.idle();
  expect((await owner.get(url)).rawPayload).toHaveLength(bytes);
  expect((await read(owner, track)).streams).toEqual(track.streams);
});
