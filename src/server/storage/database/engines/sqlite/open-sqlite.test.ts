import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { findDamage } from '#server/storage/database/engines/sqlite/damage.ts';
import { migrate } from '#server/storage/database/migrations/migrate.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { damagePage } from '#tests/support/damage/damage-page.ts';

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

it('finds what is damaged, and nothing in what is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'marquee.sqlite');
  const database = openSqlite(file);
  await migrate(database);
  const { rows } = await sql<{ rootpage: number }>`
    select rootpage from sqlite_master where name = 'messages'`.execute(database);
  await database.destroy();
  const { signal } = new AbortController();
  expect(await findDamage(file, signal)).toEqual([]);
  await damagePage(file, rows[0]?.rootpage ?? 0);
  expect(await findDamage(file, signal)).not.toEqual([]);
});
