import { openDashboard } from './admin-tools.ts';
import { expect, expectAccessibleInBothThemes, expectDialogReady, pressEscape, test } from './fixtures.ts';
import { expectPlaying, sound } from './sound.ts';

test.use({ content: { tracks: [{ featured: true }, {}] } });

test('a question mark lists the keys that work here, unless it is being written', async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  // What listens for it comes a moment after the page.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(list).toContainText('Play or pause');
  await expect(list).toContainText('The photo before or after');
  await expect(list).not.toContainText('Focal point');
  await expectAccessibleInBothThemes(list);
  await pressEscape(page);
  await expect(list).toBeHidden();

  const message = page.getByLabel('Message');
  await message.focus();
  await page.keyboard.type('Will you come to Rome?');
  await expect(message).toHaveValue('Will you come to Rome?');
  await page.goto('/music');
  await page.getByPlaceholder('Search music...').fill('Who');
  await page.keyboard.press('?');
  await expect(page.getByPlaceholder('Search music...')).toHaveValue('Who?');
  await expect(list).toBeHidden();
});

test('it is answered over the player too, whose keys do what the list says', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Listen Now' }).click();
  await expectPlaying(page);
  const bar = page.locator('[data-player-bar]');
  const seek = bar.locator('[data-seek]');
  await seek.focus();
  const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await pressEscape(page);
  await expect(seek).toBeFocused();
  const before = await sound(page).time();
  await page.keyboard.press('ArrowRight');
  await expect.poll(sound(page).time).toBeGreaterThanOrEqual(before + 5);
  await page.keyboard.press('m');
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.muted)).toBe(true);
  await page.keyboard.press(' ');
  await expect.poll(sound(page).isPaused).toBe(true);

  await bar.getByRole('button', { name: /^Open now playing/ }).click();
  await expectDialogReady(page);
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await pressEscape(page);
  await expect(list).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeVisible();
});

test('the dashboard lists its own keys, also without a keyboard', async ({ page }) => {
  await openDashboard(page);
  const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await pressEscape(page);
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard Shortcuts' }).click();
  await expectDialogReady(page);
  await expect(list).toContainText('Focal point');
  await expectAccessibleInBothThemes(list);
  await page.keyboard.press('?');
  await expect(page.locator('[role="dialog"]'), 'once is enough').toHaveCount(1);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toBeHidden();
});
