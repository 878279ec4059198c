import type { Locator, Page } from '@playwright/test';
import { expect, test as ownSiteTest, testOnFilledSite as test } from '#tests/browser/support/fixtures.ts';
import { expectPlaying } from '#tests/browser/support/sound.ts';

const section = (page: Page) => page.locator('#music');
const cards = (page: Page) => section(page).getByRole('article');
const rows = (page: Page) => page.locator('tbody tr');

test('the newest song is in front of six others; a heart lasts until a reload; all music is one link away', async ({
  page,
}) => {
  await page.goto('/');
  const stage = page.getByRole('region', { name: 'Latest Songs' });
  await expect(stage.getByRole('heading', { name: 'Latest Songs' })).toBeVisible();
  await expect(stage).toContainText('Song 120');
  await expect(section(page).getByRole('heading', { name: 'Music', exact: true })).toBeVisible();
  await expect(section(page)).toContainText("Stream or download Billy's latest tracks.");
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).first()).toContainText('Song 119');
  await expect(cards(page).first()).toContainText('Album · 2026');
  await expect(section(page)).not.toContainText('Song 120');
  await page.getByRole('button', { name: 'Load More' }).first().click();
  await expect(cards(page)).toHaveCount(9);

  await section(page).getByRole('link', { name: 'See All Music' }).click();
  await expect(page.getByRole('heading', { name: 'All Music' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(9);

  const heart = cards(page).first().getByRole('button', { name: 'Favourite Song 119' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await test.step('beside the heading on wide screens, below the list on small ones', async () => {
    await stage.getByRole('link', { name: 'See All Music' }).click();
    await expect(page).toHaveURL('/#music');
    await expect(section(page)).toBeInViewport();
    const seeAll = section(page).getByRole('link', { name: 'See All Music' });
    const top = async () => (await seeAll.boundingBox())?.y ?? 0;
    const list = async () => (await section(page).getByRole('list').boundingBox()) ?? { y: 0, height: 0 };
    await expect(seeAll).toHaveCount(1);
    expect(await top()).toBeLessThan((await list()).y);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(seeAll).toHaveCount(1);
    const { y, height } = await list();
    expect(await top()).toBeGreaterThan(y + height);
    await seeAll.click();
    await expect(page).toHaveTitle('All Music – Billy');
  });
});

test('songs are downloaded from home; Listen Now starts the featured one; a playing card is whole at every width', async ({
  page,
}) => {
  await page.goto('/');
  for (const title of ['Song 120', 'Song 119']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Download ${title}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${title}.mp3`);
  }
  await page.getByRole('link', { name: 'Listen Now' }).click();
  await expect(page).toHaveURL('/#music');
  await expect(section(page).getByRole('heading', { name: 'Music', exact: true })).toBeInViewport();
  const bar = page.getByRole('region', { name: 'Player', exact: true });
  await expect(bar.getByRole('button', { name: 'Pause Song 120' })).toBeVisible();
  await expectPlaying(page);
  await bar.getByRole('button', { name: 'Next song' }).click();
  await expect(bar).toContainText('Song 119');

  const player = cards(page).first().getByRole('group', { name: 'Player for Song 119' });
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await player.scrollIntoViewIfNeeded();
    await expect(player.getByRole('button', { name: 'Mute', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(player.getByText('/ 1:30')).toBeInViewport({ ratio: 1 });
    const wave = await player.getByRole('slider').locator('xpath=..').boundingBox();
    expect(wave?.width, `the waveform at ${width} px`).toBeGreaterThan(100);
  }
});

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('the buttons of a row show when it is pointed at, focused or played, and it keeps its height', async ({
  page,
}) => {
  await page.goto('/music');
  const row = rows(page).filter({ hasText: 'Song 119' });
  const play = row.getByRole('button', { name: 'Play Song 119' });
  const download = row.getByRole('link', { name: /^Download/ });
  const expectQuiet = async () => {
    await expect(play).toHaveCSS('background-color', TRANSPARENT);
    await expect(download).toHaveCSS('border-top-color', TRANSPARENT);
  };
  await expectQuiet();
  await row.hover();
  await expect(play).not.toHaveCSS('background-color', TRANSPARENT);
  await expect(download).not.toHaveCSS('border-top-color', TRANSPARENT);
  await page.getByRole('heading', { name: 'All Music' }).hover();
  await expectQuiet();
  await play.focus();
  await expect(download).not.toHaveCSS('border-top-color', TRANSPARENT);
  await play.press('Enter');
  await page.getByRole('searchbox').focus();
  await expect(row.getByRole('button', { name: 'Pause Song 119' })).not.toHaveCSS(
    'background-color',
    TRANSPARENT,
  );

  const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(row.getByRole('slider')).toBeVisible();
  const before = await height();
  await page.getByRole('button', { name: 'Close player' }).click();
  await expect(row.getByRole('slider')).toHaveCount(0);
  expect(await height()).toBe(before);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a low row plays and pauses wherever it is pressed, and leads to its page and its file', async ({
    page,
  }) => {
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/music');
      const row = rows(page).filter({ hasText: 'Song 119' });
      const title = row.getByText('Song 119', { exact: true });
      const colourOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);
      // The player may have Song 119 from before already.
      const quiet = await colourOf(rows(page).getByText('Song 120', { exact: true }));
      // On the title, which covers no more than its letters.
      const { x = 0, y = 0 } = (await title.boundingBox()) ?? {};
      await page.touchscreen.tap(x + 5, y + 5);
      await expectPlaying(page);
      await expect(row.getByRole('button', { name: 'Pause Song 119' })).toBeVisible();
      await expect.poll(() => colourOf(title)).not.toBe(quiet);
      expect((await row.boundingBox())?.height, `at ${width} px`).toBe(64);
      await page.touchscreen.tap(x + 5, y + 5);
      await expect(row.getByRole('button', { name: 'Play Song 119' })).toBeVisible();
      await expect(row.getByRole('link', { name: /^Download Song 119/ })).toBeInViewport({ ratio: 1 });
      await row.locator('a[aria-hidden]').tap();
      await expect(page).toHaveURL(/\/music\/119-song-119$/);
    }
  });
});

ownSiteTest.describe('one song', () => {
  ownSiteTest.use({ content: { tracks: 1 } });

  ownSiteTest('is in front, and the section below keeps its heading', async ({ page }) => {
    await page.goto('/');
    const stage = page.getByRole('region', { name: 'Latest Songs' });
    await expect(stage).toContainText('Song 1');
    await expect(page.getByText('No music releases available yet. Check back soon!')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See All Music' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('link', { name: 'Listen Now' }).click();
    await expect(page).toHaveURL('/#music');
    const music = page.locator('#music');
    await expect(music).toBeFocused();
    await expect(music.getByRole('heading', { name: 'Music', exact: true })).toBeInViewport();
    await expect(music).toContainText("Stream or download Billy's latest tracks.");
    await expect(music.getByRole('listitem')).toHaveCount(0);
    await expect(stage.getByRole('button', { name: 'Pause Song 1' })).toBeAttached();
  });
});
