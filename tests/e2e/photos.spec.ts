import { expect, expectAccessible, test } from './fixtures.ts';

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

  test('opens a photo with all that is known about it, and closing clears it', async ({ page }) => {
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
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opening).toBeFocused();

    await gallery.getByRole('button', { name: 'Only a title' }).click();
    const second = page.getByRole('dialog', { name: 'Only a title' });
    await expect(second).toBeVisible();
    await expect(second).not.toContainText('Minutes before.');
    await expect(second).not.toContainText('Photographer');
    await second.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('draws a placeholder for a photo that is gone', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const lost = page.locator('#about').getByRole('img', { name: 'Lost photo' });
    await lost.scrollIntoViewIfNeeded();
    await expect(lost).toBeVisible();
    expect(await lost.evaluate((element) => element.tagName)).toBe('svg');
    expect(asked.filter((url) => url.includes('/api/uploads/'))).toEqual([]);
  });
});
