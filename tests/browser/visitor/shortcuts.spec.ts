import {
  expect,
  expectDialogReady,
  gate,
  owner,
  pressEscape,
  testOnFilledSite as test,
} from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';

test('a question mark lists the keys of the page, unless it is typed into a field', async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  // The listener for keys loads a moment after the page.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(list).toContainText('Play or pause');
  await expect(list).toContainText('The photo before or after');
  await expect(list).not.toContainText('Focal point');
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

test('it works over the player too, whose keys do what the list says', async ({ page }) => {
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
  await page.request.post('/api/login', { data: owner });
  const { open, opened } = gate();
  let isLoading = false;
  await page.route('**/assets/shortcuts-dialog-*.js', async (route) => {
    isLoading = true;
    await opened;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    expect(isLoading).toBe(true);
  }).toPass();
  const button = page.getByRole('button', { name: 'Keyboard Shortcuts' });
  await button.click();
  open();
  await expectDialogReady(page);
  await expect(list).toContainText('Focal point');
  await expect(page.locator('[role="dialog"]'), 'once is enough').toHaveCount(1);
  await pressEscape(page);
  await expect(list).toBeHidden();
  await button.click();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toBeHidden();
});
