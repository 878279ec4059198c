import { expect, type Page } from '@playwright/test';
import { findLiterals, findMisfits } from '#tests/browser/support/pseudo-texts.ts';
import { test as base } from '#tests/browser/support/fixtures.ts';
import { PSEUDO_LANGUAGE, startSiteHost } from '#tests/support/browser/hosted-sites.ts';
import { inPseudoLanguage } from '#tests/support/pseudo-language.ts';

/** Sites in the pseudo-language, seen on a phone. */
export const test = base.extend({
  viewport: { width: 390, height: 844 },
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from these braces
    async ({}, provide) => {
      const host = startSiteHost({ [PSEUDO_LANGUAGE]: '1' });
      await provide(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, provide) => {
    await page.route('**/assets/en-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: inPseudoLanguage(await response.text()) });
    });
    await provide(page);
  },
});

/** Without letters, as all content of these sites: every letter on a page is from the catalogue. */
export async function registerNumberedOwner(page: Page): Promise<void> {
  const data = { username: '1234', password: '123456' };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
}

/** Everything that can be read is from the catalogue, and fits. */
export async function expectTranslated(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll('details')) closed.open = true;
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  expect.soft(await page.evaluate(findLiterals), `${screen}: literals`).toEqual([]);
  expect.soft(await page.evaluate(findMisfits), `${screen}: misfits`).toEqual([]);
}
