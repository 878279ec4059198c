import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { storeStreams } from '#server/domain/files/stored-streams.ts';
import { createDiskStore } from '#server/storage/media-store/on-disk.ts';

const original = `${'a'.repeat(32)}.wav`;
const use = 'aac.m4a';
const facts = { type: 'audio/mp4', bytes: 4, bitrate: 1 };

async function openStore() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-streams-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const media = await createDiskStore(folder);
  onTestFinished(() => media.close());
  const arriving = async () => {
    const path = media.incomingPath();
    await writeFile(path, 'made');
    return path;
  };
  await media.save(await arriving(), original);
  const namesIn = async () => {
    const names: string[] = [];
    for await (const { name } of media.list()) names.push(name);
    return names.sort();
  };
  const store = async (uses: string[]) => {
    const made = [];
    for (const each of uses) made.push({ path: await arriving(), use: each, ...facts });
    await storeStreams(media, original, made, () => Promise.reject(new Error('The database is away')));
  };
  return { media, arriving, namesIn, store };
}

it('a failure leaves the streams that were there before, and no others', async () => {
  const { media, arriving, namesIn, store } = await openStore();
  const known = `${'a'.repeat(32)}-${use}`;
  await media.save(await arriving(), known);
  await expect(store([use, 'opus.weba'])).rejects.toThrow('The database is away');
  expect(await namesIn()).toEqual([known, original]);
});
