import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { rgbaToThumbHash } from 'thumbhash';
import { expect, onTestFinished, test } from 'vitest';
import { lastMigrationOf, migrate } from '#server/storage/database/migrations/migrate.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import type { TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import type { VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { makeFolder, onlyIn } from '#tests/support/commands/backups.ts';
import { readList, readToEnd } from '#tests/support/content/lists.ts';
import { insertTrack, insertVideo } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { move } from '#tests/support/commands/moving.ts';
import { runProgram } from '#tests/support/processes.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

type RawDatabase = InstanceType<typeof DatabaseSync>;

/** A data folder as the first version left it, which knew neither searching nor sorting. */
const folderOfTheFirstVersion = (fill: (database: RawDatabase) => void) =>
  folderOfVersion('001-first-tables', fill);

async function folderOfVersion(last: string, fill: (database: RawDatabase) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-older-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'marquee.sqlite');
  const database = openSqlite(file);
  await migrate(database, last);
  await database.destroy();
  const raw = new DatabaseSync(file);
  raw.exec('begin');
  fill(raw);
  raw.exec('commit');
  raw.close();
  return folder;
}

test('what older versions stored is found, sorted and counted like everything else', async () => {
  const dataDir = await folderOfTheFirstVersion((database) => {
    const track = database.prepare(
      `insert into tracks (title, release_type, description, audio_file, peaks, upload_date)
       values (?, 'ep', ?, '/uploads/a.mp3', '[]', '2024-01-01')`,
    );
    for (let number = 1; number <= 1_001; number += 1) track.run(`Song ${number}`, null);
    track.run('Über', 'Written at night');
    const video = database.prepare(
      `insert into videos (title, video_type, video_file, thumbnail, embed_url, upload_date)
       values (?, 'musicVideo', ?, ?, ?, '2024-01-01')`,
    );
    video.run('Needs one', '/uploads/a.mp4', null, null);
    video.run('Has one', '/uploads/b.mp4', '/uploads/b.jpg', null);
    video.run('Elsewhere', null, null, 'https://youtu.be/dQw4w9WgXcQ');
    database.exec(
      `insert into about_images (title, photographer, location, image_path, upload_date)
       values ('Åse', 'Zoë', null, '/uploads/a.jpg', '2024-01-01'),
              ('Stage', null, 'Berlin', '/uploads/b.jpg', '2024-01-02')`,
    );
    database.exec(
      `insert into messages (name, email, subject, message, read, created_at)
       values ('Émile', 'e@example.com', 'Hello', 'It was wonderful', 1, '2024-01-01'),
              ('ada', 'a@example.com', 'Hi there', 'Thank you so much', 0, '2024-01-02')`,
    );
  });
  const site = await makeSite({ dataDir });
  const owner = await makeOwner(site);
  const titles = async (address: string) =>
    (await readToEnd<{ id: number; title: string; name: string }>(owner, address)).map(
      ({ title, name }) => title ?? name,
    );

  expect((await readList(owner, '/api/tracks?limit=5')).total).toBe(1_002);
  expect(await titles('/api/tracks?q=uber')).toEqual(['Über']);
  expect(await titles('/api/tracks?q=at+night')).toEqual(['Über']);
  expect(await titles('/api/tracks?q=song+1001')).toEqual(['Song 1001']);
  const inOrder = Array.from({ length: 1_001 }, (_, place) => `Song ${place + 1}`);
  expect(await titles('/api/tracks?limit=100&sort=title')).toEqual([...inOrder, 'Über']);
  expect(await titles('/api/videos?sort=thumbnail')).toEqual(['Has one', 'Elsewhere', 'Needs one']);
  expect(await titles('/api/videos?q=music+video')).toHaveLength(3);
  expect(await titles('/api/about/images?q=ase')).toEqual(['Åse']);
  expect(await titles('/api/about/images?sort=photographer')).toEqual(['Stage', 'Åse']);
  expect(await titles('/api/about/images?sort=location')).toEqual(['Åse', 'Stage']);
  expect(await titles('/api/messages?sort=name')).toEqual(['ada', 'Émile']);
  expect(await titles('/api/messages?q=wonderful')).toEqual(['Émile']);
  expect((await owner.get('/api/messages/unread')).json()).toEqual({ unread: 1 });

  // What is changed or deleted leaves the search as well.
  await owner.put('/api/tracks/1002', { title: 'Under' });
  expect(await titles('/api/tracks?q=uber')).toEqual([]);
  await owner.delete('/api/messages/1');
  expect(await titles('/api/messages?q=wonderful')).toEqual([]);
});

test('what older versions were still to make becomes jobs, once for each file', async () => {
  const folder = await folderOfTheFirstVersion((database) => {
    database.exec(
      `insert into tracks (title, release_type, audio_file, peaks, upload_date)
       values ('Drawn', 'ep', '/uploads/drawn.mp3', '[]', '2024-01-01'),
              ('Bare', 'ep', '/uploads/bare.mp3', null, '2024-01-01'),
              ('Twin', 'ep', '/uploads/bare.mp3', null, '2024-01-01'),
              ('Elsewhere', 'ep', '/api/uploads/old.mp3', null, '2024-01-01')`,
    );
    database.exec(
      `insert into videos (title, video_type, video_file, thumbnail, embed_url, upload_date)
       values ('Bare', 'comedy', '/uploads/bare.mp4', null, null, '2024-01-01'),
              ('Shown', 'comedy', '/uploads/shown.mp4', '/uploads/shown.jpg', null, '2024-01-01'),
              ('Embedded', 'comedy', null, null, 'https://youtu.be/dQw4w9WgXcQ', '2024-01-01')`,
    );
  });
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  await migrate(database);
  const columns = ['kind', 'subject', 'attempts'] as const;
  const jobs = await database.selectFrom('jobs').select(columns).orderBy('kind').orderBy('subject').execute();
  expect(jobs).toEqual([
    { kind: 'duration', subject: 'bare.mp4', attempts: 0 },
    { kind: 'duration', subject: 'shown.mp4', attempts: 0 },
    { kind: 'thumbnail', subject: 'bare.mp4', attempts: 0 },
    { kind: 'trackStreams', subject: 'bare.mp3', attempts: 0 },
    { kind: 'trackStreams', subject: 'drawn.mp3', attempts: 0 },
    { kind: 'videoStreams', subject: 'bare.mp4', attempts: 0 },
    { kind: 'videoStreams', subject: 'shown.mp4', attempts: 0 },
    { kind: 'waveform', subject: 'bare.mp3', attempts: 0 },
  ]);
  await database.destroy();
});

test('videos of a version that did not measure them get their length, without counting as an edit', async () => {
  const [kept, lost] = ['a', 'b'].map((letter) => `${letter.repeat(32)}.mp4`);
  const dataDir = await folderOfVersion('011-songs-follow-releases', (database) => {
    const video = database.prepare(
      `insert into videos (title, video_type, video_file, thumbnail, embed_url, upload_date, title_key, search_text)
       values (?, 'comedy', ?, '/uploads/a.jpg', ?, '2024-01-01', '', '')`,
    );
    video.run('Clip', `/uploads/${kept}`, null);
    video.run('Lost', `/uploads/${lost}`, null);
    video.run('Elsewhere', null, 'https://youtu.be/dQw4w9WgXcQ');
  });
  await mkdir(join(dataDir, 'uploads'));
  await writeFile(join(dataDir, 'uploads', kept ?? ''), await bytesOf('clip.mp4'));
  const site = await makeSite({ dataDir });
  await site.jobs.idle();
  const read = async (id: number) => (await site.visitor().get(`/api/videos/${id}`)).json<VideoDetails>();
  expect(await read(1)).toMatchObject({
    title: 'Clip',
    version: 1,
    description: null,
    credits: null,
    links: [],
  });
  expect((await read(1)).duration).toBeCloseTo(4, 0);
  expect([(await read(2)).duration, (await read(3)).duration]).toEqual([null, null]);
});

test('covers of a version without tints get that of their thumbhash', async () => {
  const pixels = new Uint8Array(Array.from({ length: 64 }, () => [20, 60, 200, 255]).flat());
  const thumbhash = Buffer.from(rgbaToThumbHash(8, 8, pixels)).toString('base64');
  const sky = { width: 8, height: 8, animated: false, thumbhash, focus: { x: 0.2, y: 0.3 } };
  const dataDir = await folderOfVersion('012-words-of-videos', (database) => {
    const track = database.prepare(
      `insert into tracks (title, release_type, audio_file, cover_art, cover_picture, upload_date, date_key, title_key,
         search_text)
       values (?, 'ep', '/uploads/a.mp3', '/uploads/a.jpg', ?, '2024-01-01', '', '', '')`,
    );
    track.run('Sky', JSON.stringify(sky));
    track.run('Never measured', null);
    track.run('Unknown', JSON.stringify({ ...sky, thumbhash: null }));
  });
  const site = await makeSite({ dataDir });
  const read = async (id: number) => (await site.visitor().get(`/api/tracks/${id}`)).json<TrackDetails>();
  expect((await read(1)).coverPicture).toEqual({
    ...sky,
    tint: { hue: expect.closeTo(265, -1), chroma: expect.any(Number) },
  });
  expect((await read(2)).coverPicture).toBeNull();
  expect((await read(3)).coverPicture).toEqual({ ...sky, thumbhash: null });
});

const things = {
  tracks: { audio_file: 'song', cover_art: 'cover', release_type: 'ep', description: 'Words' },
  videos: { video_file: 'clip', thumbnail: 'frame', video_type: 'comedy', views: 7 },
  about_images: { image_path: 'photo', photographer: 'Zoë', location: 'Berlin' },
} as const;

test('the catalogue changes nothing for visitors: every row as it was, in the order it had', async () => {
  const known = new Map<string, { columns: string; rows: unknown[]; order: unknown[] }>();
  const read = (database: RawDatabase, table: string, columns: string) =>
    database.prepare(`select ${columns} from ${table} order by id`).all();
  const folder = await folderOfVersion('009-sign-ins', (database) => {
    for (const [table, fields] of Object.entries(things)) {
      for (let number = 1; number <= 40; number += 1) {
        const row = {
          ...fields,
          title: `Thing ${number}`,
          // Neither in the order of their numbers nor all at different times.
          upload_date: `2024-01-${String(((number * 7) % 28) + 1).padStart(2, '0')}T00:00:00.000Z`,
          featured: number === 9 ? 1 : 0,
          version: number,
        };
        const values = Object.values(row);
        const columns = Object.keys(row).join();
        database
          .prepare(`insert into ${table} (${columns}) values (${values.map(() => '?').join()})`)
          .run(...values);
      }
      const columns = (database.prepare(`pragma table_info(${table})`).all() as { name: string }[])
        .map(({ name }) => name)
        .join();
      const order = database.prepare(`select id from ${table} order by upload_date desc, id desc`).all();
      known.set(table, { columns, rows: read(database, table, columns), order });
    }
  });
  const site = await makeSite({ dataDir: folder });
  const raw = new DatabaseSync(join(folder, 'marquee.sqlite'));
  onTestFinished(() => raw.close());
  const paths = { tracks: '/api/tracks', videos: '/api/videos', about_images: '/api/about/images' };
  for (const [table, path] of Object.entries(paths)) {
    const before = known.get(table);
    expect(read(raw, table, before?.columns ?? '')).toEqual(before?.rows);
    const { items, total } = await readList<{ id: number; visibility: string }>(site.visitor(), path);
    expect(total).toBe(40);
    expect(items.map(({ id }) => ({ id }))).toEqual(before?.order);
    expect((await site.visitor().get(`${path}/featured`)).json()).toMatchObject({ id: 9 });
  }
});

async function tablesIn(folder: string): Promise<string> {
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  try {
    return await lastMigrationOf(database);
  } finally {
    await database.destroy();
  }
}

test('songs that were on releases before these were seamless get a stream', async () => {
  const folder = await folderOfVersion('021-resumable-uploads', (database) => {
    database.exec(
      `insert into releases (id, title, release_type, upload_date, date_key, title_key, search_text)
       values (1, 'Album', 'album', '2024-01-01', '', '', '')`,
    );
    database.exec(
      `insert into tracks (title, release_type, audio_file, upload_date, streams, release_id)
       values ('On it', 'album', '/uploads/small.mp3', '2024-01-01', '[]', 1),
              ('Single', 'single', '/uploads/single.mp3', '2024-01-01', '[]', null),
              ('Converted', 'album', '/uploads/large.wav', '2024-01-01', '[{}]', 1)`,
    );
  });
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  await migrate(database);
  const jobs = await database
    .selectFrom('jobs')
    .select('subject')
    .where('kind', '=', 'trackStreams')
    .execute();
  expect(jobs).toEqual([{ subject: 'small.mp3' }]);
  await database.destroy();
});

test('what was deleted before the update can be taken back, and is converted', async () => {
  const site = await makeSite({ environment: { FFMPEG_WORKER: 'off' } });
  const owner = await makeOwner(site);
  const track = await insertTrack(site);
  const video = await insertVideo(site, { embedUrl: null, videoFile: '/uploads/video.mp4' });
  const addresses = [`tracks/${track.id}`, `videos/${video.id}`];
  for (const address of addresses) await owner.delete(`/api/${address}`);
  for (const { kind, itemId, content } of await site.database.selectFrom('bin').selectAll().execute()) {
    const older = Object.entries(content).filter(([column]) => !['streams', 'loudness'].includes(column));
    await site.database
      .updateTable('bin')
      .set({ content: Object.fromEntries(older) })
      .where('kind', '=', kind)
      .where('itemId', '=', itemId)
      .execute();
  }
  for (const address of addresses) {
    expect((await owner.post(`/api/bin/${address}/restore`)).statusCode).toBe(204);
    expect((await owner.get(`/api/${address}`)).json()).toMatchObject({ streams: [] });
  }
  const jobs = await site.database
    .selectFrom('jobs')
    .select(['kind', 'subject'])
    .where('kind', 'in', ['trackStreams', 'videoStreams'])
    .orderBy('kind')
    .execute();
  expect(jobs).toEqual([
    { kind: 'trackStreams', subject: 'song.mp3' },
    { kind: 'videoStreams', subject: 'video.mp4' },
  ]);
});

test('a site from before there were releases and a bin is backed up as it is, restored, and moved', async () => {
  const song = await bytesOf('tone.mp3');
  const older = await folderOfVersion('009-sign-ins', (database) =>
    database.exec(
      `insert into tracks (title, release_type, audio_file, upload_date)
       values ('Old song', 'ep', '/uploads/0123456789abcdef0123456789abcdef.mp3', '2024-01-01')`,
    ),
  );
  await mkdir(join(older, 'uploads'));
  await writeFile(join(older, 'uploads', '0123456789abcdef0123456789abcdef.mp3'), song);

  const outside = await makeFolder();
  const [archive, restored, moved] = ['site.tar', 'restored', 'moved'].map((name) => join(outside, name)) as [
    string,
    string,
    string,
  ];
  const saved = await runProgram('backup', [archive], { environment: onlyIn(older) });
  expect([saved.code, saved.output]).toEqual([0, expect.stringContaining(archive)]);
  const back = await runProgram('restore', [archive], { environment: onlyIn(restored) });
  expect([back.code, back.output]).toEqual([0, expect.stringContaining('1 files, all as they were.')]);
  // Sites that still run that version lose nothing.
  for (const folder of [older, restored]) expect(await tablesIn(folder)).toBe('009-sign-ins');

  const carried = await move({ from: onlyIn(older), to: { DATA_DIR: moved } });
  expect([carried.code, carried.output]).toEqual([0, expect.stringContaining('Everything arrived')]);

  for (const dataDir of [restored, moved]) {
    const site = await makeSite({ dataDir });
    const owner = await makeOwner(site);
    const [track] = (await site.visitor().get('/api/tracks')).json<{ title: string; audioFile: string }[]>();
    expect(track).toMatchObject({ title: 'Old song', visibility: 'published', release: null });
    const { statusCode, rawPayload } = await site.visitor().get(track?.audioFile ?? '');
    expect([statusCode, rawPayload.equals(song)]).toEqual([200, true]);
    for (const list of ['/api/releases', '/api/bin']) expect((await owner.get(list)).json()).toEqual([]);
  }
});
