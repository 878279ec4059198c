import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaStoreSuite } from '#server/storage/media-store/media-store.suite.ts';
import { derivativesPrefix, isMediaName, newMediaName, stemOf } from '#server/storage/media-store/names.ts';
import { createDiskStore } from '#server/storage/media-store/on-disk.ts';

let base = '';
let folders = 0;
const freshFolder = () => join(base, String(++folders));

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'marquee-store-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

mediaStoreSuite('The disk store', () => createDiskStore(freshFolder()));

describe('The disk store', () => {
  it('makes its folder, and arrivals wait inside it', async () => {
    const folder = join(freshFolder(), 'deep', 'down');
    const store = await createDiskStore(folder);
    expect(dirname(dirname(store.incomingPath()))).toBe(join(folder, '.incoming'));
    expect((await stat(dirname(store.incomingPath()))).isDirectory()).toBe(true);
  });

  it('knows whether another program uses it, and clears nothing of that one', async () => {
    const folder = freshFolder();
    const [store, other] = [await createDiskStore(folder), await createDiskStore(folder)];
    const arriving = other.incomingPath();
    await writeFile(arriving, 'half');
    expect(await store.clearIncoming()).toBe(0);
    expect((await stat(arriving)).size).toBe(4);
    expect(await store.isShared()).toBe(true);
    await other.close();
    expect(await store.isShared()).toBe(false);
  });

  it('refuses to start where a file has the name of the folder', async () => {
    const path = freshFolder();
    await writeFile(path, 'not a folder');
    await expect(createDiskStore(path)).rejects.toThrow(path);
  });

  it('says when it can no longer be written', async () => {
    const folder = freshFolder();
    const store = await createDiskStore(folder);
    await rm(folder, { recursive: true });
    await expect(store.check()).rejects.toThrow('ENOENT');
  });

  it.skipIf(process.getuid?.() === 0)('notices a read-only folder', async () => {
    const folder = freshFolder();
    const store = await createDiskStore(folder);
    await chmod(dirname(store.incomingPath()), 0o500);
    await expect(store.check()).rejects.toThrow('EACCES');
  });

  it('keeps nothing when the temporary file is missing', async () => {
    const folder = freshFolder();
    const store = await createDiskStore(folder);
    await expect(store.save(store.incomingPath(), 'song.mp3')).rejects.toMatchObject({ status: 503 });
    expect(await readdir(folder)).toEqual(['.incoming']);
  });

  it('is unavailable, and says nothing about its files, while its folder is away', async () => {
    const folder = freshFolder();
    const store = await createDiskStore(folder);
    const arriving = store.incomingPath();
    await writeFile(arriving, 'a song');
    const other = store.incomingPath();
    await rename(folder, `${folder}-away`);
    const away = { status: 503, retryAfterSeconds: 10 };
    expect(() => store.incomingPath()).toThrow(expect.objectContaining(away));
    await expect(store.write(other, [Buffer.from('x')])).rejects.toMatchObject(away);
    await expect(store.save(arriving, 'song.mp3')).rejects.toMatchObject(away);
    await expect(store.open('song.mp3')).rejects.toMatchObject(away);
    await expect(store.withLocalFile('song.mp3', async () => 1)).rejects.toMatchObject(away);
    await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject(away);

    await rename(`${folder}-away`, folder);
    await store.save(arriving, 'song.mp3');
    expect((await store.open('song.mp3'))?.size).toBe(6);
  });

  it('treats a folder inside it as absent', async () => {
    const folder = freshFolder();
    const store = await createDiskStore(folder);
    await mkdir(join(folder, 'folder'));
    expect(await store.open('folder')).toBeNull();
  });
});

describe('Media names', () => {
  it('are valid and never repeat', () => {
    const names = Array.from({ length: 1000 }, () => newMediaName('mp3'));
    expect(names.every((name) => isMediaName(name) && name.endsWith('.mp3'))).toBe(true);
    expect(new Set(names).size).toBe(1000);
  });

  it('lead to what is made from them', () => {
    expect(derivativesPrefix('abc.jpg')).toBe('abc-');
    expect(derivativesPrefix('abc-def.webp')).toBe('abc-def-');
  });

  it('lead back to the upload they come from', () => {
    expect(stemOf('abc.jpg')).toBe('abc');
    expect(stemOf('abc-640.avif')).toBe('abc');
  });
});
