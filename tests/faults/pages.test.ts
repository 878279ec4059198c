import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { figure, isLong } from '#tests/support/figures.ts';
import { makeRelease } from '#tests/support/commands/release.ts';
import { startRunningSite } from '#tests/support/running-site.ts';

const pages = ['/', '/music', '/videos', '/auth', '/admin', '/thanks'];

async function statusesOf(url: string, paths: string[]): Promise<Record<string, number>> {
  const asked = paths.map(async (path) => [path, (await fetch(url + path)).status] as const);
  return Object.fromEntries(await Promise.all(asked));
}

const all200 = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, 200]));

/** Every script, style and font that the pages name. */
async function assetsOf(url: string): Promise<string[]> {
  const html = await Promise.all(pages.map(async (path) => (await fetch(url + path)).text()));
  return [...new Set(html.join('').match(/\/assets\/[\w.-]+/g))];
}

/** Asks one thing after the other on one connection; gives the first line of each answer. */
async function askOn(socket: Socket, paths: string[]): Promise<string[]> {
  let answer = '';
  const hear = (chunk: Buffer) => (answer += chunk.toString('latin1'));
  const lines = () => answer.match(/HTTP\/1\.1 \d+/g) ?? [];
  socket.on('data', hear);
  for (const path of paths) socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await vi.waitFor(() => expect(lines()).toHaveLength(paths.length), 60_000);
  socket.off('data', hear);
  return lines();
}

const countOpenFiles = async (pid = 0) => (await readdir(`/proc/${pid}/fd`)).length;

test.runIf(process.platform === 'linux')(
  'A16: with no open file to spare at the first request, every page answers, and so does the site after it',
  async () => {
    const site = await startRunningSite({ openFiles: 60 });
    onTestFinished(site.remove);
    const port = Number(new URL(site.url).port);
    const sockets: Socket[] = [];
    const open = () => sockets.push(connect(port, '127.0.0.1').on('error', () => undefined));
    for (let count = 0; count < 100; count += 1) open();
    const [first] = sockets;
    if (!first) throw new Error('No connection');
    await vi.waitFor(async () => {
      // A file that was open while the others connected may be closed since.
      open();
      expect(await countOpenFiles(site.pid)).toBeGreaterThanOrEqual(60);
    });

    expect(await askOn(first, pages)).toEqual(pages.map(() => 'HTTP/1.1 200'));

    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await countOpenFiles(site.pid)).toBeLessThan(50));
    expect(await statusesOf(site.url, [...pages, '/healthz'])).toEqual(all200([...pages, '/healthz']));
    figure(
      'A16',
      'no file descriptor left at the first request: 6 of 6 pages 200, and again once there are some',
    );
  },
);

test('A16: a build under the running site, and an update, take nothing from those who are there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-fault-'));
  const release = await makeRelease();
  onTestFinished(async () => {
    for (const path of [dataDir, release]) await rm(path, { recursive: true, force: true });
  });
  const site = await startRunningSite({ dataDir, release });
  onTestFinished(site.remove);

  await rename(join(release, 'dist'), join(release, 'dist-away'));
  const assets = await assetsOf(site.url);
  expect(assets.length).toBeGreaterThan(5);
  const everything = [...pages, ...assets, '/favicon.svg', '/robots.txt', '/healthz'];
  expect(await statusesOf(site.url, everything)).toEqual(all200(everything));
  const scripts = await Promise.all(assets.map(async (path) => (await fetch(site.url + path)).text()));
  await site.stop();

  await cp(join(release, 'dist-away'), join(release, 'dist'), { recursive: true });
  await renameAssets(join(release, 'dist', 'client'), '.js', '-next.js');
  const updated = await startRunningSite({ dataDir, release });
  onTestFinished(updated.remove);
  const newAssets = await assetsOf(updated.url);
  expect(newAssets.some((path) => path.endsWith('-next.js'))).toBe(true);
  expect(await statusesOf(updated.url, [...pages, ...newAssets])).toEqual(all200([...pages, ...newAssets]));
  const afterwards = await Promise.all(assets.map((path) => fetch(updated.url + path)));
  expect(await Promise.all(afterwards.map((response) => response.text()))).toEqual(scripts);
  expect(afterwards[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  figure(
    'A16',
    `dist removed under the running site: ${everything.length} of ${everything.length} addresses 200; after the update ${assets.length} of ${assets.length} assets of the old pages 200`,
  );
});

/** As a new version would: the same scripts under other names. */
async function renameAssets(client: string, from: string, to: string): Promise<void> {
  const folder = join(client, 'assets');
  for (const name of await readdir(folder))
    await rename(
      join(folder, name),
      join(folder, name.replace(new RegExp(`\\${from}(?=$|\\.(br|gz)$)`), to)),
    );
  const manifest = join(client, '.vite', 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/("file": "assets\/[^"]+)\.js"/g, `$1${to}"`));
}

const CHECKS = isLong ? 2_000 : 200;

test.runIf(process.platform === 'linux')('D7: a health check leaves no file open', async () => {
  const site = await startRunningSite();
  onTestFinished(site.remove);
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const checks = Array.from({ length: CHECKS }, () => '/healthz');
  await askOn(socket, ['/healthz']);
  const before = await countOpenFiles(site.pid);
  expect(new Set(await askOn(socket, checks))).toEqual(new Set(['HTTP/1.1 200']));
  const after = await countOpenFiles(site.pid);
  expect(after - before).toBeLessThanOrEqual(2);
  figure('D7', `${CHECKS} health checks: ${before} open files before, ${after} after`);
});
