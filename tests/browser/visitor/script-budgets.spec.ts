import type { APIRequestContext, Page } from '@playwright/test';
import { expect, testOnFilledSite as test } from '#tests/browser/support/fixtures.ts';

/** What the scripts of a page may cost before a visitor does anything: counted, never timed. */

/** As browsers count them: with headers. */
const MOST_BYTES = 100_000;
const MOST_FILES = 6;

/** The first link to a page about one item. */
async function firstLink(request: APIRequestContext, list: string, prefix = list): Promise<string> {
  const html = await (await request.get(list)).text();
  return new RegExp(`href="(${prefix}/[^"?#]+)"`).exec(html)?.[1] ?? '';
}

const places: Record<string, (request: APIRequestContext) => string | Promise<string>> = {
  'the home page': () => '/',
  'all music': () => '/music',
  'all videos': () => '/videos',
  'all shows': () => '/shows',
  'all news': () => '/news',
  'a song': (request) => firstLink(request, '/music'),
  'a release': (request) => firstLink(request, '/music', '/releases'),
  'a video': (request) => firstLink(request, '/videos'),
};

async function loadedScripts(page: Page) {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name: name.split('/').at(-1), transferSize })),
  );
}

/** Notes each use of `Intl` that makes the browser load the formats of every language. */
function noteFormats(): void {
  const used: string[] = [];
  Object.assign(window, { used });
  for (const name of ['DateTimeFormat', 'NumberFormat', 'DisplayNames', 'Collator'] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct: (target, parts: []) => {
          used.push(name);
          return Reflect.construct(target, parts) as object;
        },
      }),
    });
  for (const { prototype } of [Number, Date])
    Object.assign(prototype, {
      toLocaleString: new Proxy(Reflect.get(prototype, 'toLocaleString'), {
        apply: (original, value, parts: []) => {
          used.push('toLocaleString');
          return Reflect.apply(original, value, parts);
        },
      }),
    });
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const [name, find] of Object.entries(places))
  test(`${name} has few and small scripts, and loads no date formats`, async ({ page, request }) => {
    await page.addInitScript(noteFormats);
    await page.goto(await find(request), { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.waitForLoadState('networkidle');
    const loaded = await loadedScripts(page);
    const bytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const list = loaded.map(({ name: file, transferSize }) => `${file} ${transferSize}`).join('\n');
    await test.info().attach(`${bytes} bytes of scripts on the wire`, { body: list });
    expect(loaded.length, list).toBeGreaterThan(2);
    expect(loaded.length, list).toBeLessThanOrEqual(MOST_FILES);
    expect(bytes, list).toBeLessThanOrEqual(MOST_BYTES);
    expect(await page.evaluate(() => (window as unknown as { used: string[] }).used)).toEqual([]);
  });

test.describe('where it is another day', () => {
  // The songs were uploaded at noon of UTC.
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('dates are corrected in place, not rendered twice', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const date of document.querySelectorAll('time')) date.dataset['ofServer'] = date.textContent;
      }),
    );
    await page.goto('/music', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const dates = page.locator('main time');
    const corrected = () =>
      dates.evaluateAll((all) => all.filter((date) => date.textContent !== date.dataset['ofServer']).length);
    await expect.poll(corrected).toBeGreaterThan(0);
    await expect(page.locator('main time:not([data-of-server])')).toHaveCount(0);
  });
});
