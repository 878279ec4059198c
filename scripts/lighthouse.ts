import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths, itemPath, pagePaths, type PageKind } from '#shared/primitives/addresses.ts';
import { requireChromium } from '#scripts/chromium.ts';
import { signInToDemo, startDemoSite } from '#scripts/demo-site.ts';
import { givenArguments, isTrial } from '#scripts/lib/trial.ts';

/**
 * Measures the demo site with Lighthouse's mobile settings: home, all music, a track, a release, a video and the
 * dashboard, or the paths given as arguments. Needs a fresh build and an otherwise idle machine.
 */

/** The newest version that runs on Node 20. It is no dependency: npx fetches it when it is needed. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --no-first-run --disable-sync';
const TIMEOUT_MS = 120_000;

type Audit = {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
};
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
};

requireLighthouse();
const chromePath = requireChromium();
const folder = await mkdtemp(join(tmpdir(), 'marquee-lighthouse-'));
const site = await startDemoSite();
const headersFile = join(folder, 'headers.json');
await writeFile(headersFile, JSON.stringify({ cookie: await signInToDemo(site) }));
try {
  const defaultPaths = () => (isTrial ? [pagePaths.home] : onePageOfEachKind());
  for (const path of givenArguments.length > 0 ? givenArguments : await defaultPaths()) {
    // The first visit warms up the site.
    if (!isTrial) await measure(path);
    // The median of five, so that one busy moment of the machine does not decide.
    const results = [];
    for (let run = 0; run < (isTrial ? 1 : 5); run += 1) results.push(await measure(path));
    const sorted = results.sort((one, other) => performanceScore(one) - performanceScore(other));
    const median = sorted[sorted.length >> 1];
    console.log(`\n${path}`);
    if (median) report(median);
  }
} finally {
  await site.remove();
  await rm(folder, { recursive: true, force: true });
}

function requireLighthouse(): void {
  const { status } = spawnSync('npx', ['--yes', LIGHTHOUSE, '--version'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: TIMEOUT_MS,
  });
  if (status === 0) return;
  console.error(`${LIGHTHOUSE} could not be installed by npx: is there a network, and an npm registry?`);
  process.exit(1);
}

/** The newest track, release and video. */
async function onePageOfEachKind(): Promise<string[]> {
  const newest = async (kind: PageKind, list: string) => {
    const [item] = (await (await fetch(`${site.url}${list}?limit=1`)).json()) as {
      id: number;
      title: string;
    }[];
    if (!item) throw new Error(`The demo has no ${kind}`);
    return itemPath(kind, item);
  };
  return [
    pagePaths.home,
    pagePaths.music,
    await newest('track', apiPaths.tracks),
    await newest('release', apiPaths.releases),
    await newest('video', apiPaths.videos),
    pagePaths.admin,
  ];
}

/** The browser sometimes fails to record a visit; then it is tried once more. */
async function measure(path: string, attempts = 2): Promise<Result> {
  const output = join(folder, 'result.json');
  const isPrivate = path.startsWith('/admin');
  execFileSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      new URL(path, site.url).href,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      ...(isPrivate ? [`--extra-headers=${headersFile}`] : []),
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: TIMEOUT_MS,
      env: { ...process.env, CHROME_PATH: chromePath },
    },
  );
  const result = JSON.parse(await readFile(output, 'utf8')) as Result;
  if (!result.runtimeError) return result;
  if (attempts === 1) throw new Error(`Lighthouse could not measure ${path}: ${result.runtimeError.message}`);
  return measure(path, attempts - 1);
}

function performanceScore({ categories }: Result): number {
  return categories['performance']?.score ?? 0;
}

/** Prints the scores, the figures behind them, and every audit that failed. */
function report({ categories, audits }: Result): void {
  for (const { title, score } of Object.values(categories)) {
    console.log(`${title.padEnd(26)} ${Math.round((score ?? 0) * 100)}`);
  }
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
    'total-byte-weight',
  ];
  for (const figure of figures) console.log(`${figure.padEnd(26)} ${audits[figure]?.displayValue ?? '–'}`);

  const scored = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)));
  const failed = Object.values(audits).filter(
    ({ id, score, scoreDisplayMode }) =>
      scored.has(id) && score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  for (const { id, title, displayValue } of failed) console.log(`! ${id}: ${title} ${displayValue ?? ''}`);
}
