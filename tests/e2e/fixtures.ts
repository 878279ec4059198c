import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Content } from '#tests/support/fill-site.ts';
import { startSiteHost, type HostedSite, type SiteHost } from '#tests/support/hosted-sites.ts';

export const owner = { username: 'billy', password: 'correct horse' };

type Fixtures = {
  /** What the site holds before it starts: `test.use({ content: { tracks: 120 } })`. */
  content: Content;
  /** A site of this test's own, without an owner, and empty unless `content` fills it. */
  site: HostedSite;
  /** What the page complained about; every test ends with a look at it. */
  complaints: string[];
};

export const test = base.extend<Fixtures, { host: SiteHost }>({
  host: [
    // The first argument is Playwright's, which reads the needs of a fixture from its braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const host = startSiteHost();
      await provide(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  content: [{}, { option: true }],
  site: async ({ content, host }, provide, test) => {
    const site = await host.open(content);
    await provide(site);
    const errors = await host.close(site);
    if (errors.length > 0 && test.status !== test.expectedStatus)
      await test.attach('errors of the server', { body: errors.join('\n'), contentType: 'text/plain' });
  },
  baseURL: async ({ site }, provide) => provide(site.url),
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitUntilAlive(page);
    await provide(page);
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !isTracing(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await provide(complaints);
      expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** The page is drawn before its scripts have taken over; a visitor's hand is slower than a test's. */
function waitUntilAlive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const alive = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  page.goto = async (...where) => {
    const response = await goto(...where);
    await alive();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await alive();
    return response;
  };
}

/** Playwright's recorder fetches the previews of chosen files, which the site's policy rightly forbids. */
function isTracing(complaint: string): boolean {
  return complaint.startsWith("Connecting to 'blob:");
}

export { expect };

export async function registerOwner(page: Page): Promise<void> {
  const response = await page.request.post('/api/register', { data: owner });
  expect(response.status()).toBe(201);
}

export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
}

/** No rule of WCAG 2 A/AA or axe's best practices is broken on the page, or the part of it, as it stands. */
export const expectAccessible = (part: Page | Locator): Promise<void> => expectNoViolation(part, {});

/** Neither in the theme on show nor in the other, which has the same page in other colours: only these are looked at. */
export async function expectAccessibleInBothThemes(part: Page | Locator): Promise<void> {
  await expectAccessible(part);
  await switchTheme(part);
  await expectNoViolation(part, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await switchTheme(part);
}

/** As the switch in the header does, which a dialog may cover. */
const switchTheme = (part: Page | Locator) =>
  pageOf(part).evaluate(() => document.documentElement.classList.toggle('dark'));

const pageOf = (part: Page | Locator): Page => ('page' in part ? part.page() : part);

async function expectNoViolation(part: Page | Locator, which: { runOnly?: string[] }): Promise<void> {
  await untilStill(pageOf(part));
  await bringAxe(pageOf(part));
  const element = 'page' in part ? part : part.locator(':root');
  const found = await element.evaluate(
    async (place, options) => {
      const { axe: judge } = window as unknown as { axe: typeof axe };
      const { violations } = await judge.run(place, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    // Describing all that is well would take half as long again.
    { resultTypes: ['violations' as const], ...which },
  );
  expect(found).toEqual([]);
}

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** It is as large as all our own scripts together: a page gets it once, however often it is looked at. */
async function bringAxe(page: Page): Promise<void> {
  const script = await readFile(axeScript, 'utf8');
  for (const frame of page.frames()) {
    try {
      await frame.waitForLoadState();
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script);
    } catch (error) {
      // A preview may give way to the next one meanwhile.
      if (!frame.isDetached()) throw error;
    }
  }
}

/**
 * What is still fading in has not its own colours yet. More than once: a colour that is taken over from something that
 * fades itself begins to fade anew with each of its steps.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // Not for ever: something may move as long as a song is on.
    for (let round = 0; round < 10 && passing().length > 0; round += 1)
      await Promise.allSettled(passing().map(({ finished }) => finished));
  });
}

/** The message on show says exactly this; screen readers hear a copy of it elsewhere in the page. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  // An open dialog hides everything else from the page's roles, but not from the eye.
  const toast = page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

/** An opened dialog has taken the focus: only from then on it hears of keys and of Back. */
export async function expectDialogReady(page: Page): Promise<void> {
  const uppermost = page.locator('[role="dialog"]').last();
  await expect(uppermost.and(page.locator(':focus-within'))).toHaveCount(1);
}

export async function pressEscape(page: Page): Promise<void> {
  await expectDialogReady(page);
  await page.keyboard.press('Escape');
}
