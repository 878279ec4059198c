import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOwner } from '#server/demo/demo-owner.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { untilIdle } from '#scripts/lib/process-load.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/** For its songs and videos, on a busy machine: less than a browser test may take. */
const DEMO_MS = 250_000;

type Options = {
  /** Whether the picture sizes and waveforms are made, for measuring a site at rest. */
  isPrepared?: boolean;
  /** The data folder; without one it is temporary. */
  folder?: string;
  /** The program that loads the demo from the folder `demo` above it. */
  program?: string;
  maxWaitMs?: number;
};

/** A data folder with the demo in it. */
export async function makeDemo({
  isPrepared = !isTrial,
  folder,
  program = 'dist/server/demo.js',
  maxWaitMs,
}: Options = {}): Promise<string> {
  const target = folder ?? (await mkdtemp(join(tmpdir(), 'marquee-demo-')));
  const demo = await startRunningSite({ program, environment: { DEMO_DIR: target }, startMs: DEMO_MS });
  if (isPrepared) await untilIdle(demo.pid ?? 0, maxWaitMs);
  await demo.stop();
  return target;
}

/** The built site with the demo. The caller removes it. */
export async function startDemoSite({ isPrepared = !isTrial }: Options = {}): Promise<RunningSite> {
  const site = await startRunningSite({ dataDir: await makeDemo({ isPrepared }) });
  if (isPrepared) await untilIdle(site.pid ?? 0);
  return site;
}

export const signInToDemo = ({ url }: Pick<RunningSite, 'url'>) => signInAt(url, demoOwner);
