import type { Browser, Page } from '@playwright/test';
import { signInToDemo, startDemoSite } from '#scripts/demo-site.ts';
import { dashboardTabs, publicPages } from '#scripts/lib/measured-pages.ts';
import { apiPaths, newsletterPaths, pagePaths } from '#shared/primitives/addresses.ts';
import { ON, settingKeys } from '#shared/site/settings.ts';
import { CALM_AFTER_MS } from '#web/start/inline-scripts.ts';
import { expect, testOnFilledSite as test } from '#tests/browser/support/fixtures.ts';
import { endTimers } from '#tests/browser/support/timers.ts';

/** What the scripts of a page may cost before a visitor does anything: counted, never timed. */

/** The bytes as browsers count them: with headers. */
const ofPage = { files: 6, bytes: 100_000 };
const ofDashboard = { files: 16, bytes: 150_000 };

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

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
test.use(phone);

type Visit = { address: string; most: { files: number; bytes: number }; cookie?: string };

/** In a browser that has never opened the site. */
async function expectFewScripts(browser: Browser, { address, most, cookie }: Visit): Promise<void> {
  const context = await browser.newContext(phone);
  if (cookie) await context.setExtraHTTPHeaders({ cookie });
  const page = await context.newPage();
  await page.addInitScript(noteFormats);
  // Otherwise the network is idle before the scripts run.
  await endTimers(page, CALM_AFTER_MS, 'at once');
  await page.goto(address, { waitUntil: 'networkidle' });
  if (cookie) await expect(page.getByRole('tablist', { name: 'Dashboard' })).toBeVisible();
  // The pages of the mailing list work without scripts.
  const hasScripts = !address.endsWith(newsletterPaths.thanks);
  if (hasScripts) await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.waitForLoadState('networkidle');
  const loaded = await loadedScripts(page);
  const bytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const list = loaded.map(({ name: file, transferSize }) => `${file} ${transferSize}`).join('\n');
  if (hasScripts) expect.soft(loaded.length, list).toBeGreaterThan(2);
  expect.soft(loaded.length, list).toBeLessThanOrEqual(most.files);
  expect.soft(bytes, list).toBeLessThanOrEqual(most.bytes);
  const used = await page.evaluate(() => (window as unknown as { used: string[] }).used);
  // The dashboard shows what the server has not formatted.
  if (!cookie) expect.soft(used).toEqual([]);
  await test.info().attach(`${address}: ${bytes} bytes of scripts on the wire`, { body: list });
  await context.close();
}

test('every kind of page has few and small scripts, and loads no date formats', async ({ browser }) => {
  const demo = await startDemoSite({ isPrepared: false });
  try {
    const cookie = await signInToDemo(demo);
    const pages = await publicPages(demo.url);
    const shown = await fetch(`${demo.url}${apiPaths.settings}/${settingKeys.privacyLink}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json', origin: demo.url },
      body: JSON.stringify({ value: ON }),
    });
    expect(shown.ok, await shown.text()).toBe(true);
    for (const path of [...pages, pagePaths.privacy])
      await test.step(path, () => expectFewScripts(browser, { address: demo.url + path, most: ofPage }));
    for (const path of dashboardTabs)
      await test.step(path, () =>
        expectFewScripts(browser, { address: demo.url + path, most: ofDashboard, cookie }),
      );
  } finally {
    await demo.remove();
  }
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
