import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import { readAssets, readPreviousBuild, saveForNextBuild } from '#server/storage/asset-files.ts';

async function makeFolder(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-assets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  return folder;
}

const buildOf = async (files: Record<string, string>) => readAssets(await makeFolder(files));

test('what is compressed is in memory only so', async () => {
  const assets = await buildOf({
    'assets/a.js': 'plain',
    'assets/a.js.br': 'as brotli',
    'assets/b.woff2': 'a font',
  });
  expect(assets.toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
    { path: 'assets/a.js', br: Buffer.from('as brotli') },
    { path: 'assets/b.woff2', bytes: Buffer.from('a font') },
  ]);
});

test('after an update, what only the build before had is still there, and nothing else of it in memory', async () => {
  const dataDir = await makeFolder();
  const br = Buffer.from('br'.repeat(10_000));
  const shared = { 'assets/same.woff2': 'a font' };
  const script = { 'assets/a-1.js': 'plain', 'assets/a-1.js.br': String(br) };
  await saveForNextBuild(dataDir, await buildOf({ ...shared, ...script, 'page.html': 'not kept' }));
  const kept = await readPreviousBuild(dataDir, await buildOf({ ...shared, 'assets/a-2.js': 'new' }));
  expect(kept).toEqual([{ path: 'assets/a-1.js', br }]);
  const memory = kept.flatMap((asset) => ('br' in asset ? [asset.br.buffer] : []));
  expect(memory.map(({ byteLength }) => byteLength)).toEqual([20_000]);
});

test('a build that an earlier version saved, with a copy of each kind, is read as well', async () => {
  const dataDir = await makeFolder();
  const [bytes, br, gzip] = ['plain', 'as brotli', 'as gzip'].map((text) => Buffer.from(text));
  await writeFile(
    join(dataDir, 'assets', '0123456789abcdef'),
    serialize([{ path: 'assets/a-1.js', bytes, br, gzip }]),
  );
  const kept = await readPreviousBuild(dataDir, await buildOf({ 'assets/a-2.js': 'new' }));
  expect(kept).toEqual([{ path: 'assets/a-1.js', br }]);
});
