import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { demoOwner } from '#server/demo/content/artist.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { isTrial, untilIdle } from '../bench/measure.ts';

/** Beside the sources, and not the folder in which somebody may be looking around. */
const KEPT = '.cache/demo';

/** What decides what the demo is and how it is stored. */
const madeFrom = ['src/server', 'src/shared'];

type Options = {
  /** Whether the sizes of its pictures and its waveforms are there: for whoever measures a site that is at rest. */
  isPrepared?: boolean;
};

/** A data folder with the demo in it, to do with as one likes. It takes minutes to make, and is kept until the sources change. */
export async function copyDemo({ isPrepared = !isTrial }: Options = {}): Promise<string> {
  const kept = join(KEPT, await fingerprint());
  const [fresh, prepared] = [join(kept, 'fresh'), join(kept, 'prepared')];
  if (!existsSync(kept)) await rm(KEPT, { recursive: true, force: true });
  if (!existsSync(fresh)) await keep(fresh, makeDemo);
  if (isPrepared && !existsSync(prepared)) await keep(prepared, (folder) => prepareDemo(fresh, folder));
  const folder = await mkdtemp(join(tmpdir(), 'marquee-demo-'));
  await cp(isPrepared ? prepared : fresh, folder, { recursive: true });
  return folder;
}

/** The built site with the demo; a prepared one once it has done what follows a start. Whoever starts it removes it. */
export async function startDemoSite({ isPrepared = !isTrial }: Options = {}): Promise<RunningSite> {
  const site = await startRunningSite({ dataDir: await copyDemo({ isPrepared }) });
  if (isPrepared) await untilIdle(site.pid ?? 0);
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

/** Under its name only when it is whole. */
async function keep(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await make(unfinished);
  await rename(unfinished, folder);
}

async function makeDemo(folder: string): Promise<void> {
  process.stderr.write('Making the demo, which is kept for the next time …\n');
  const demo = await startRunningSite({ program: 'dist/server/demo.js', environment: { DEMO_DIR: folder } });
  await demo.stop();
}

async function prepareDemo(fresh: string, folder: string): Promise<void> {
  process.stderr.write('Making the sizes of its pictures …\n');
  await cp(fresh, folder, { recursive: true });
  const site = await startRunningSite({ dataDir: folder });
  await untilIdle(site.pid ?? 0);
  await site.stop();
}
