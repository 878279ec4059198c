import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOwner } from '#server/demo/content/artist.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { untilIdle } from '../bench/measure.ts';

/** Beside the sources, and not the folder in which somebody may be looking around. */
const KEPT = '.cache/demo';

/** What decides what the demo is and how it is stored. */
const madeFrom = ['src/server', 'src/shared'];

/** A data folder with the demo in it, to do with as one likes. It takes a minute to make, and is kept until the sources change. */
export async function copyDemo(): Promise<string> {
  const kept = join(KEPT, await fingerprint());
  if (!existsSync(kept)) await makeDemo(kept);
  const folder = await mkdtemp(join(tmpdir(), 'marquee-demo-'));
  await cp(kept, folder, { recursive: true });
  return folder;
}

/** The built site with the demo, once it has done what follows a start. Whoever starts it removes it. */
export async function startDemoSite(): Promise<RunningSite> {
  const site = await startRunningSite({ dataDir: await copyDemo() });
  await untilIdle(site.pid ?? 0);
  return site;
}

export const signInToDemo = ({ url }: RunningSite) => signInAt(url, demoOwner);

async function fingerprint(): Promise<string> {
  const files = await Promise.all(madeFrom.map(filesIn));
  const hash = createHash('sha256');
  for (const file of [...files.flat(), 'package-lock.json']) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

async function makeDemo(folder: string): Promise<void> {
  process.stderr.write('Making the demo, which is kept for the next time …\n');
  await rm(KEPT, { recursive: true, force: true });
  await mkdir(KEPT, { recursive: true });
  const unfinished = `${folder}.part`;
  const demo = await startRunningSite({
    program: 'dist/server/demo.js',
    environment: { DEMO_DIR: unfinished },
  });
  // The sizes of its pictures are still being made.
  await untilIdle(demo.pid ?? 0);
  await demo.stop();
  await rename(unfinished, folder);
}
