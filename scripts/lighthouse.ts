import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { fillSite } from '#tests/support/content.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { requireChromium } from './chromium.ts';

/** Lighthouse's mobile judgement of a filled site. Run it over a fresh build, while the machine has nothing else to do. */

const path = process.argv[2] ?? '/';
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'];

const dataDir = await mkdtemp(join(tmpdir(), 'marquee-lighthouse-'));
const photos = Array.from({ length: 60 }, (_, place) => ({ featured: place === 0 }));
await fillSite(dataDir, { tracks: 120, videos: 120, photos });
const site = await startRunningSite({ dataDir });
const chrome = await launch({ chromePath: requireChromium(), chromeFlags: flags });
try {
  // The first visit makes the picture sizes that later ones are served.
  await judge(chrome.port);
  const results = [await judge(chrome.port), await judge(chrome.port), await judge(chrome.port)];
  const [, middle] = results.sort((one, other) => speed(one) - speed(other));
  if (middle) report(middle);
} finally {
  chrome.kill();
  await site.remove();
}

/** A recording now and then fails for reasons of the browser's own; then it is made once more. */
async function judge(port: number, attempts = 2): Promise<Result> {
  const result = await lighthouse(new URL(path, site.url).href, { port, logLevel: 'error' });
  if (!result) throw new Error('Lighthouse gave no result');
  const { runtimeError } = result.lhr;
  if (!runtimeError) return result.lhr;
  if (attempts === 1) throw new Error(`Lighthouse could not judge ${path}: ${runtimeError.message}`);
  return judge(port, attempts - 1);
}

function speed({ categories }: Result): number {
  return categories['performance']?.score ?? 0;
}

/** The middle one of three: a busy moment of the machine must not decide. */
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

  const weighed = new Set(
    Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)),
  );
  const refused = Object.values(audits).filter(
    ({ id, score, scoreDisplayMode }) =>
      weighed.has(id) && score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  for (const { id, title, displayValue } of refused) console.log(`! ${id}: ${title} ${displayValue ?? ''}`);
}
