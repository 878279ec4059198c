import { expect, request, test as base, type Page } from '@playwright/test';
import { catalogue, catalogueRelease } from '#tests/browser/support/catalogue.ts';
import type { Content } from '#tests/support/content/fill-site.ts';
import {
  startSiteHost,
  type Environment,
  type HostedSite,
  type SiteHost,
} from '#tests/support/browser/hosted-sites.ts';

export const owner = { username: 'billy', password: 'correct horse' };

type Fixtures = {
  /** The rows of the test's own site: `test.use({ content: { tracks: 120 } })`. */
  content: Content;
  /** Settings of the test's own site. */
  environment: Environment;
  /** A separate site for this test, without an owner, and empty unless `content` fills it. */
  site: HostedSite;
  /** The errors in the console of the page; every test ends with a look at them. */
  complaints: string[];
};

type WorkerFixtures = {
  host: SiteHost;
  /** One site per worker with an owner and the whole `catalogue`, for tests that only read. */
  filledSite: HostedSite;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from these braces
    async ({}, provide) => {
      const host = startSiteHost();
      await provide(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  filledSite: [
    async ({ host }, provide) => {
      const site = await host.open(catalogue);
      await addOwnerAndRelease(site);
      await provide(site);
      await host.close(site);
    },
    { scope: 'worker' },
  ],
  content: [{}, { option: true }],
  environment: [{}, { option: true }],
  site: async ({ content, environment, host }, provide, test) => {
    const site = await host.open(content, environment);
    await provide(site);
    const errors = await host.close(site);
    if (errors.length > 0 && test.status !== test.expectedStatus)
      await test.attach('errors of the server', { body: errors.join('\n'), contentType: 'text/plain' });
  },
  baseURL: async ({ site }, provide) => provide(site.url),
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) {
      waitForHydration(page);
      waitForRoutes(page);
    }
    await provide(page);
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' || isRecorderNoise(message.text())) return;
        // A failed request is named only by the place of the message.
        const path = message.location().url.replace(/^https?:\/\/[^/]+/, '');
        complaints.push(`${message.text()} ${path}`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await provide(complaints);
      expect(complaints, 'no error in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests that only read: all of a worker share its filled site, each with a fresh browser context. */
export const testOnFilledSite = test.extend({
  site: async ({ filledSite }, provide) => provide(filledSite),
});

export { expect };

async function addOwnerAndRelease({ url }: HostedSite): Promise<void> {
  const context = await request.newContext({ baseURL: url });
  const registered = await context.post('/api/register', { data: owner });
  const made = await context.post('/api/releases', { data: catalogueRelease });
  await context.dispose();
  if (!registered.ok() || !made.ok()) throw new Error(`Not filled: ${registered.status()}, ${made.status()}`);
}

/**
 * A page that is busy when the first route is added still sends a few requests past it: Chromium tells the page later than
 * Playwright. It has been told once it has evaluated something.
 */
function waitForRoutes(page: Page): void {
  const addRoute = page.route.bind(page);
  page.route = async (...route) => {
    const added = await addRoute(...route);
    // A page that is being left has no more requests.
    await page.evaluate(() => undefined).catch(() => undefined);
    return added;
  };
}

/**
 * A server-rendered page is visible before its scripts run; a visitor is slower than a test. Without a sign of one the
 * scripts wait for a second, so something has the focus; other signs also load what only a visitor needs.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = async (isIdle: boolean) => {
    await page.evaluate(() => window.dispatchEvent(new Event('focusin')));
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    // What the scripts request belongs to it.
    if (isIdle) await page.waitForLoadState('networkidle');
  };
  page.goto = async (url, { waitUntil, ...options } = {}) => {
    const response = await goto(url, {
      ...options,
      waitUntil: waitUntil === 'networkidle' ? 'load' : waitUntil,
    });
    await hydrated(waitUntil === 'networkidle');
    return response;
  };
  page.reload = async ({ waitUntil, ...options } = {}) => {
    const response = await reload({
      ...options,
      waitUntil: waitUntil === 'networkidle' ? 'load' : waitUntil,
    });
    await hydrated(waitUntil === 'networkidle');
    return response;
  };
}

/** Playwright's recorder fetches the previews of chosen files, which the content security policy forbids. */
function isRecorderNoise(complaint: string): boolean {
  return complaint.startsWith("Connecting to 'blob:");
}

export async function registerOwner(page: Page): Promise<void> {
  const response = await page.request.post('/api/register', { data: owner });
  expect(response.status()).toBe(201);
}

/** A promise that the test resolves when it wants to, for responses that must wait. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** The visible toast says exactly this; screen readers get a copy elsewhere in the page. */
export async function expectToast(
  page: Page,
  title: string,
  description?: string,
  options?: { timeout: number },
): Promise<void> {
  // An open dialog hides everything else from the accessibility tree, though it stays visible.
  const toast = page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true });
  // Both at once: on a busy machine it may be gone between two looks.
  const titled = toast.filter({ has: page.getByText(title, { exact: true }) });
  const whole = description ? titled.filter({ has: page.getByText(description, { exact: true }) }) : titled;
  await expect(whole).toBeVisible(options);
}

/** Runs in the page. */
const isCoverMoving = () =>
  document
    .getAnimations()
    .some(
      ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition'),
    );

/**
 * An open dialog reacts to keys and to Back only once it has the focus and is known as the topmost one.
 * Radix says so by its pointer events, and adds the listener for Escape right after that render.
 */
export async function expectDialogReady(page: Page): Promise<void> {
  const topmost = page.locator('[role="dialog"]').last();
  await expect(topmost.and(page.locator(':focus-within'))).toHaveCount(1);
  await expect(topmost).toHaveCSS('pointer-events', 'auto');
  // While a cover moves to its place, nothing on the page gets a touch.
  await expect.poll(() => page.evaluate(isCoverMoving)).toBe(false);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

export async function pressEscape(page: Page): Promise<void> {
  await expectDialogReady(page);
  await page.keyboard.press('Escape');
}
