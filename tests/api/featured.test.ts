import { expect, test } from 'vitest';
import { migrate } from '#server/storage/database/migrate.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';
import { makePhoto, makeTrack, makeVideo } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

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
