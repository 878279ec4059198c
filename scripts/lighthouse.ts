import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { apiPaths, itemPath, pagePaths, type PageKind } from '#shared/addresses.ts';
import { given, isTrial } from '../bench/measure.ts';
import { requireChromium } from './chromium.ts';
import { signInToDemo, startDemoSite } from './demo-site.ts';

/**
 * Measures the site with the demo with Lighthouse's mobile settings: home, all music, a song, a release, a video and the
 * dashboard, or the paths that are given. Needs a fresh build and an otherwise idle machine.
 */

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'];

const site = await startDemoSite();
const cookie = await signInToDemo(site);
const chrome = await launch({ chromePath: requireChromium(), chromeFlags: flags });
try {
  const everyKind = () => (isTrial ? [pagePaths.home] : pagesOfEachKind());
  for (const path of given.length > 0 ? given : await everyKind()) {
    // The first visit warms up the site.
    if (!isTrial) await measure(path, chrome.port);
    // The median of five, so that a busy moment of the machine does not decide.
    const results = [];
    for (let nth = 0; nth < (isTrial ? 1 : 5); nth += 1) results.push(await measure(path, chrome.port));
    const sorted = results.sort((one, other) => performanceScore(one) - performanceScore(other));
    const median = sorted[sorted.length >> 1];
    console.log(`\n${path}`);
    if (median) report(median);
  }
} finally {
  chrome.kill();
  await site.remove();
}

/** Of songs, releases and videos the newest. */
async function pagesOfEachKind(): Promise<string[]> {
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

/** Now and then the browser fails to record a visit; then it is tried once more. */
async function measure(path: string, port: number, attempts = 2): Promise<Result> {
  const extraHeaders = path.startsWith('/admin') ? { cookie } : null;
  const result = await lighthouse(new URL(path, site.url).href, { port, logLevel: 'error', extraHeaders });
  if (!result) throw new Error('Lighthouse gave no result');
  const { runtimeError } = result.lhr;
  if (!runtimeError) return result.lhr;
  if (attempts === 1) throw new Error(`Lighthouse could not measure ${path}: ${runtimeError.message}`);
  return measure(path, port, attempts - 1);
}

function performanceScore({ categories }: Result): number {
  return categories['performance']?.score ?? 0;
}

/** Prints the scores, the figures behind them, and every audit that did not pass. */
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
