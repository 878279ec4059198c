import type { Page } from '@playwright/test';
import { respondNext } from '#tests/browser/support/dashboard.ts';
import { expect, expectToast, registerOwner, test } from '#tests/browser/support/fixtures.ts';

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openLibrary(page: Page): Promise<void> {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');
}

test.describe('the bin', () => {
  test.use({ content: { tracks: 3, videos: 1, photos: 2 } });

  test('a deletion is undone by keyboard, and what is deleted is restored or deleted for good @core', async ({
    page,
  }) => {
    await openLibrary(page);
    const music = card(page, 'Music Library');
    const bin = card(page, 'Bin');
    await expect(bin.getByText('The bin is empty.')).toBeVisible();
    await expect(card(page, 'Disk Use').getByText(/ free\.$/)).toBeVisible();

    let asked = respondNext(page, 'accept');
    await page.getByRole('button', { name: 'Delete Song 2', exact: true }).click();
    expect(await asked).toBe('Are you sure you want to delete this track?');
    await expectToast(page, 'Track deleted', 'The track has been successfully deleted.');
    await expect(bin.getByRole('listitem').filter({ hasText: 'Song 2' })).toContainText('gone for good on');
    await page.keyboard.press('F8');
    // The message itself, then what can be done about it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Track restored', 'The track is back where it was.');
    await expect(music.getByRole('row').filter({ hasText: 'Song 2' })).toBeVisible();
    await expect(bin.getByText('The bin is empty.')).toBeVisible();

    for (const name of ['Song 1', 'Song 3', 'Photo 1']) {
      asked = respondNext(page, 'accept');
      await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
      await asked;
      await expect(bin.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
    // All libraries with something in them, and the bin too.
    await page.getByRole('button', { name: 'Restore Song 1', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Track restored', 'The track is back where it was.');
    await expect(music.getByRole('row').filter({ hasText: 'Song 1' })).toBeVisible();

    const gone = bin.getByRole('button', { name: 'Delete for good Song 3', exact: true });
    asked = respondNext(page, 'dismiss');
    await gone.click();
    expect(await asked).toBe('Delete “Song 3” for good? This cannot be undone.');
    asked = respondNext(page, 'accept');
    await gone.click();
    await asked;
    await expectToast(page, 'Deleted for good', '“Song 3” and its files are gone.');
    await expect(gone).toHaveCount(0);

    asked = respondNext(page, 'accept');
    await bin.getByRole('button', { name: 'Empty Bin' }).click();
    expect(await asked).toBe('Delete everything in the bin for good? This cannot be undone.');
    await expectToast(page, 'Bin emptied', 'Everything in it is gone for good.');
    await expect(bin.getByText('The bin is empty.')).toBeVisible();
  });
});

test.describe('the gallery', () => {
  test.use({ content: { photos: 4 } });

  test('is put in order by dragging and by keys, and visitors see that order', async ({ page }) => {
    await openLibrary(page);
    const photos = card(page, 'Image Gallery').getByRole('listitem');
    const expectOrder = async (...numbers: number[]) => {
      for (const [place, number] of numbers.entries())
        await expect(photos.nth(place)).toContainText(`Photo ${number}`);
    };
    const isStored = () =>
      page.waitForResponse((response) => response.url().endsWith('/position') && response.status() === 200);
    await expectOrder(4, 3, 2, 1);

    const handle = page.getByRole('button', { name: 'Move Photo 1', exact: true });
    await handle.focus();
    let stored = isStored();
    await page.keyboard.press('Home');
    await stored;
    await expectOrder(1, 4, 3, 2);
    await expect(handle).toBeFocused();
    stored = isStored();
    await page.keyboard.press('ArrowRight');
    await stored;
    await expectOrder(4, 1, 3, 2);

    stored = isStored();
    const box = await photos.nth(3).boundingBox();
    await page
      .getByRole('button', { name: 'Move Photo 4', exact: true })
      .dragTo(photos.nth(3), { targetPosition: { x: (box?.width ?? 0) - 10, y: 20 } });
    await stored;
    await expectOrder(1, 3, 2, 4);
    await page.reload();
    await expectOrder(1, 3, 2, 4);

    await page.goto('/#about');
    const shown = page.locator('#about img[alt^="Photo"]');
    await expect(shown).toHaveCount(4);
    expect(await shown.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(
      [1, 3, 2, 4].map((number) => `Photo ${number}`),
    );
  });
});
