import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createIncomingFolder, thisNamespace } from '#server/storage/media-store/incoming-folder.ts';

const elsewhere = 'c0ffee';

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-incoming-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Options = Parameters<typeof createIncomingFolder>[1];

async function start(folder: string, options?: Options) {
  const incoming = await createIncomingFolder(folder, options);
  onTestFinished(() => incoming.close());
  return incoming;
}

/** What a program with this name left, last touched so many seconds ago. */
async function leave(folder: string, name: string, { secondsAgo }: { secondsAgo: number }): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'half'), 'of a file');
  const when = Date.now() / 1_000 - secondsAgo;
  await utimes(join(folder, name), when, when);
}

describe('another program in the same folder', () => {
  it('is left alone while it shows that it runs, though it has the same number in its own container', async () => {
    const folder = await freshFolder();
    await leave(folder, `${elsewhere}-${process.pid}-live`, { secondsAgo: 15 });
    const incoming = await start(folder);
    expect(await incoming.clear()).toBe(0);
    expect(await incoming.isShared()).toBe(true);
  });

  it('is tidied up after once it has been silent for a minute, though its number runs again', async () => {
    const folder = await freshFolder();
    await leave(folder, `${elsewhere}-${process.pid}-dead`, { secondsAgo: 61 });
    await leave(folder, `${thisNamespace}-${process.ppid}-dead`, { secondsAgo: 61 });
    await leave(folder, `${thisNamespace}-${process.pid}-from-tomorrow`, { secondsAgo: -86_400 });
    await leave(folder, 'nobody-knows', { secondsAgo: 61 });
    let uptime = 0;
    const incoming = await start(folder, { uptime: () => uptime });
    expect(await incoming.clear()).toBe(1);
    uptime = 60_000;
    expect(await incoming.clear()).toBe(3);
    expect(await incoming.isShared()).toBe(false);
    expect(await readdir(folder)).toEqual([basename(incoming.path())]);
  });

  it('is tidied up after a minute also when it was still in use at the first look', async () => {
    const folder = await freshFolder();
    await leave(folder, `${elsewhere}-${process.pid}-killed`, { secondsAgo: 1 });
    let [time, uptime] = [Date.now(), 0];
    const incoming = await start(folder, { now: () => time, uptime: () => uptime });
    expect(await incoming.clear()).toBe(0);
    time += 60_000;
    uptime += 60_000;
    expect(await incoming.clear()).toBe(1);
  });

  it('is left alone when the clock jumps, which makes it look silent for years', async () => {
    const folder = await freshFolder();
    const name = `${elsewhere}-${process.pid}-live`;
    await leave(folder, name, { secondsAgo: 5 });
    let [time, uptime] = [Date.now(), 0];
    const incoming = await start(folder, { now: () => time, uptime: () => uptime });
    time += 2 * 365 * 86_400_000;
    expect(await incoming.clear()).toBe(0);
    await utimes(join(folder, name), time / 1_000, time / 1_000);
    time += 60_000;
    uptime += 60_000;
    expect(await incoming.clear()).toBe(0);
    expect(await readdir(folder)).toContain(name);
  });

  it('is tidied up after at once where its number can be asked for and does not run', async () => {
    const folder = await freshFolder();
    const { pid } = spawnSync(process.execPath, ['--version']);
    await leave(folder, `${thisNamespace}-${pid}-dead`, { secondsAgo: 1 });
    // After a restart of its container, a program often has the number it had before.
    await leave(folder, `${thisNamespace}-${process.pid}-dead`, { secondsAgo: 1 });
    await writeFile(join(folder, 'half'), 'of a file');
    const incoming = await start(folder);
    expect(await incoming.clear()).toBe(3);
    expect(await incoming.isShared()).toBe(false);
  });

  it('sees that this one runs for as long as it does', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const folder = await freshFolder();
    let time = Date.now();
    const now = () => time;
    const long = await start(folder, { now, namespace: elsewhere });
    const other = await start(folder, { now });
    time += 59_000;
    expect(await other.isShared()).toBe(true);
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(async () => expect((await stat(long.path())).mtimeMs).toBeCloseTo(time, -1));
    time += 59_000;
    expect(await other.isShared()).toBe(true);
    time += 1_000;
    expect(await other.isShared()).toBe(false);
  });
});

describe('the own folder', () => {
  it('is made again when somebody removed it', async () => {
    const folder = await freshFolder();
    const incoming = await start(folder);
    await rm(incoming.path(), { recursive: true });
    await writeFile(incoming.newFilePath(), 'a song');
    expect(await readdir(incoming.path())).toHaveLength(1);
  });

  it('is not made where the whole store is away', async () => {
    const folder = join(await freshFolder(), '.incoming');
    const incoming = await start(folder);
    await rm(folder, { recursive: true });
    expect(() => incoming.newFilePath()).toThrow('ENOENT');
  });

  it('goes with its program', async () => {
    const folder = await freshFolder();
    const incoming = await createIncomingFolder(folder);
    await incoming.close();
    expect(await readdir(folder)).toEqual([]);
  });
});
