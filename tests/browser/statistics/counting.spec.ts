import { request, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Statistics } from '#shared/statistics/statistics.schema.ts';
import { expect, owner, test as base } from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';

/** A second of them is a play; their files are longer. */
const short = { duration: 2 };

const test = base.extend<{ dashboard: APIRequestContext }>({
  /** The owner elsewhere, so that the page is a visitor's. */
  dashboard: async ({ site }, provide) => {
    const context = await request.newContext({ baseURL: site.url });
    await context.post('/api/register', { data: owner });
    await provide(context);
    await context.dispose();
  },
});

test.use({
  content: { tracks: [short, {}, short, short], videos: [{ ...short, videoFile: '/uploads/clip1.mp4' }] },
});

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function counted(dashboard: APIRequestContext): Promise<Statistics> {
  const range = `from=${dayFromNow(-1)}&to=${dayFromNow(1)}`;
  const response = await dashboard.get(`${apiPaths.statistics}?${range}`);
  return (await response.json()) as Statistics;
}

const playsOf = (items: Statistics['tracks']) =>
  Object.fromEntries(items.filter(({ plays }) => plays > 0).map(({ title, plays }) => [title, plays]));

const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });

/** Heard enough of, and left. */
async function playElsewhere(context: BrowserContext): Promise<void> {
  const player = await context.newPage();
  await player.goto('/embed/music/4');
  await player.getByRole('button', { name: 'Play Song 4' }).click();
  await hear(player);
  await player.goto('about:blank');
}

async function play(page: Page, title: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Play ${title}` })
    .click();
  await expect(bar(page)).toContainText(title);
}

/** Enough of a short song for a play. */
const hear = (page: Page) => expect.poll(sound(page).time).toBeGreaterThan(1.3);

function requestsToStatistics(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (pathname.startsWith(apiPaths.statistics)) sent.push(pathname);
  });
  return sent;
}

test('each page that is seen is a visit: by its address, by a link, by Back without a network, by a reload', async ({
  page,
  context,
  dashboard,
}) => {
  await page.goto('/', { referer: 'https://www.example.com/an/article' });
  const loaded = page.waitForResponse('**/api/tracks/4/neighbours');
  // Back shows the whole page again, so it needs the scripts of every section.
  const parts = ['videos', 'about', 'contact'].map((part) =>
    page.waitForResponse(new RegExp(`/assets/${part}-section-.*js$`)),
  );
  await page.getByRole('main').getByRole('link', { name: 'Song 4', exact: true }).first().click();
  await loaded;
  for (const response of await Promise.all(parts)) await response.finished();
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
  const sent = page.waitForResponse(`**${apiPaths.visits}`);
  await context.setOffline(false);
  await sent;
  await page.reload();
  const visits = async () => {
    const { pages, referrers, totals } = await counted(dashboard);
    return { pages: pages.map((each) => [each.title, each.visits]), referrers, visitors: totals.visitors };
  };
  await expect.poll(visits).toEqual({
    pages: [
      [null, 3],
      ['Song 4', 1],
    ],
    referrers: [{ host: 'example.com', visits: 1 }],
    visitors: 1,
  });
});

test('a song is counted once, whether it is skipped, ends, is reloaded or heard without a network', async ({
  page,
  context,
  dashboard,
}) => {
  await page.goto('/music');
  await play(page, 'Song 4');
  await hear(page);
  const next = bar(page).getByRole('button', { name: 'Next song' });
  await next.click();
  await expect(bar(page)).toContainText('Song 3');
  await expectPlaying(page);
  await next.click();
  await expect(bar(page)).toContainText('Song 2');
  await hear(page);
  await bar(page).getByRole('button', { name: 'Pause Song 2' }).click();
  await bar(page).getByRole('button', { name: 'Play Song 2' }).click();
  await bar(page).getByRole('slider', { name: 'Seek in Song 2' }).fill('89.5');
  await expect.poll(sound(page).isPaused).toBe(true);

  await play(page, 'Song 1');
  await hear(page);
  await page.reload();
  await bar(page).getByRole('button', { name: 'Play Song 1' }).click();
  await expectPlaying(page);
  const goesOnAt = await sound(page).time();
  expect(goesOnAt).toBeGreaterThan(1.3);
  // Enough for another play.
  await expect.poll(sound(page).time).toBeGreaterThan(goesOnAt + 1.3);

  await play(page, 'Song 4');
  await hear(page);
  await context.setOffline(true);
  await bar(page).getByRole('button', { name: 'Close player' }).click();
  const sent = page.waitForResponse(`**${apiPaths.plays}`);
  await context.setOffline(false);
  expect((await sent).status()).toBe(204);

  const plays = async () => playsOf((await counted(dashboard)).tracks);
  await expect.poll(plays).toEqual({ 'Song 4': 2, 'Song 2': 1, 'Song 1': 1 });
});

test('a video is counted once with its view, and players on other sites count too', async ({
  page,
  context,
  dashboard,
}) => {
  await page.goto('/videos/1');
  await page.getByRole('main').getByRole('button', { name: 'Play Video 1' }).click();
  const time = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await expect.poll(time).toBeGreaterThan(1.3);
  await page.goto('/music');
  await playElsewhere(context);
  const heard = async () => {
    const { tracks, videos } = await counted(dashboard);
    return { ...playsOf(tracks), ...playsOf(videos), isKnown: videos[0]?.heard !== null };
  };
  await expect.poll(heard).toEqual({ 'Song 4': 1, 'Video 1': 1, isKnown: true });
});

for (const [name, ask] of [
  [
    'the owner has turned the statistics off',
    (_context: BrowserContext, dashboard: APIRequestContext) =>
      dashboard.put('/api/settings/statistics', { data: { value: 'off' } }),
  ],
  [
    'the browser asks for privacy',
    (context: BrowserContext) =>
      context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  ],
] as const)
  test(`nothing is sent when ${name}`, async ({ page, context, dashboard }) => {
    await ask(context, dashboard);
    const sent = requestsToStatistics(context);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Song 4', exact: true }).first().click();
    await play(page, 'Song 4');
    await hear(page);
    await page.goto('/');
    await playElsewhere(context);
    expect(sent).toEqual([]);
  });
