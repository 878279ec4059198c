import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { mediaFixture } from '#tests/support/media/fixtures.ts';
import {
  expect,
  expectDialogReady,
  pressEscape,
  test,
  testOnFilledSite,
} from '#tests/browser/support/fixtures.ts';

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const tiktok = 'tiktok:@billy/video/7291827364512345678';

const shelf = [
  {
    title: 'Premiere',
    videoType: 'musicVideo' as const,
    description: 'Filmed in one take',
    duration: 221,
    featured: true,
    embedUrl: null,
    videoFile: '/uploads/a.mp4',
    views: 1999,
    thumbnail: '/uploads/thumbnail.jpg',
    thumbnailPicture: null,
  },
  {
    title: 'On YouTube',
    videoType: 'livePerformance' as const,
    embedUrl: youtube,
    videoFile: null,
    views: 3_400_000,
  },
  { title: 'On TikTok', videoType: 'comedy' as const, embedUrl: tiktok, videoFile: null, views: 0 },
  {
    title: 'On Vimeo',
    videoType: 'tutorial' as const,
    embedUrl: 'https://vimeo.com/76979871',
    videoFile: null,
  },
  {
    title: 'Lost file',
    videoType: 'tutorial' as const,
    embedUrl: null,
    videoFile: '/api/uploads/old.mp4',
    thumbnail: '/api/uploads/old.jpg',
    thumbnailPicture: null,
  },
  { title: 'Nothing there', videoType: 'tutorial' as const, embedUrl: null, videoFile: null },
];

/** Replaces every other site, and lists the hosts that were requested. */
async function otherSites(page: Page, ownUrl: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(ownUrl).origin,
    async (route) => {
      asked.push(new URL(route.request().url()).hostname);
      await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    },
  );
  return asked;
}

async function storedViews(page: Page, wanted: string): Promise<number | undefined> {
  const videos = (await (await page.request.get('/api/videos')).json()) as { title: string; views: number }[];
  return videos.find(({ title }) => title === wanted)?.views;
}

test.describe('on the home page', () => {
  test.use({ content: { videos: shelf } });

  test('a file plays in a dialog, each play counts one view, and an older page never shows fewer', async ({
    page,
  }) => {
    let counted = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/view')) counted += 1;
    });
    await page.goto('/');
    const featured = page.locator('#videos article').first();
    await expect(featured.getByRole('heading', { name: 'Premiere' })).toBeVisible();
    await expect(featured).toContainText(/Music Video · 1k views.*Filmed in one take.*3:41/);
    await featured.getByRole('button', { name: 'Play Premiere' }).click();

    const dialog = page.getByRole('dialog', { name: 'Premiere' });
    const video = dialog.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.3);
    await expect(video).toHaveAttribute('controls', '');
    await expect(video).toHaveAttribute('poster', /^\/uploads\/thumbnail/);
    const box = await video.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);

    await pressEscape(page);
    await expect(dialog).toBeHidden();
    await expect(featured.getByRole('button', { name: 'Play Premiere' })).toBeFocused();
    await expect(featured).toContainText('Music Video · 2k views');
    expect(counted).toBe(1);

    await featured.getByRole('button', { name: 'Watch Premiere' }).press('Enter');
    await expect(video).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => storedViews(page, 'Premiere')).toBe(2001);

    const html = await (await page.request.get('/')).text();
    expect(html, 'the cached page has the older count').toContain('1k');
    await page.reload();
    await expect(featured).toContainText('2k views');
    // In the list of all videos too.
    await page.request.get('/videos');
    await page.goto('/videos');
    const views = page.getByRole('row').filter({ hasText: 'Premiere' }).getByRole('cell').nth(2);
    await expect(views).toContainText('2.0K');

    await test.step('also before the scripts have loaded, and in another tab', async () => {
      const other = await page.context().newPage();
      await other.route('**/assets/*.js', (route) => route.abort());
      await other.goto('/');
      await expect(other.locator('#videos article').first()).toContainText('2k views');
      await other.close();
    });
  });

  test('on a phone a video goes from edge to edge in its own shape', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const video = page.getByRole('dialog').locator('video');
    const box = async () => (await video.boundingBox()) ?? { x: -1, width: 0, height: 0 };
    await page.getByRole('button', { name: 'Play Premiere' }).click();
    await expect.poll(async () => (await box()).height).toBeCloseTo((390 * 9) / 16, 0);
    expect(await box()).toMatchObject({ x: 0, width: 390 });
    await expectDialogReady(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');

    // The same address with an upright video.
    const upright = await readFile(await mediaFixture('turned.mp4'));
    await page.route('**/uploads/a.mp4', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: upright }),
    );
    await page.getByRole('button', { name: 'Play Premiere' }).click();
    await expect.poll(async () => (await box()).height).toBeCloseTo((390 * 16) / 9, 0);
    expect(await box()).toMatchObject({ x: 0, width: 390 });
  });

  test('nothing is asked of another site before play is pressed', async ({ page, site }) => {
    const asked = await otherSites(page, site.url);
    await page.goto('/');
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Play On YouTube' }).hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.getByRole('button', { name: 'Play On YouTube' }).click();
    const frame = page.getByRole('dialog', { name: 'On YouTube' }).locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    await expect(frame).toHaveAttribute('title', 'On YouTube');
    await expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; picture-in-picture; encrypted-media');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']));
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.getByRole('button', { name: 'Play On Vimeo' }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    );
    await page.getByRole('button', { name: 'Close' }).click();

    const others = page.locator('#videos li').filter({ hasNotText: 'On TikTok' });
    const places = () =>
      others.evaluateAll((cards) => cards.map((card) => JSON.stringify(card.getBoundingClientRect())));
    const tiktok = page.getByRole('button', { name: 'Play On TikTok' });
    await tiktok.scrollIntoViewIfNeeded();
    const before = await places();
    await tiktok.click();
    const inline = page.locator('#videos iframe');
    await expect(inline).toHaveAttribute(
      'src',
      'https://www.tiktok.com/player/v1/7291827364512345678?autoplay=1',
    );
    await expect(inline).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#videos')).toContainText('Comedy · 1 view ·');
    await expect(page.locator('script[src*="tiktok"]')).toHaveCount(0);

    await test.step('it plays in its card, and no other card moves', async () => {
      expect(await places()).toEqual(before);
      expect((await inline.boundingBox())?.height, 'an upright video has room').toBeGreaterThan(500);
      await page.getByRole('button', { name: 'Close On TikTok' }).click();
      await expect(inline).toHaveCount(0);
      await expect(tiktok).toBeFocused();
    });

    await test.step('a video without a source says so, and is not counted', async () => {
      let counted = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/view')) counted += 1;
      });
      await page.getByRole('button', { name: 'Play Lost file' }).click();
      await expect(page.getByText('Video not available in deployment')).toBeVisible();
      await pressEscape(page);
      await page.getByRole('button', { name: 'Play Nothing there' }).click();
      await expect(page.getByText('No video source available')).toBeVisible();
      expect(counted).toBe(0);
    });
  });
});

test.describe('on the page of all videos', () => {
  test.use({ content: { videos: shelf } });

  async function expectSearch(page: Page): Promise<void> {
    const rows = page.getByRole('row');
    await page.getByPlaceholder('Search videos...').fill('ON y');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL('/videos?q=ON+y');
    await page.getByPlaceholder('Search videos...').fill('tutorial');
    await expect(rows).toHaveCount(4);
    await page.reload();
    await expect(page.getByPlaceholder('Search videos...')).toHaveValue('tutorial');
    await expect(rows).toHaveCount(4);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billy' })).toBeVisible();
    await page.goBack();
    await expect(page.getByPlaceholder('Search videos...')).toHaveValue('tutorial');
    await expect(rows).toHaveCount(4);
    await page.getByPlaceholder('Search videos...').fill('zzz');
    await expect(page.getByText('No videos match “zzz”.')).toBeVisible();
    await page.getByPlaceholder('Search videos...').fill('');
    await expect(page).toHaveURL('/videos');
    await expect(rows).toHaveCount(7);
  }

  test('the table shows every fact, and Watch plays or leads to the page @core', async ({
    page,
    site,
    context,
  }) => {
    const asked = await otherSites(page, site.url);
    await page.goto('/videos');
    await expect(page).toHaveTitle('All Videos – Billy');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Thumbnail',
      'Title',
      'Views',
      'Category',
      'Upload Date',
      'Watch',
    ]);
    await test.step('search finds by title or type, and is in the address', () => expectSearch(page));
    const rows = page.getByRole('row');
    await expect(rows.nth(1)).toContainText('Premiere');
    await expect(rows.nth(1)).toContainText('2.0K');
    await expect(rows.nth(1)).toContainText('Mar 5, 2026');
    await expect(rows.nth(2)).toContainText('3.4M');
    await expect(rows.nth(2).getByRole('cell').nth(1)).toContainText('Live Performance');
    await expect(rows.nth(2).getByRole('cell').nth(3)).toHaveText('Live Performance');

    await page.getByRole('button', { name: 'Watch Premiere' }).click();
    const video = page.getByRole('dialog').locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.3);
    await pressEscape(page);
    await page.getByRole('button', { name: 'Watch On YouTube' }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /youtube-nocookie/);
    // Not by a key, which the frame of the other site may catch.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await context.route('https://www.tiktok.com/**', (route) => route.fulfill({ body: 'TikTok' }));
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Watch On TikTok' }).click(),
    ]);
    await expect(tab).toHaveURL('https://www.tiktok.com/@billy/video/7291827364512345678');
    await expect(rows.nth(3).getByRole('cell').nth(2)).toHaveText(/^1/);
    expect(asked).not.toContain('www.tiktok.com');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

testOnFilledSite(
  'the list grows as one scrolls, and the search finds videos that are not shown yet',
  async ({ page }) => {
    await page.goto('/videos');
    const rows = page.locator('tbody tr');
    const search = page.getByPlaceholder('Search videos...');
    for (const count of [50, 100, 120]) {
      await expect(rows).toHaveCount(count);
      await rows.last().scrollIntoViewIfNeeded();
    }
    // A reload keeps the place in the page, and the end of the list loads more.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.reload();
    await expect(rows).toHaveCount(50);
    await search.fill('video 12');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('2 videos found');
    await expect(rows).toHaveText([/Video 120/, /Video 12/]);
  },
);
