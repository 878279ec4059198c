import type { Page } from '@playwright/test';
import {
  expect,
  expectDialogReady,
  gate,
  pressEscape,
  testOnFilledSite as test,
} from '#tests/browser/support/fixtures.ts';
import { swipe } from '#tests/browser/support/touch.ts';

test('a photo opens with all that is known about it; a missing one has a placeholder @core', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const gallery = page.locator('#about');
  await expect(gallery.getByRole('heading', { name: 'Photo Gallery' })).toBeVisible();
  const opening = gallery.getByRole('button', { name: 'Opening night' });
  // The dialog has its size before the picture is there.
  const { open: bringPicture, opened: held } = gate();
  await page.route('**/uploads/**', async (route) => {
    await held;
    await route.continue();
  });
  await opening.click();
  const dialog = page.getByRole('dialog', { name: 'Opening night' });
  const height = () => dialog.evaluate((element: HTMLElement) => element.offsetHeight);
  await expect(dialog).toContainText('Minutes before.');
  const before = await height();
  expect(before).toBeGreaterThan(400);
  bringPicture();
  await expect(dialog).toContainText('PhotographerAda Reyes');
  await expect(dialog).toContainText('LocationTallahassee');
  await expect(dialog).toContainText('Year2025');
  const picture = dialog.getByRole('img', { name: 'Opening night' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await height()).toBe(before);
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opening).toBeFocused();

  await gallery.getByRole('button', { name: 'Only a title' }).click();
  const second = page.getByRole('dialog', { name: 'Only a title' });
  await expect(second).toBeVisible();
  await expect(second).not.toContainText('Minutes before.');
  await expect(second).not.toContainText('Photographer');
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const lost = gallery.getByRole('img', { name: 'Lost photo' });
  await lost.scrollIntoViewIfNeeded();
  await expect(lost).toBeVisible();
  expect(await lost.evaluate((element) => element.tagName)).toBe('svg');
  expect(asked.filter((url) => url.includes('/api/uploads/'))).toEqual([]);
});

test('arrow keys and buttons lead from photo to photo, past those shown; the gallery is flush at every width', async ({
  page,
}) => {
  await page.goto('/');
  const tile = page.locator('#about').getByRole('button', { name: 'Opening night' });
  await tile.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 / 60');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'On stage' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous photo' })).toHaveCount(0);
  expect(await dialog.boundingBox(), 'it fills the window').toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  const next = page.getByRole('button', { name: 'Next photo' });
  for (let place = 2; place <= 9; place += 1) {
    await (place % 2 ? next.click() : page.keyboard.press('ArrowRight'));
    await expect(dialog).toContainText(`${place} / 60`);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('8 / 60');
  await pressEscape(page);
  await expect(dialog).toHaveCount(0);
  await expect(tile).toBeFocused();
  await page.locator('#about').getByRole('button', { name: 'Load More' }).click();
  await expect(page.locator('.photo-gallery > *')).toHaveCount(9);
  await expectFlushGallery(page);
});

test('Back closes the photo, and the page stays where it was', async ({ page }) => {
  await page.goto('/music');
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/#about');
  const tile = page.locator('#about').getByRole('button', { name: 'Opening night' });
  // All sections have loaded and the visitor has scrolled, so that only the dialog could move the page.
  await expect(page.getByRole('heading', { name: 'Video 120' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Latest Songs' })).toContainText('Song 120');
  await expect(tile).toBeVisible();
  await page.keyboard.press('Shift');
  await tile.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await tile.click();
    await expect(page.getByRole('dialog', { name: 'Opening night' })).toBeVisible();
    await expectDialogReady(page);
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/#about');
    await expect(tile).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
  // Closing it leaves no entry in the history.
  await page.goBack();
  await expect(page).toHaveURL('/music');
});

async function expectFlushGallery(page: Page): Promise<void> {
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator('.photo-gallery').evaluate((wall) => {
      const { left, right } = wall.getBoundingClientRect();
      const boxes = [...wall.children].map((tile) => tile.getBoundingClientRect());
      const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
      return tops.map((top) => {
        const row = boxes.filter((box) => Math.round(box.top) === top);
        return {
          starts: Math.min(...row.map((box) => box.left)) - left,
          ends: right - Math.max(...row.map((box) => box.right)),
          uneven: Math.max(...row.map(({ height }) => height)) - Math.min(...row.map(({ height }) => height)),
          height: row[0]?.height ?? 0,
        };
      });
    });
    for (const { starts, ends, uneven, height } of rows) {
      expect(Math.abs(starts), `begins at ${width} px`).toBeLessThan(1);
      expect(Math.abs(ends), `ends at ${width} px`).toBeLessThan(1);
      expect(uneven, `level at ${width} px`).toBeLessThan(1);
      if (width === 1440) expect(height).toBeGreaterThan(240);
    }
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('by a swipe', async ({ page }) => {
    await page.goto('/');
    await page.locator('#about').getByRole('button', { name: 'Only a title' }).tap();
    await expect(page.getByRole('dialog', { name: 'Only a title' })).toBeVisible();
    await swipe(page, { x: -120 });
    await expect(page.getByRole('dialog', { name: 'Lost photo' })).toBeVisible();
    for (const name of ['Only a title', 'Opening night', 'On stage']) {
      await swipe(page, { x: 120 });
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    }
    await expect(page.getByRole('dialog', { name: 'On stage' })).toBeVisible();
    // A short swipe does nothing, and the first photo has none before it.
    await swipe(page, { x: -20 });
    await swipe(page, { x: 120 });
    await expect(page.getByRole('dialog', { name: 'On stage' })).toBeVisible();
  });
});
