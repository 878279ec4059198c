import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { migrate } from '#server/storage/database/migrations/migrate.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { insertRelease, insertTrack, makePhoto, makeTrack, makeVideo } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const tables = { tracks: 'tracks', videos: 'videos', photos: 'aboutImages' } as const;
const binKindOf = (path: string) =>
  path === apiPaths.photos ? 'photos' : path === apiPaths.videos ? 'videos' : 'tracks';
const tableOf = (path: string) => tables[binKindOf(path)];

type Row = { id: number; featured: boolean; version: number };

const things = [
  ['/api/tracks', (owner: Visitor, featured: string) => makeTrack(owner, { featured })],
  ['/api/videos', (owner: Visitor, featured: string) => makeVideo(owner, { featured })],
  ['/api/about/images', (owner: Visitor, featured: string) => makePhoto(owner, { featured })],
] as const;

test.each(things)('featuring another of %s takes the flag from the one before', async (path, make) => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const featured = async () =>
    (await owner.get(path)).json<Row[]>().flatMap(({ id, featured }) => (featured ? [id] : []));

  const first = await make(owner, 'true');
  const second = await make(owner, 'true');
  expect(await featured()).toEqual([second.id]);
  const changed = await owner.put(`${path}/${first.id}`, { featured: true });
  expect(changed.statusCode).toBe(200);
  expect(await featured()).toEqual([first.id]);
  // Somebody who still edits the other one is told that it has changed.
  const late = await owner.put(`${path}/${second.id}`, { title: 'Late', version: second.version });
  expect(late.statusCode).toBe(409);
  // Saving the featured one again takes nothing from it.
  await owner.put(`${path}/${first.id}`, { featured: true });
  expect(await featured()).toEqual([first.id]);
});

test.each(things)(
  'a draft of %s that is featured takes the flag when it is published',
  async (path, make) => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const visitor = site.visitor();
    const inFront = async (who = visitor) => (await who.get(`${path}/featured`)).json<Row | null>()?.id;
    const change = async (id: number, changes: object) =>
      expect((await owner.put(`${path}/${id}`, changes)).statusCode).toBe(200);

    const first = await make(owner, 'true');
    const draft = await make(owner, 'false');
    await change(draft.id, { visibility: 'draft' });
    await change(draft.id, { featured: true });
    expect(await inFront()).toBe(first.id);
    await change(draft.id, { visibility: 'published' });
    expect(await inFront()).toBe(draft.id);
    expect((await owner.get(`${path}/${first.id}`)).json()).toMatchObject({ featured: false });

    // Deleted and restored, a featured draft still waits for its turn.
    await change(first.id, { visibility: 'draft', featured: true });
    await owner.delete(`${path}/${first.id}`);
    await owner.post(`/api/bin/${binKindOf(path)}/${first.id}/restore`);
    expect((await owner.get(`${path}/${first.id}`)).json()).toMatchObject({ featured: true });
    expect(await inFront()).toBe(draft.id);
  },
);

test.each(things)(
  'of several of %s that come due, the last to be published is featured',
  async (path, make) => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const visitor = site.visitor();
    const inFront = async (who: Visitor) => (await who.get(`${path}/featured`)).json<Row | null>()?.id;

    const now = await make(owner, 'true');
    const later: Row = await make(owner, 'false');
    const soon: Row = await make(owner, 'false');
    for (const [row, publishAt] of [
      [later, '2090-02-01T00:00:00.000Z'],
      [soon, '2090-01-01T00:00:00.000Z'],
    ] as const) {
      const change = { featured: true, visibility: 'scheduled', publishAt };
      expect((await owner.put(`${path}/${row.id}`, change)).statusCode).toBe(200);
    }
    await site.jobs.idle();
    expect(await inFront(visitor)).toBe(now.id);
    for (const [on, row] of [
      ['2089-01-01T00:00:00Z', now],
      ['2090-01-15T00:00:00Z', soon],
      ['2090-03-01T00:00:00Z', later],
    ] as const) {
      await owner.put(apiPaths.preview, { on });
      expect([on, await inFront(owner)]).toEqual([on, row.id]);
    }
    await owner.delete(apiPaths.preview);

    // Both came due at the same time; the jobs may be done in any order.
    const past = (row: Row) => (row === later ? '2020-02-01T00:00:00.000Z' : '2020-01-01T00:00:00.000Z');
    for (const row of [later, soon])
      await site.database
        .updateTable(tableOf(path))
        .set({ publishAt: past(row) })
        .where('id', '=', row.id)
        .execute();
    await site.database
      .updateTable('jobs')
      .set({ notBefore: '2020-01-01T00:00:00.000Z' })
      .where('kind', '=', 'publish')
      .execute();
    await site.jobs.idle();
    expect(await inFront(visitor)).toBe(later.id);
    const flagged = (await owner.get(path)).json<Row[]>().filter(({ featured }) => featured);
    expect(flagged.map(({ id }) => id)).toEqual([later.id]);
  },
);

test('a featured song that is published with its release takes the flag, and one alone', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const shown = await insertTrack(site, { featured: true });
  const songs = [
    await insertTrack(site, { featured: true, visibility: 'draft' }),
    await insertTrack(site, { featured: true, visibility: 'draft' }),
  ];
  const release = await insertRelease(site, { title: 'Night', tracks: songs });
  const inFront = async () => (await site.visitor().get(apiPaths.featuredTrack)).json<Row>().id;
  expect(await inFront()).toBe(shown.id);
  const published = await owner.put(`${apiPaths.releases}/${release.id}`, { visibility: 'published' });
  expect(published.statusCode).toBe(200);
  const flagged = (await owner.get(apiPaths.tracks)).json<Row[]>().filter(({ featured }) => featured);
  expect(flagged).toHaveLength(1);
  expect(songs.map(({ id }) => id)).toContain(flagged[0]?.id);
  expect(await inFront()).toBe(flagged[0]?.id);
});

test('of several featured in older data the newest keeps the flag', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-featured-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  onTestFinished(() => database.destroy());
  await migrate(database, '002-bounded-lists');
  for (const [title, uploadDate, featured] of [
    ['old', '2024-01-01', true],
    ['newest', '2024-03-01', true],
    ['plain', '2024-04-01', false],
    ['older', '2024-02-01', true],
  ] as const) {
    await database
      .insertInto('tracks')
      .values({
        title,
        uploadDate,
        featured,
        releaseType: 'single',
        audioFile: `/uploads/${title}.mp3`,
        version: 1,
        titleKey: title,
        searchText: title,
      } as never)
      .execute();
  }
  await migrate(database);
  const flagged = await database.selectFrom('tracks').select('title').where('featured', '=', true).execute();
  expect(flagged).toEqual([{ title: 'newest' }]);
});
