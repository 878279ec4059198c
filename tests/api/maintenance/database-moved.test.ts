import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { figure } from '#tests/support/figures.ts';
import { aMessage, insertTrack, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite, owner as account, type Site } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

const message =
  'The database of this site is not in its place, so nothing was saved. Whoever runs the server can put it back or start the site again.';

const all = ['', '-wal', '-shm'];
const fileOf = (site: Site, suffix: string) => join(site.folder, `marquee.sqlite${suffix}`);

async function moveAway(site: Site, suffixes: string[]): Promise<void> {
  for (const suffix of suffixes) await rename(fileOf(site, suffix), `${fileOf(site, suffix)}.away`);
}

async function putBack(site: Site, suffixes: string[]): Promise<void> {
  for (const suffix of suffixes) await rename(`${fileOf(site, suffix)}.away`, fileOf(site, suffix));
}

describe('A19: while the files of the database are not in their place', () => {
  test.each([
    ['renamed', all, async () => undefined],
    ['only its log renamed', ['-wal'], async () => undefined],
    ['replaced by a copy', [''], (file: string) => copyFile(`${file}.away`, file)],
  ])(
    '%s: every change is refused, reads go on, and all is well once they are back',
    async (_, moved, then) => {
      const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
      const owner = await makeOwner(site);
      const { id } = await insertTrack(site, { title: 'Before' });
      const changes = [
        () => site.visitor().post('/api/contact', aMessage),
        () => site.visitor().post('/api/login', account),
        () => owner.put('/api/settings/mood', { value: 'blue' }),
        () => owner.put(`/api/tracks/${id}`, { title: 'After' }),
        () => owner.delete(`/api/tracks/${id}`),
      ];
      expect((await site.visitor().get('/healthz')).statusCode).toBe(200);

      await moveAway(site, moved);
      await then(fileOf(site, ''));
      const health = await site.visitor().get('/healthz');
      expect([health.statusCode, health.json()]).toEqual([503, { message }]);
      for (const change of changes) {
        const response = await change();
        expect([response.statusCode, response.json()]).toEqual([503, { message }]);
        expect(response.headers['retry-after']).toBe('60');
      }
      const song = await upload(owner, '/api/tracks', { title: 'Song' }, { audioFile: 'tone.mp3' });
      expect(song.statusCode).toBe(503);
      expect(await storedFiles(site)).toEqual({});
      expect((await site.visitor().get('/')).statusCode).toBe(200);
      expect((await owner.get(`/api/tracks/${id}`)).json()).toMatchObject({ title: 'Before' });

      await putBack(site, moved);
      expect((await site.visitor().get('/healthz')).statusCode).toBe(200);
      const statuses = [];
      for (const change of changes) statuses.push((await change()).statusCode);
      expect(statuses).toEqual([201, 200, 201, 200, 204]);
    },
  );
});

test('A19: a change under way when the database goes is refused', async () => {
  const site = await makeSite();
  const insert = { key: 'mood', value: 'blue', description: null, lastUpdated: new Date().toISOString() };
  const change = site.database.transaction().execute(async (db) => {
    await db.insertInto('siteSettings').values(insert).execute();
    await moveAway(site, all);
  });
  await expect(change).rejects.toThrow(message);
  await putBack(site, all);
  expect((await site.visitor().get('/api/settings')).json()).toEqual([]);
  figure(
    'A19',
    'renamed, without its log, or replaced: 18 of 18 changes and one under way refused with 503, reads 200; all work once it is back',
  );
});
