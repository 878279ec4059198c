import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namesIn, removeFolder } from '#server/storage/folders.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'marquee-folders-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a folder is removed with all that is in it, and one that is missing is no failure', async () => {
  await mkdir(join(root, 'film', 'inner'), { recursive: true });
  await writeFile(join(root, 'film', 'piece'), 'x');
  await writeFile(join(root, 'film', 'inner', 'piece'), 'x');
  await writeFile(join(root, 'other'), 'x');
  await removeFolder(join(root, 'film'));
  await removeFolder(join(root, 'film'));
  expect(await readdir(root)).toEqual(['other']);
});

test('a missing folder has no files', async () => {
  expect(await namesIn(join(root, 'missing'))).toEqual([]);
});
