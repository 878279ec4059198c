import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { iconPath, iconSides, maskableIcon, resizedPicture } from '#shared/media/pictures.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Notice } from '#shared/maintenance/maintenance.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { storedNames } from '#tests/support/fault-site.ts';
import { aMessage, formOf } from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { cookiesOf } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';
import { canMakeDisks, makeSmallDisk } from '#tests/support/damage/small-disk.ts';

const environment = { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password };

async function startOn(dataDir: string) {
  const site = await startRunningSite({ dataDir, environment });
  onTestFinished(site.remove);
  let cookie = '';

  async function ask(method: string, path: string, body?: object, type?: string): Promise<Response> {
    const isForm = body instanceof FormData || body instanceof ReadableStream;
    const response = await fetch(`${site.url}${path}`, {
      method,
      headers: {
        cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(type && { 'content-type': type }),
      },
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.headers.getSetCookie().length > 0) cookie = cookiesOf(response);
    return response;
  }
  const statusOf = async (method: string, path: string, body?: object, type?: string) =>
    (await ask(method, path, body, type)).status;
  const read = async <T>(path: string) => (await (await ask('GET', path)).json()) as T;
  return { ...site, ask, statusOf, read };
}

/** The pictures that are made on request, while the disk is full. */
async function expectPictures({ url, ask, read }: Awaited<ReturnType<typeof startOn>>): Promise<void> {
  const home = await (await ask('GET', '/')).text();
  const feed = await (await ask('GET', '/feed.xml')).text();
  const [photo] = await read<Photo[]>('/api/about/images');
  const paths = [
    ...iconSides.map(iconPath),
    maskableIcon.path,
    addressIn(home, /property="og:image" content="([^"]+)"/, url),
    addressIn(feed, /itunes:image href="([^"]+)"/, url),
    resizedPicture(photo?.imagePath ?? '', 320, 'webp'),
  ];
  for (const path of paths) {
    const response = await ask('GET', path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await isPicture(Buffer.from(await response.arrayBuffer()))).toBe(true);
  }
}

/** Whatever was made from uploads, or drawn. */
async function removeDerived(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  for (const name of await readdir(folder))
    if (name.includes('-')) await rm(join(folder, name), { recursive: true });
}

const uploadsIn = async (dataDir: string) =>
  (await storedNames(dataDir)).filter((name) => !name.includes('-'));

function addressIn(text: string, pattern: RegExp, url: string): string {
  return new URL(pattern.exec(text)?.[1] ?? 'nowhere', url).pathname;
}

const isPicture = (bytes: Buffer) =>
  sharp(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    );

const MANY_CHANGES = 300;

const song = (title: string) => formOf({ title }, { audioFile: 'tone.mp3' });

/** As if no session had been used for a while, so that the next request writes the time. */
function ageSessions(dataDir: string): void {
  const raw = new DatabaseSync(join(dataDir, 'marquee.sqlite'), { timeout: 5_000 });
  raw.exec(`update sessions set last_seen_at = '${new Date(Date.now() - 600_000).toISOString()}'`);
  raw.close();
}

describe.runIf(canMakeDisks)('a disk that is full to its last byte (made by root on Linux only)', () => {
  it('A6, A17: is read from, signed in to, deleted from and restarted on, and takes everything again once there is room', async () => {
    const disk = await makeSmallDisk(32);
    const first = await startOn(disk.dataDir);
    expect(await first.statusOf('POST', '/api/login', owner)).toBe(200);
    for (const title of ['One', 'Two', 'Three', 'Four'])
      expect(await first.statusOf('POST', '/api/tracks', await song(title))).toBe(201);
    expect(await first.statusOf('POST', '/api/contact', aMessage)).toBe(201);
    const photo = await formOf({ title: 'On stage' }, { aboutImage: 'picture.jpg' });
    expect(await first.statusOf('POST', '/api/about/images', photo)).toBe(201);
    const tooLarge = { name: 'long.mp4', bytes: Buffer.alloc(40 * 1024 * 1024, 'x') };
    const form = await formOf({ title: 'Too long' }, { videoFile: tooLarge });
    const refused = await first.ask('POST', '/api/videos', form);
    expect([refused.status, await refused.json()]).toEqual([
      507,
      {
        message:
          'There is not enough space on the disk for this file, so nothing was saved. Please empty the bin, or make other room, and try again.',
      },
    ]);
    // Without its length it is taken for what it is only when the disk is full.
    const unannounced = new Response(form);
    const body = await unannounced.blob();
    expect(await first.statusOf('POST', '/api/videos', body.stream(), body.type)).toBe(507);
    const [track] = await first.read<Track[]>('/api/tracks?limit=1');
    ageSessions(disk.dataDir);

    async function expectToWork(site: Awaited<ReturnType<typeof startOn>>): Promise<void> {
      await removeDerived(disk.dataDir);
      disk.fill();
      expect(disk.freeBytes()).toBe(0);
      for (const path of ['/', '/music', '/api/tracks', '/api/user', track?.audioFile ?? '', '/api/messages'])
        expect([path, await site.statusOf('GET', path)]).toEqual([path, 200]);
      await expectPictures(site);
      // With a full disk, the owner can still download a backup.
      const backup = await site.ask('GET', '/api/backup');
      expect((await backup.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
      const refused = [
        await site.ask('POST', '/api/tracks', await song('Too much')),
        await site.ask('PUT', `/api/tracks/${track?.id}`, { title: 'Other' }),
        await site.ask('PUT', '/api/settings/artist_name', { value: 'Other' }),
        await site.ask('POST', '/api/contact', aMessage),
      ];
      for (const response of refused) {
        expect(response.status).toBe(507);
        expect(await response.json()).toEqual({
          message: 'The disk is full, so nothing was saved. Please try again once there is room on it.',
        });
      }
      expect(await site.read('/healthz')).toEqual({ status: 'ok' });
      expect(await site.read('/api/health')).toMatchObject({ disk: { state: 'full', freeBytes: 0 } });
      expect(await site.read<Notice[]>('/api/notices')).toEqual([
        expect.objectContaining({
          kind: 'disk',
          message: expect.stringMatching(/^The disk is full: 0MB are free/),
        }),
      ]);
      expect(await site.statusOf('POST', '/api/logout')).toBe(204);
      expect(await site.statusOf('GET', '/api/user')).toBe(401);
      expect(await site.statusOf('POST', '/api/login', owner)).toBe(200);
      // More than the log has room for, so that it must start again several times.
      for (let change = 0; change < MANY_CHANGES; change += 1)
        expect(await site.statusOf('PUT', '/api/messages/1/read')).toBe(200);
      expect(disk.freeBytes()).toBe(0);
    }

    await expectToWork(first);
    await first.stop();
    disk.fill();
    const second = await startOn(disk.dataDir);
    expect(await second.statusOf('POST', '/api/login', owner)).toBe(200);
    await expectToWork(second);
    await second.kill();
    disk.fill();
    const third = await startOn(disk.dataDir);
    expect(await third.statusOf('POST', '/api/login', owner)).toBe(200);
    await expectToWork(third);

    const tracks = await third.read<Track[]>('/api/tracks');
    expect(tracks.map(({ title }) => title)).toEqual(['Four', 'Three', 'Two', 'One']);
    for (const { id } of tracks.slice(1))
      expect(await third.statusOf('DELETE', `/api/tracks/${id}`)).toBe(204);
    expect(await third.statusOf('DELETE', '/api/bin')).toBe(204);
    await vi.waitFor(async () => expect(await uploadsIn(disk.dataDir)).toHaveLength(2), 30_000);
    disk.makeRoom();
    expect(await third.statusOf('PUT', `/api/tracks/${track?.id}`, { title: 'Other' })).toBe(200);
    expect(await third.statusOf('POST', '/api/tracks', await song('Five'))).toBe(201);
    expect(await third.read('/api/health')).toMatchObject({ disk: { state: 'ok' } });
    expect(await third.read('/api/notices')).toEqual([]);
    figure(
      'A17',
      '0 bytes free: reads 200, also of 8 pictures that are drawn when asked for, changes 507 with a sentence, 900 of 900 small changes, 5 of 5 sign-ins and 3 of 3 deletes done, 2 of 2 restarts (stop, kill -9), writes work again without a restart',
    );
  });

  it('A17: is started on though it filled up while the site was off', async () => {
    const disk = await makeSmallDisk(32);
    const before = await startOn(disk.dataDir);
    await before.stop();
    disk.fill();
    const site = await startOn(disk.dataDir);
    expect(await site.statusOf('GET', '/')).toBe(200);
    expect(await site.statusOf('POST', '/api/login', owner)).toBe(200);
    await site.stop();

    // Whatever was put aside is gone as well.
    for (const name of ['.reserve', 'marquee.sqlite-wal', 'marquee.sqlite-shm'])
      await rm(join(disk.dataDir, name), { force: true });
    disk.fill();
    const readOnly = await startOn(disk.dataDir);
    for (const path of ['/', '/api/tracks', '/healthz'])
      expect(await readOnly.statusOf('GET', path)).toBe(200);
    expect(await readOnly.statusOf('POST', '/api/login', owner)).toBe(507);
    disk.makeRoom();
    expect(await readOnly.statusOf('POST', '/api/login', owner)).toBe(200);
    expect(await readOnly.statusOf('PUT', '/api/settings/artist_name', { value: 'Other' })).toBe(201);
    figure(
      'A17',
      'filled up while the site was off: starts with the space put aside, and without any for reading; writes work once there is room',
    );
  });
});
