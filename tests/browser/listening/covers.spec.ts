import type { Page } from '@playwright/test';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { expect, pressEscape, test } from '#tests/browser/support/fixtures.ts';
import { expectPlaying } from '#tests/browser/support/sound.ts';

const coverOf = (hue: number) => ({
  coverArt: '/uploads/cover.png',
  coverPicture: { width: 800, height: 600, thumbhash: null, animated: false, tint: { hue, chroma: 0.2 } },
});
const many = Array.from({ length: 12 }, () => ({}));
test.use({
  content: { tracks: [{ title: 'Dusk', ...coverOf(30) }, { title: 'Dawn', ...coverOf(250) }, ...many] },
});

const tintOf = (page: Page, place: string) =>
  page.locator(`${place} .room, .room${place}`).evaluate((room) => getComputedStyle(room).backgroundImage);

test('song page and player have the colour of the cover, readable in both themes', async ({ page }) => {
  const seen = new Set<string>();
  for (const title of ['Dawn', 'Dusk']) {
    await page.goto('/music');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const theme of ['dark', 'light'] as const) {
      await showTheme(page, theme);
      seen.add(await tintOf(page, 'main'));
      await expectAccessible(page);
    }
  }
  expect(seen.size).toBe(4);

  await page.goto('/music');
  await page.getByRole('button', { name: 'Play all' }).click();
  await expectPlaying(page);
  await page.getByRole('button', { name: /^Open now playing/ }).click();
  const player = page.getByRole('dialog', { name: 'Now playing' });
  await expect(player.getByRole('link', { name: 'Dusk', exact: true })).toBeVisible();
  const first = await tintOf(page, '[role=dialog]');
  await expectAccessible(player);
  await player.getByRole('button', { name: 'Next song' }).click();
  await expect(player.getByRole('link', { name: 'Dawn', exact: true })).toBeVisible();
  await expect.poll(() => tintOf(page, '[role=dialog]')).not.toBe(first);
  await expectAccessible(player);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a cover moves to the page of its song, to the player and back, and focus and place are right', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const moves: string[] = [];
      const places = '[role=row], [role=region], [role=dialog], main';
      Object.assign(window, { moves });
      document.startViewTransition = (update) => {
        const cover = document.querySelector('[style*="view-transition-name: cover"]');
        moves.push(`${location.pathname} ${cover?.closest(places)?.getAttribute('role') ?? 'main'}`);
        return start(update);
      };
    });
    const moves = () => page.evaluate(() => (window as unknown as { moves: string[] }).moves.splice(0));
    const named = page.locator('[style*="view-transition-name: cover"]');

    await page.goto('/music');
    // Covers move once this script is there, which the first sign of a visitor loads.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/background-')),
    );
    const link = page.getByRole('row').getByRole('link', { name: 'Dawn', exact: true });
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await page.evaluate(() => scrollY);
    const entries = await page.evaluate(() => history.length);
    const hold = await page.addStyleTag({
      content: '::view-transition-group(*) { animation-play-state: paused !important; }',
    });
    await link.dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Dawn' })).toBeInViewport();
    await expect(page.locator('#main')).toBeFocused();
    // A later second press, while the cover moves.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.locator('#main')).toBeFocused();
    await hold.evaluate((element) => (element as Element).remove());
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries + 1]);
    expect(await moves()).toEqual(['/music row']);
    await expect(named).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL('/music');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(link).toBeInViewport();
    expect(await moves()).toEqual(['/music main']);
    await expect(named).toHaveCount(0);

    await page.getByRole('button', { name: 'Play Dawn', exact: true }).click();
    const open = page.getByRole('button', { name: /^Open now playing/ });
    await open.click();
    await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeVisible();
    await pressEscape(page);
    await expect(open).toBeFocused();
    expect(await moves()).toEqual(['/music region', '/music dialog']);
    await expect(named).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dawn' })).toBeVisible();
    expect(await moves()).toEqual([]);
  });
});
