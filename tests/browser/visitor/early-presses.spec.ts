import type { Browser, Locator, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { expectToast, fileOf, isHydrated, openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect, registerOwner, test } from '#tests/browser/support/fixtures.ts';
import { hold } from '#tests/browser/support/hold.ts';
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
  const letThrough = await hold(page, '**/assets/*.js');
  await page.goto(path);
  return { page, letThrough };
}

async function openDashboardOnSlowLine(browser: Browser, site: HostedSite, search = '') {
  const visit = await visitOnSlowLine(browser, site);
  await registerOwner(visit.page);
  await visit.page.goto(`/admin${search}`);
  return visit;
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
  const { page, letThrough } = await openDashboardOnSlowLine(browser, site);
  const tab = page.getByRole('tab', { name: 'Messages' });
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  letThrough('continue');
  await expect(page.getByRole('heading', { name: 'Contact Messages' })).toBeVisible();
  await page.context().close();
});

test('days that are chosen before the scripts have loaded are shown, and stay after another tab', async ({
  browser,
  site,
}) => {
  const { page, letThrough } = await openDashboardOnSlowLine(
    browser,
    site,
    '?tab=statistics&from=2026-03-01&to=2026-03-05',
  );
  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  await page.getByRole('button', { name: 'Show', exact: true }).tap();
  await expect(page.getByText('Compared with Feb 24 – 28, 2026')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  letThrough('continue');
  const compared = page.getByText('Compared with Feb 26 – Mar 1, 2026');
  await expect(compared).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).tap();
  await expect(compared).toHaveCount(0);
  await page.getByRole('tab', { name: 'Statistics' }).tap();
  await expect(compared).toBeVisible();
  await page.context().close();
});

test('a song that is entered before the scripts have loaded is uploaded with all that was entered', async ({
  browser,
  site,
}) => {
  const { page, letThrough } = await openDashboardOnSlowLine(browser, site);
  await page.getByLabel('Title').fill('Early Song');
  await page.getByLabel('Release Type').selectOption('EP');
  await page.getByLabel('Release Date').fill('2026-02-03');
  await page.getByLabel('Description').fill('Typed on a slow line.');
  await page.getByLabel('Featured').check();
  await page.getByLabel('Visitors may download this song').uncheck();
  await page.getByText('More about this song').tap();
  await page.getByLabel('Lyrics').fill('Morning comes');
  await page.getByLabel('Links, link 1').fill('https://open.spotify.com/track/1');
  await page.getByLabel('Audio File').setInputFiles(await fileOf('tone.mp3'));
  await page.getByRole('button', { name: 'Upload Music' }).tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  letThrough('continue');
  await expectToast(
    page,
    'Music uploaded successfully',
    'Your music has been uploaded and is now available on your website.',
  );
  const songs = (await (await page.request.get('/api/tracks')).json()) as { id: number; title: string }[];
  const id = songs.find(({ title }) => title === 'Early Song')?.id;
  expect(await (await page.request.get(`/api/tracks/${id}`)).json()).toMatchObject({
    releaseType: 'ep',
    releaseDate: '2026-02-03',
    description: 'Typed on a slow line.',
    featured: true,
    downloadable: false,
    lyrics: 'Morning comes',
    links: ['https://open.spotify.com/track/1'],
  });
  await page.context().close();
});

test('a draft of the upload form comes back, with what is typed before the scripts have loaded', async ({
  page,
}) => {
  await openDashboard(page);
  await page.getByLabel('Title').fill('Half a song');
  await page.getByLabel('Description').fill('And its story.');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:track')))
    .toContain('And its story.');
  const letThrough = await hold(page, '**/assets/*.js');
  // Does not wait for the scripts.
  await page.evaluate(() => window.location.reload());
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.getByLabel('Title').fill('A whole song');
  await page.getByLabel('Release Type').selectOption('EP');
  await page.getByLabel('Featured').check();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  letThrough();
  await expect(page.getByRole('region', { name: 'Unsaved draft' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('A whole song');
  await expect(page.getByLabel('Description')).toHaveValue('And its story.');
  await expect(page.getByLabel('Release Type')).toHaveValue('ep');
  await expect(page.getByLabel('Featured')).toBeChecked();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:track')))
    .toMatch(/A whole song.*ep.*And its story/);
});

test('the dashboard reads nothing again that came with its page', async ({ page }) => {
  await openDashboard(page);
  await page.goto('/music');
  const read: string[] = [];
  page.on('request', (request) => read.push(new URL(request.url()).pathname));
  const interrupted = page.waitForResponse('**/api/files');
  await page.goto('/admin');
  await interrupted;
  await expect(page.getByLabel('Visitors may download this song')).toBeChecked();
  expect(read.filter((path) => path.startsWith('/api/'))).toEqual(['/api/files']);
});

test('a form whose code does not arrive says so, and starts when it is tried again', async ({
  page,
  complaints,
}) => {
  await openDashboard(page);
  await page.route('**/assets/upload-track-form-*.js', (route) => route.abort());
  await page.reload();
  await page.getByLabel('Title').fill('x');
  await expect(page.getByText('This part of the dashboard could not be loaded.')).toBeVisible();
  complaints.length = 0;
  await page.unroute('**/assets/upload-track-form-*.js');
  // A pointer on its way there would be a touch, which tries again, too.
  await page.getByRole('button', { name: 'Try Again' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expect(page.getByText('Title must be at least 2 characters')).toBeVisible();
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
  expect(await isHydrated(send)).toBe(false);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(send)).toBe(true);

  await page.goto('/#home');
  await page.reload();
  expect(await isHydrated(send)).toBe(false);
  await send.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
});
