import type { Browser, Locator, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { expect, registerOwner, test } from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';
import type { HostedSite } from '#tests/support/browser/hosted-sites.ts';

test.use({ content: { tracks: 12, videos: 8, photos: 2 } });

/** A phone on a slow line: the page is painted, its scripts wait until the test lets them through. */
async function visitOnSlowLine(browser: Browser, site: HostedSite, path = '/') {
  const { viewport, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch,
    userAgent,
    baseURL: site.url,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  let letThrough = (_how: 'continue' | 'abort') => {};
  const held = new Promise<'continue' | 'abort'>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => route[await held]());
  await page.goto(path);
  return { page, letThrough };
}

async function writeMessage(page: Page): Promise<Locator> {
  await page.getByLabel('Name').fill('Ada Reyes');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Booking');
  await page.getByRole('textbox', { name: 'Message' }).fill('Would you play at our theatre in May?');
  return page.getByRole('button', { name: 'Send Message' });
}

test('taps before the scripts have loaded are carried out later; of several songs the last one plays', async ({
  browser,
  site,
}) => {
  const { page, letThrough } = await visitOnSlowLine(browser, site);
  const music = page.locator('#music');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const play = music.getByRole('button', { name: 'Play Song 10', exact: true });
  await menu.tap();
  // Nothing happens yet, so the visitor taps again; the last song that was tapped plays.
  await play.tap();
  await music.getByRole('button', { name: 'Play Song 9', exact: true }).tap();
  await play.tap();
  await expect(play).toHaveAttribute('aria-busy', 'true');
  await music.getByRole('button', { name: 'Load More' }).tap();
  await (await writeMessage(page)).tap();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  letThrough('continue');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
  ).toBeVisible();
  await expect(music.getByRole('button', { name: 'Pause Song 10', exact: true })).toBeAttached();
  await expect(music.getByRole('heading', { level: 3 })).toHaveCount(9);
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await page.context().close();
});

test('Listen Now plays and leads to the music, also when it is pressed before the scripts have loaded', async ({
  browser,
  site,
}) => {
  const { page, letThrough } = await visitOnSlowLine(browser, site);
  await page.getByRole('link', { name: 'Listen Now' }).tap();
  letThrough('continue');
  await expect(page).toHaveURL('/#music');
  await expect(page.getByRole('region', { name: 'Player', exact: true })).toBeVisible();
  await page.context().close();
});

test('a seek before the scripts have loaded starts the song there', async ({ browser, site }) => {
  const { page, letThrough } = await visitOnSlowLine(browser, site, '/music/3');
  const seek = page.getByRole('main').getByRole('slider', { name: 'Seek in Song 3' });
  const length = Number(await seek.getAttribute('max'));
  await seek.fill(String(length / 2));
  await expect(seek).toHaveAttribute('aria-busy', 'true');
  letThrough('continue');
  await expectPlaying(page);
  expect(await sound(page).time()).toBeGreaterThan(length / 2 - 1);
  await page.context().close();
});

test('a tab of the dashboard is opened, also when it is pressed before the scripts have loaded', async ({
  browser,
  site,
}) => {
  const { page, letThrough } = await visitOnSlowLine(browser, site);
  await registerOwner(page);
  await page.goto('/admin');
  const tab = page.getByRole('tab', { name: 'Messages' });
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  letThrough('continue');
  await expect(page.getByRole('heading', { name: 'Contact Messages' })).toBeVisible();
  await page.context().close();
});

test('scripts that fail because the page is left are no error', async ({ browser, site }) => {
  const { page, letThrough } = await visitOnSlowLine(browser, site);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.wheel(0, 100);
  letThrough('abort');
  await failed;
  await page.goto('/manifest.webmanifest');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a message is sent as a plain form when the scripts never arrive', async ({ browser, site }) => {
  const { page, letThrough } = await visitOnSlowLine(browser, site);
  await (await writeMessage(page)).tap();
  letThrough('abort');
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  await expect(page).not.toHaveURL('/');
  await page.context().close();
});

test('text typed into the search before the scripts have loaded is searched for', async ({
  browser,
  site,
}) => {
  const { page, letThrough } = await visitOnSlowLine(browser, site, '/music');
  await page.getByPlaceholder('Search music...').fill('Song 12');
  letThrough('continue');
  await expect(page).toHaveURL('/music?q=Song+12');
  await expect(page.getByRole('main').getByRole('link', { name: 'Song 11', exact: true })).toHaveCount(0);
  await page.context().close();
});

test('a section far below is hydrated when it comes near, or at once when it is pressed', async ({
  page,
}) => {
  await page.goto('/');
  const send = page.getByRole('button', { name: 'Send Message' });
  const isHydrated = () =>
    send.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
  expect(await isHydrated()).toBe(false);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(isHydrated).toBe(true);

  await page.goto('/#home');
  await page.reload();
  expect(await isHydrated()).toBe(false);
  await send.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
});
