import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Press } from '#shared/site/press.schema.ts';
import { createBackups } from '#server/domain/backup/backups.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { findPress } from '#server/storage/database/queries/site/press.queries.ts';
import { sqliteFileIn } from '#server/storage/storage-location.ts';
import { makeFolder, restore } from '#tests/support/commands/backups.ts';
import { makePhoto, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

test('a backup brings the press kit back, with its rider', async () => {
  const outside = await makeFolder();
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id } = await makePhoto(owner);
  const quotes = [{ text: 'Good.', source: 'The Tide', url: null }];
  const fields = {
    enabled: 'true',
    longBio: 'One.\n\nTwo.',
    quotes: JSON.stringify(quotes),
    imageIds: `[${id}]`,
  };
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
  const response = await upload(owner, apiPaths.press, fields, { rider: { name: 'r.pdf', bytes } }, 'PUT');
  const { rider } = response.json<Press>();
  expect((await site.visitor().get(apiPaths.artist)).json()).toMatchObject({ press: true });
  const backups = createBackups({ ...site, log: pino({ level: 'silent' }) });
  await backups.save(join(outside, 'site.tar'), new AbortController().signal);

  const folder = join(outside, 'restored');
  await restore(join(outside, 'site.tar'), folder);
  const database = openSqlite(sqliteFileIn(folder));
  expect(await findPress(database)).toEqual({
    enabled: true,
    shortBio: null,
    longBio: fields.longBio,
    quotes,
    contact: null,
    imageIds: [id],
    rider,
    version: 2,
  });
  await database.destroy();
  expect(await readFile(join(folder, rider ?? ''))).toEqual(bytes);
});
