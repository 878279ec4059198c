import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { HOT_READS } from '#server/storage/media-store/hot-files.ts';
import { createIncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import type { MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';
import { mediaStoreSuite } from '#server/storage/media-store/media-store.suite.ts';
import { createS3Store, KNOWN_MS } from '#server/storage/media-store/on-s3.ts';
import { abortAbandonedUploads } from '#server/storage/media-store/s3/abandoned-parts.ts';
import { ABORT_MS, SILENCE_MS } from '#server/storage/media-store/s3/clients.ts';
import { PART_BYTES } from '#server/storage/media-store/s3/put-file.ts';
import { s3Environment, testClient } from '#tests/support/s3/environment.ts';
import { startFaultServer } from '#tests/support/s3/fault-server.ts';

async function openStore(environment: Record<string, string>) {
  const { s3 } = readConfig(environment);
  if (!s3) throw new Error('The environment names no bucket');
  const folder = await mkdtemp(join(tmpdir(), 'marquee-s3-incoming-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = await createS3Store(s3, {
    incoming: await createIncomingFolder(join(folder, 'incoming')),
    hotFolder: await createIncomingFolder(join(folder, 'hot-files')),
    cacheBytes: 1_000_000,
  });
  onTestFinished(() => store.close());
  return { store, hotFolder: join(folder, 'hot-files') };
}

mediaStoreSuite('The S3 store', async () => (await openStore(await s3Environment())).store);

/** A store whose server can be told to misbehave, and the means to look into its bucket. */
async function observedStore() {
  const environment = await s3Environment();
  const server = await startFaultServer();
  const opened = await openStore({ ...environment, S3_ENDPOINT: server.url });
  const client = testClient(environment.S3_ENDPOINT);
  onTestFinished(() => client.destroy());
  server.takeRequests();
  return { ...opened, server, client, bucket: environment.S3_BUCKET };
}

async function keep(store: MediaStore, name: string, bytes: Buffer | string = name): Promise<void> {
  const path = store.incomingPath();
  await writeFile(path, bytes);
  await store.save(path, name);
}

/** As it is sent. */
async function readInPieces(file: StoredFile | null, start: number, end: number): Promise<string> {
  const pieces: Buffer[] = [];
  await file?.readInPieces({ start, end }, async (piece) => void pieces.push(Buffer.from(piece)));
  return String(Buffer.concat(pieces));
}

async function names(store: MediaStore): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of store.list()) found.push(name);
  return found;
}

const away = { status: 503, retryAfterSeconds: 10 };
const threeParts = () => Buffer.alloc(2 * PART_BYTES + 1, 'marquee');

describe('What the S3 store keeps', () => {
  it('has the type and the promise that browsers need, also when it was sent in parts', async () => {
    const { store, client, bucket } = await observedStore();
    await keep(store, 'song.mp3');
    await keep(store, 'film.mp4', threeParts());
    for (const [Key, type] of [
      ['song.mp3', 'audio/mpeg'],
      ['film.mp4', 'video/mp4'],
    ]) {
      expect(await client.send(new HeadObjectCommand({ Bucket: bucket, Key }))).toMatchObject({
        ContentType: type,
        CacheControl: 'public, max-age=31536000, immutable',
      });
    }
  });

  it('is every byte of a file sent in parts', async () => {
    const { store, server } = await observedStore();
    await keep(store, 'film.mp4', threeParts());
    const sent = server.takeRequests().map((line) => line.replace(/&?uploadId=[^&]+/, ''));
    expect(sent.filter((line) => line.startsWith('PUT'))).toHaveLength(3);
    const file = await store.open('film.mp4');
    expect(file && (await buffer(await file.read())).equals(threeParts())).toBe(true);
  });

  it('is nothing, and no part stays, when sending breaks off', async () => {
    const { store, server, client, bucket } = await observedStore();
    await server.misbehave('fails', (line) => line.includes('partNumber=3'));
    await expect(keep(store, 'film.mp4', threeParts())).rejects.toMatchObject(away);
    expect(await names(store)).toEqual([]);
    const uploads = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    expect(uploads.Uploads ?? []).toEqual([]);
  });

  it.each([1_000, 2 * PART_BYTES])('is nothing when %d bytes are changed on the way', async (size) => {
    const { store, server } = await observedStore();
    await server.misbehave('alters', (line) => line.startsWith('PUT'));
    await expect(keep(store, 'song.mp3', Buffer.alloc(size, 'la'))).rejects.toMatchObject(away);
    expect(await names(store)).toEqual([]);
  });

  it('does not include parts without an addition for a day', async () => {
    const { client, bucket } = await observedStore();
    for (const Key of ['film.mp4', 'backups/Film.mp4'])
      await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key }));
    expect(await abortAbandonedUploads(client, bucket)).toBe(0);
    const twoDaysLater = Date.now() + 2 * 86_400_000;
    expect(await abortAbandonedUploads(client, bucket, twoDaysLater)).toBe(1);
    const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    expect(Uploads?.map(({ Key }) => Key)).toEqual(['backups/Film.mp4']);
  });

  it('is listed to its end, however long the list', async () => {
    const { store } = await observedStore();
    const all = Array.from({ length: 120 }, (_, index) => `song${index}.mp3`);
    await Promise.all(all.map((name) => keep(store, name)));
    expect((await names(store)).sort()).toEqual(all.sort());
  });
});

describe('The S3 store is asked', () => {
  it('once about a file that is read in many parts, until the file is discarded', async () => {
    const { store, server } = await observedStore();
    await keep(store, 'song.mp3', '0123456789');
    server.takeRequests();
    for (let start = 0; start < 10; start += 1) {
      const file = await store.open('song.mp3');
      const part = file && (await buffer(await file.read({ start, end: 9 })));
      expect(part?.toString()).toBe('0123456789'.slice(start));
    }
    expect(server.takeRequests().filter((line) => line.startsWith('HEAD'))).toEqual(['HEAD song.mp3']);
    await store.discard('song.mp3');
    expect(await store.open('song.mp3')).toBeNull();
  });

  it('again about a file that another instance has discarded', async () => {
    const environment = await s3Environment();
    const [{ store }, { store: other }] = [await openStore(environment), await openStore(environment)];
    await keep(store, 'song.mp3');
    const file = await store.open('song.mp3');
    await other.discard('song.mp3');
    await expect(file?.read()).rejects.toMatchObject({ status: 404 });
    expect(await store.open('song.mp3')).toBeNull();
  });

  it('once for a copy that several tools need at a time', async () => {
    const { store, server } = await observedStore();
    await keep(store, 'photo.jpg');
    server.takeRequests();
    await store.withLocalFile('photo.jpg', (path) =>
      store.withLocalFile('photo.jpg', async (same) => expect(same).toBe(path)),
    );
    expect(server.takeRequests().filter((line) => line.startsWith('GET'))).toHaveLength(1);
  });
});

describe('A file of the S3 store that is read often', () => {
  /** Reads it until there is a copy. */
  async function hotFile() {
    const observed = await observedStore();
    const { store, server, hotFolder } = observed;
    await keep(store, 'song.mp3', 'do re mi');
    // Not from the start, which is read once.
    const text = async () => readInPieces(await store.open('song.mp3'), 1, 7);
    for (let reads = 0; reads < HOT_READS; reads += 1) expect(await text()).toBe('o re mi');
    const copies = () => readdir(hotFolder, { recursive: true });
    const isCopied = async () => (await copies()).some((path) => path.endsWith('-song.mp3'));
    await vi.waitUntil(isCopied);
    server.takeRequests();
    return { ...observed, text, isCopied };
  }

  /** So that the next reader asks the store again whether the file exists. */
  async function letKnownExpire(): Promise<void> {
    const later = performance.now() + KNOWN_MS + 1;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    // lru-cache asks for the time once in a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }

  it('is sent from a local copy, also while the server is away', async () => {
    const { store, server, text } = await hotFile();
    for (const fault of ['none', 'refuses', 'fails', 'hangs'] as const) {
      await server.misbehave(fault);
      await letKnownExpire();
      const file = (await store.open('song.mp3'))!;
      expect(file.size).toBe(8);
      expect(await text()).toBe('o re mi');
    }
    const asked = server.takeRequests();
    expect(asked).toContain('HEAD song.mp3');
    expect(asked.filter((line) => line.startsWith('GET'))).toEqual([]);
  }, 30_000);

  it.each([
    ['discarded', (store: MediaStore) => store.discard('song.mp3')],
    ['set aside', (store: MediaStore) => store.setAside('song.mp3', '2026-03-05')],
  ])('is gone with its copy when it is %s', async (_, remove) => {
    const { store, isCopied } = await hotFile();
    const file = await store.open('song.mp3');
    await readInPieces(file, 0, 1);
    await remove(store);
    expect(await store.open('song.mp3')).toBeNull();
    for (const start of [0, 1])
      await expect(readInPieces(file, start, 1)).rejects.toMatchObject({ status: 404 });
    await expect(file?.read()).rejects.toMatchObject({ status: 404 });
    await vi.waitUntil(async () => !(await isCopied()));
  });

  it('is checked in the store, and not in the copy', async () => {
    const { store, client, bucket } = await hotFile();
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'song.mp3', Body: 'damaged!' }));
    const file = await store.open('song.mp3');
    expect(file && String(await buffer(await file.read()))).toBe('damaged!');
  });

  it('is the new one after it was replaced', async () => {
    const { store, text } = await hotFile();
    await keep(store, 'song.mp3', 'fa so la');
    expect(await text()).toBe('a so la');
  });

  it('is gone, once the store has been asked, when another instance discards it', async () => {
    const { store, client, bucket } = await hotFile();
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: 'song.mp3' }));
    await letKnownExpire();
    expect(await store.open('song.mp3')).toBeNull();
  });
});

describe('While its server is away, the S3 store', () => {
  it.each(['refuses', 'fails', 'hangs'] as const)('is unavailable (the server %s)', async (fault) => {
    const { store, server } = await observedStore();
    await keep(store, 'song.mp3');
    await server.misbehave(fault);
    const attempts = await Promise.allSettled([
      keep(store, 'other.mp3'),
      store.open('song.mp3'),
      store.discard('other.mp3'),
      store.withLocalFile('song.mp3', async () => 1),
      names(store),
      store.check(),
    ]);
    for (const attempt of attempts) expect(attempt).toMatchObject({ status: 'rejected', reason: away });

    await server.misbehave('none');
    await keep(store, 'another.mp3');
    expect((await names(store)).sort()).toEqual(['another.mp3', 'song.mp3']);
  });

  it('waits for a silent server once, so that even an upload in parts is refused within 15 seconds', async () => {
    const { store, server } = await observedStore();
    await server.misbehave('hangs', (line) => !line.startsWith('POST'));
    await expect(keep(store, 'film.mp4', threeParts())).rejects.toMatchObject(away);
    await expect(store.discard('film.mp4')).rejects.toMatchObject(away);
    expect(server.takeRequests().map((line) => line.split(' ')[0])).toEqual([
      'POST',
      'PUT',
      'DELETE',
      'DELETE',
    ]);
    expect(2 * SILENCE_MS + ABORT_MS + SILENCE_MS).toBeLessThan(15_000);
  }, 60_000);

  it('says nothing about its files when the whole bucket is missing', async () => {
    const { store, client, bucket } = await observedStore();
    await client.send(new DeleteBucketCommand({ Bucket: bucket }));
    await expect(store.open('song.mp3')).rejects.toMatchObject(away);
    await expect(store.check()).rejects.toMatchObject(away);
  });

  it('tells the log why, and nothing that is secret', async () => {
    const { store, server } = await observedStore();
    await server.misbehave('fails');
    const failure = await store.check().catch((error: unknown) => error);
    expect(String((failure as Error).cause)).toContain('The object store failed');
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/S3RVER|Authorization/);
  });
});

describe('A start with a bucket that cannot be used', () => {
  it('says that there is none', async () => {
    const environment = { ...(await s3Environment()), S3_BUCKET: 'no-such-bucket' };
    await expect(openStore(environment)).rejects.toThrow('there is no such bucket');
  });

  it('says that it cannot be reached', async () => {
    const server = await startFaultServer();
    await server.misbehave('refuses');
    const environment = { ...(await s3Environment()), S3_ENDPOINT: server.url };
    await expect(openStore(environment)).rejects.toThrow(/^it cannot be reached \(.*ECONNREFUSED/);
  });
});
