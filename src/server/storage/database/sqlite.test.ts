import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/storage/database/migrate.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';

it('holds everything in one file once it is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  await migrate(database);
  const setting = { key: 'a', value: 'b', description: null, lastUpdated: new Date().toISOString() };
  await database.insertInto('siteSettings').values(setting).execute();
  await database.destroy();

  await copyFile(join(folder, 'marquee.sqlite'), join(folder, 'copy.sqlite'));
  const copy = openSqlite(join(folder, 'copy.sqlite'));
  onTestFinished(() => copy.destroy());
  expect(await copy.selectFrom('siteSettings').select(['key', 'value']).execute()).toEqual([
    { key: 'a', value: 'b' },
  ]);
});
