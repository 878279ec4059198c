import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { requireChromium } from '#scripts/chromium.ts';
import { publicPages } from '#scripts/lib/measured-pages.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/** As Lighthouse shows pages on a phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const SLOW_DOWN = 4;
/** What is still to come once the page has what it requested: the player's background, the service worker. */
const SETTLE_MS = isTrial ? 0 : 3_000;

type PageFigures = {
  path: string;
  /** Bytes on the wire with headers, and files, by kind. */
  wire: Record<Kind, { bytes: number; files: number }>;
  /** Milliseconds of each task over 50 ms. */
  longTasks: number[];
};

const kinds = {
  HTML: /^$/,
  scripts: /\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(?:avif|webp|jpe?g|png|svg)$/,
};
type Kind = keyof typeof kinds;

/** What each page of the site costs a phone that opens it for the first time: bytes, files and long tasks. */
export async function measurePages(site: string): Promise<PageFigures[]> {
  const browser = await chromium.launch({ executablePath: requireChromium() });
  try {
    const figures: PageFigures[] = [];
    for (const path of await publicPages(site)) figures.push(await measurePage(browser, site, path));
    return figures;
  } finally {
    await browser.close();
  }
}

async function measurePage(browser: Browser, site: string, path: string): Promise<PageFigures> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.addInitScript(() => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
      }).observe({ type: 'longtask', buffered: true });
      Object.assign(window, { longTasks: tasks });
    });
    await page.goto(site + path);
    const hasScripts = (await page.locator('#start').count()) > 0;
    if (hasScripts) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await wait(SETTLE_MS);
    const { loaded, longTasks } = await page.evaluate(() => ({
      loaded: [
        ...performance.getEntriesByType('navigation').map((entry) => ({ entry, file: '' })),
        ...performance
          .getEntriesByType('resource')
          .map((entry) => ({ entry, file: new URL(entry.name).pathname })),
      ].map(({ entry, file }) => ({ file, bytes: (entry as PerformanceResourceTiming).transferSize })),
      longTasks: (window as unknown as { longTasks: number[] }).longTasks,
    }));
    const wire = Object.fromEntries(
      Object.entries(kinds).map(([kind, pattern]) => {
        const files = loaded.filter(({ file, bytes }) => pattern.test(file) && bytes > 0);
        return [kind, { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.length }];
      }),
    ) as PageFigures['wire'];
    return { path, wire, longTasks };
  } finally {
    await context.close();
  }
}

export function pagesTable(pages: PageFigures[]): string {
  const names = Object.keys(kinds) as Kind[];
  const cell = ({ bytes, files }: { bytes: number; files: number }) =>
    files === 0 ? '–' : `${(bytes / 1_000).toFixed(1)} in ${files}`;
  return [
    `| page, kB on the wire | ${names.join(' | ')} | tasks over 50 ms at ${SLOW_DOWN} × slow-down |`,
    `|---|${names.map(() => '---|').join('')}---|`,
    ...pages.map(
      ({ path, wire, longTasks }) =>
        `| ${path} | ${names.map((name) => cell(wire[name])).join(' | ')} | ${longTasks.join(', ') || 'none'} |`,
    ),
  ].join('\n');
}
