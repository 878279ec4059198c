import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillSite } from '#tests/support/content/fill-site.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/** How fast a site is saved and put back, and how much memory that takes for a small and a large one. Build first: npm run build. */
const SONG_BYTES = 10_000_000;
const SAMPLE_MS = 20;

/** A stopped site with so many songs of its own. */
async function makeSite(songs: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  const names = Array.from({ length: songs }, () => `${randomBytes(16).toString('hex')}.mp3`);
  await fillSite(folder, { tracks: names.map((name) => ({ audioFile: `/uploads/${name}` })) });
  for (const name of names) {
    // Until now they are many names of one file.
    await rm(join(folder, 'uploads', name));
    await writeFile(join(folder, 'uploads', name), randomBytes(SONG_BYTES));
  }
  return folder;
}

async function measure(program: string, args: string[], dataDir: string) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [`dist/server/${program}.js`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  while (child.exitCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    await wait(SAMPLE_MS);
  }
  return { seconds: (performance.now() - startedAt) / 1_000, peak };
}

for (const songs of isTrial ? [1] : [10, 100]) {
  const folder = await makeSite(songs);
  const archive = join(folder, 'site.tar');
  for (const [program, dataDir] of [
    ['backup', folder],
    ['restore', join(folder, 'restored')],
  ] as const) {
    const { seconds, peak } = await measure(program, [archive], dataDir);
    const mb = (await stat(archive)).size / 1e6;
    process.stdout.write(
      `${program.padEnd(8)}${Math.round(mb)} MB in ${seconds.toFixed(1)} s: ${Math.round(mb / seconds)} MB/s, peak memory ${Math.round(peak)} MB\n`,
    );
  }
  await rm(folder, { recursive: true });
}
