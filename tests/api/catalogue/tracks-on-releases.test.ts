import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { shownDate } from '#shared/primitives/format.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Track, TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import { migrate } from '#server/storage/database/migrations/migrate.ts';
import { up as followReleases } from '#server/storage/database/migrations/011-songs-follow-releases.ts';
import { up as orderTracks } from '#server/storage/database/migrations/013-order-of-tracks.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { readToEnd } from '#tests/support/content/lists.ts';
import { insertRelease, insertTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const titles = async (visitor: Visitor, query = '') =>
  (await visitor.get(apiPaths.tracks + query)).json<Track[]>().map(({ title }) => title);

async function makeAlbum() {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const [first, second] = [
    await insertTrack(site, { title: 'Red', uploadDate: '2025-01-01T10:00:00.000Z' }),
    await insertTrack(site, { title: 'Blue', uploadDate: '2025-01-02T10:00:00.000Z' }),
  ];
  const made = await owner.post(apiPaths.releases, {
    title: 'Nächte',
    releaseType: 'album',
    trackIds: [first.id, second.id],
  });
  expect(made.statusCode).toBe(201);
  const { id } = made.json<ReleaseDetails>();
  const release = `${apiPaths.releases}/${id}`;
  const change = async (address: string, changes: object) => {
    const response = await owner.put(address, changes);
    expect(response.statusCode).toBe(200);
    return response;
  };
  const trackOf = (track: { id: number }) => `${apiPaths.tracks}/${track.id}`;
  return { site, owner, visitor: site.visitor(), id, release, first, second, change, trackOf };
}

test('a song on a release is of its type, whatever it says, and is found by its title', async () => {
  const { owner, visitor, id, release, first, second, change, trackOf } = await makeAlbum();
  const typeOf = async (track: { id: number }) =>
    (await visitor.get(trackOf(track))).json<TrackDetails>().releaseType;
  expect([await typeOf(first), await typeOf(second)]).toEqual(['album', 'album']);
  expect(await titles(visitor, '?q=album')).toEqual(['Red', 'Blue']);
  expect(await titles(visitor, '?q=nachte')).toEqual(['Red', 'Blue']);
  expect(await titles(visitor, '?q=single')).toEqual([]);

  expect((await change(trackOf(first), { releaseType: 'single', title: 'Crimson' })).json()).toMatchObject({
    releaseType: 'album',
    title: 'Crimson',
  });
  expect(await titles(visitor, '?q=nachte')).toEqual(['Crimson', 'Blue']);

  await change(release, { title: 'Tage', releaseType: 'ep' });
  expect(await titles(visitor, '?q=nachte')).toEqual([]);
  expect(await titles(visitor, '?q=tage')).toEqual(['Crimson', 'Blue']);
  expect([await typeOf(first), await typeOf(second)]).toEqual(['ep', 'ep']);

  await change(release, { trackIds: [first.id] });
  expect(await titles(visitor, '?q=tage')).toEqual(['Crimson']);
  expect((await change(trackOf(second), { releaseType: 'single' })).json()).toMatchObject({
    releaseType: 'single',
  });

  // In the bin, and back again: the release, then the song, which meanwhile became part of something else.
  await owner.delete(release);
  expect(await titles(visitor, '?q=tage')).toEqual([]);
  await change(trackOf(first), { releaseType: 'single' });
  await owner.post(`${apiPaths.bin}/releases/${id}/restore`);
  expect(await titles(visitor, '?q=tage')).toEqual(['Crimson']);
  expect(await typeOf(first)).toBe('ep');
  await owner.delete(trackOf(first));
  await change(release, { title: 'Wochen', releaseType: 'album' });
  await owner.post(`${apiPaths.bin}/tracks/${first.id}/restore`);
  expect(await titles(visitor, '?q=wochen')).toEqual(['Crimson']);
  expect(await typeOf(first)).toBe('album');
});

test('a song on a release is dated and listed with it, in its order', async () => {
  const { site, owner, visitor, id, release, first, second, change, trackOf } = await makeAlbum();
  await insertTrack(site, {
    title: 'Green',
    releaseDate: '2010-06-01',
    uploadDate: '2025-01-03T10:00:00.000Z',
  });
  const dateOf = async (track: { id: number }) =>
    shownDate((await visitor.get(trackOf(track))).json<Track>());
  expect(await titles(visitor)).toEqual(['Red', 'Blue', 'Green']);

  await change(release, { releaseDate: '2009-05-17' });
  expect(await titles(visitor)).toEqual(['Green', 'Red', 'Blue']);
  expect(await dateOf(first)).toBe('2009-05-17');
  await change(trackOf(second), { releaseDate: '2012-01-01' });
  expect(await titles(visitor)).toEqual(['Green', 'Red', 'Blue']);
  expect(await dateOf(second)).toBe('2009-05-17');
  await change(trackOf(second), { releaseDate: null });

  await change(release, { trackIds: [second.id] });
  expect(await titles(visitor)).toEqual(['Red', 'Green', 'Blue']);
  expect(await dateOf(first)).toBe(first.uploadDate);
  await change(release, { trackIds: [second.id, first.id] });
  expect(await titles(visitor)).toEqual(['Green', 'Blue', 'Red']);

  await owner.delete(release);
  expect(await titles(visitor)).toEqual(['Blue', 'Red', 'Green']);
  await owner.post(`${apiPaths.bin}/releases/${id}/restore`);
  expect(await titles(visitor)).toEqual(['Green', 'Blue', 'Red']);
  await owner.delete(trackOf(second));
  await change(release, { releaseDate: '2011-01-01' });
  await owner.post(`${apiPaths.bin}/tracks/${second.id}/restore`);
  expect(await titles(visitor)).toEqual(['Blue', 'Red', 'Green']);
});

test('songs of releases that appeared together stay together, and a list may start at any song', async () => {
  const { site, visitor } = await makeAlbum();
  const uploadDate = '2024-03-05T12:00:00.000Z';
  for (const title of ['Autumn', 'Winter']) {
    const tracks = [];
    for (const part of [1, 2, 3])
      tracks.push(await insertTrack(site, { title: `${title} ${part}`, uploadDate }));
    await insertRelease(site, { title, uploadDate, tracks });
  }
  const all = await titles(visitor);
  expect(all).toEqual([
    'Red',
    'Blue',
    'Winter 1',
    'Winter 2',
    'Winter 3',
    'Autumn 1',
    'Autumn 2',
    'Autumn 3',
  ]);
  const items = await readToEnd<Track>(visitor, `${apiPaths.tracks}?limit=3`);
  expect(items.map(({ title }) => title)).toEqual(all);

  const winter = items.find(({ title }) => title === 'Winter 2');
  const from = await readToEnd<Track>(visitor, `${apiPaths.tracks}?limit=2&from=${winter?.id}`);
  expect(from.map(({ title }) => title)).toEqual(all.slice(3));
  expect((await visitor.get(`${apiPaths.tracks}?from=999`)).statusCode).toBe(404);
});

test('a search on the music page shows the releases that match, and none where none does', async () => {
  const { visitor, release } = await makeAlbum();
  const shows = async (query: string) => {
    const { body } = await visitor.get(`/music${query}`);
    return body.includes('id="releases"') && body.includes(release.replace('/api', ''));
  };
  expect(await shows('')).toBe(true);
  expect(await shows('?q=nachte')).toBe(true);
  expect(await shows('?q=blue')).toBe(false);
});

test('songs that were on a release before this was so follow it from now on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-releases-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  onTestFinished(() => database.destroy());
  await migrate(database);
  const site = { database, changes: { announce: () => undefined } } as never;
  const song = await insertTrack(site, { title: 'Red', uploadDate: '2025-01-01T10:00:00.000Z' });
  const alone = await insertTrack(site, { title: 'Alone', uploadDate: '2025-01-02T10:00:00.000Z' });
  await insertRelease(site, { title: 'Nächte', releaseDate: '2009-05-17', tracks: [song] });
  const keys = () =>
    database
      .selectFrom('tracks')
      .select(['id', 'releaseType', 'dateKey', 'searchText'])
      .orderBy('id')
      .execute();
  const now = await keys();
  await database
    .updateTable('tracks')
    .set({ releaseType: 'single', dateKey: song.uploadDate, searchText: 'red' })
    .where('id', '=', song.id)
    .execute();
  await database.schema.dropIndex('tracks_visible_of_release').execute();
  await followReleases(database as never);
  await orderTracks(database as never);
  expect(await keys()).toEqual(now);
  expect(now).toMatchObject([{ releaseType: 'album' }, { id: alone.id, releaseType: 'single' }]);
});
