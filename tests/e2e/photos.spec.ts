import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectDialogReady, pressEscape, test } from './fixtures.ts';

/** A finger that goes sideways over the middle of the window. */
async function swipe(page: Page, distance: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 400 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(195) });
  for (const part of [0.3, 0.6, 1])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(195 + distance * part),
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('the photo gallery', () => {
  test.use({
    content: {
      photos: [
        { title: 'Opening night', description: 'Minutes before.', location: 'Tallahassee', year: '2025' },
        { title: 'Only a title', description: null, photographer: null, location: null, year: null },
        { title: 'Lost photo', imagePath: '/api/uploads/old.jpg', picture: null },
      ],
    },
  });

  test('opens a photo with all that is known about it, and draws a placeholder for one that is gone @core', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const gallery = page.locator('#about');
    await expect(gallery.getByRole('heading', { name: 'Photo Gallery' })).toBeVisible();
    await expect(gallery.getByRole('button', { name: 'Load More' })).toBeHidden();
    const opening = gallery.getByRole('button', { name: 'Opening night' });
    // The dialog has its size before the picture is there.
    let bringPicture = () => {};
    const held = new Promise<void>((resolve) => (bringPicture = resolve));
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
    await expectAccessible(page);
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
});

test.describe('from photo to photo', () => {
  test.use({ content: { photos: 12 } });

  test('by arrow keys and buttons, past those that were shown', async ({ page }) => {
    await page.goto('/');
    const tile = page.locator('#about').getByRole('button', { name: 'Photo 11', exact: true });
    await tile.click();
    await expect(page.getByRole('dialog', { name: 'Photo 11' })).toContainText('2 / 12');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('dialog', { name: 'Photo 12' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous photo' })).toHaveCount(0);
    await test.step('the dark stage fills the window', async () => {
      const stage = page.getByRole('dialog', { name: 'Photo 12' });
      expect(await stage.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
      await expectAccessible(page);
    });
    const next = page.getByRole('button', { name: 'Next photo' });
    for (let number = 11; number >= 1; number -= 1) {
      await (number % 2 ? next.click() : page.keyboard.press('ArrowRight'));
      await expect(page.getByRole('dialog', { name: `Photo ${number}`, exact: true })).toBeVisible();
    }
    await expect(next).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('dialog', { name: 'Photo 2', exact: true })).toBeVisible();
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tile).toBeFocused();

    await page.locator('#about').getByRole('button', { name: 'Load More' }).click();
    await test.step('the wall ends flush on both sides at every width', () => expectFlushWall(page));
  });

  test('Back closes the photo, and the page stays where it was', async ({ page }) => {
    await page.goto('/music');
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/#about');
    const tile = page.locator('#about').getByRole('button', { name: 'Photo 9', exact: true });
    // Everything has arrived and the visitor has taken over, so that nothing but the dialog could move the page.
    await expect(page.getByText('No music releases available yet. Check back soon!')).toBeVisible();
    await expect(page.getByText('No videos available yet. Check back soon!')).toBeVisible();
    await expect(tile).toBeVisible();
    await page.keyboard.press('Shift');
    await tile.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await tile.click();
      await expect(page.getByRole('dialog', { name: 'Photo 9' })).toBeVisible();
      await expectDialogReady(page);
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/#about');
      await expect(tile).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    }
    // However it was closed, it left nothing behind in the history.
    await page.goBack();
    await expect(page).toHaveURL('/music');
  });

  async function expectFlushWall(page: Page): Promise<void> {
    for (const width of [320, 390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator('.photo-wall').evaluate((wall) => {
        const { left, right } = wall.getBoundingClientRect();
        const boxes = [...wall.children].map((tile) => tile.getBoundingClientRect());
        const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
        return tops.map((top) => {
          const row = boxes.filter((box) => Math.round(box.top) === top);
          return {
            starts: Math.min(...row.map((box) => box.left)) - left,
            ends: right - Math.max(...row.map((box) => box.right)),
            uneven:
              Math.max(...row.map(({ height }) => height)) - Math.min(...row.map(({ height }) => height)),
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
      await page.locator('#about').getByRole('button', { name: 'Photo 11', exact: true }).tap();
      await expect(page.getByRole('dialog', { name: 'Photo 11' })).toBeVisible();
      await swipe(page, -120);
      await expect(page.getByRole('dialog', { name: 'Photo 10' })).toBeVisible();
      await swipe(page, 120);
      await swipe(page, 120);
      await expect(page.getByRole('dialog', { name: 'Photo 12' })).toBeVisible();
      // Hardly moved, it stays; and there is nothing before the first.
      await swipe(page, -20);
      await swipe(page, 120);
      await expect(page.getByRole('dialog', { name: 'Photo 12' })).toBeVisible();
    });
  });
});
