import type { Page } from '@playwright/test';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { openDashboard, forgive } from '#tests/browser/support/dashboard.ts';
import {
  expect,
  expectDialogReady,
  expectToast,
  pressEscape,
  registerOwner,
  test,
} from '#tests/browser/support/fixtures.ts';

test.use({
  content: {
    tracks: [
      { title: 'Paper Lanterns' },
      ...Array.from({ length: 21 }, (_, index) => ({
        title: `Night Bus ${index + 1}`,
        visibility: 'draft' as const,
      })),
    ],
    videos: [{ title: 'Paper Boats' }],
    photos: [{ title: 'Backstage' }],
    messages: [{ subject: 'A paper about you', name: 'Ada', read: false }],
  },
});

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('the owner finds anything with the keyboard alone, and acts on it', async ({ page, complaints }) => {
  await registerOwner(page);
  const release = { title: 'Harbour', trackIds: [1] };
  expect((await page.request.post('/api/releases', { data: release })).status()).toBe(201);
  await page.goto('/admin?tab=messages');
  const palette = paletteOf(page);

  await test.step('it opens with a key, closes with Escape, and lists its key', async () => {
    await page.getByRole('button', { name: 'Keyboard Shortcuts' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toContainText('Find anything');
    await pressEscape(page);
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expect(option(page, 'Upload a song')).toHaveAttribute('aria-selected', 'true');
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page);
    }
    await showTheme(page, 'light');
    await pressEscape(page);
    await expect(palette).toBeHidden();
  });

  await test.step('a song is featured', async () => {
    await page.keyboard.press('Meta+k');
    await expectDialogReady(page);
    await page.keyboard.type('paper');
    for (const heading of ['Songs', 'Videos', 'Messages'])
      await expect(palette.getByRole('group', { name: heading })).toBeVisible();
    await expect(option(page, 'Paper Lanterns')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Paper Boats')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(option(page, 'Edit')).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Track updated');
    const featured = await page.request.get('/api/tracks/featured');
    expect(await featured.json()).toMatchObject({ title: 'Paper Lanterns' });
  });

  await test.step('a song is scheduled in its form, at the field for it', async () => {
    await page.keyboard.press('Control+k');
    await expectDialogReady(page);
    await page.keyboard.type('lanterns');
    await expect(option(page, 'Paper Lanterns')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('sched');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Edit Track' });
    await expect(form.getByLabel('Visibility')).toBeFocused();
    await expect(page).toHaveURL('/admin?tab=manage');
    // Its changes would be lost.
    await page.keyboard.press('Control+k');
    await expect(palette).toBeHidden();
    await pressEscape(page);
    await expect(form).toBeHidden();
  });

  await test.step('a release is scheduled the same way', async () => {
    await page.keyboard.press('Control+k');
    await expectDialogReady(page);
    await page.keyboard.type('harbour');
    // Its song is found by the name of the release too; the first letters alone find more.
    await expect(option(page, /^Night Bus/)).toHaveCount(1);
    await expect(option(page, /^Night Bus/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Harbour')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('sched');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Edit Release' });
    await expect(form.getByLabel('Visibility')).toBeFocused();
    await pressEscape(page);
    await expect(form).toBeHidden();
  });

  await test.step('a message is opened, to be answered', async () => {
    await page.keyboard.press('Control+k');
    await expectDialogReady(page);
    await page.keyboard.type('about you');
    await expect(option(page, /A paper about you/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(option(page, 'Reply')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'A paper about you' })).toContainText('Reply');
    await expect(page).toHaveURL('/admin?tab=messages');
    await pressEscape(page);
  });

  await test.step('a setting is found by another word for it', async () => {
    await page.keyboard.press('Control+k');
    await expectDialogReady(page);
    await page.keyboard.type('biography');
    await expect(option(page, /^About/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin?tab=upload&form=settings#settings-artist');
    await expect(page.getByRole('heading', { name: /^About/ })).toBeVisible();
  });

  await test.step('it says when nothing is found, and when the search fails', async () => {
    await page.keyboard.press('Control+k');
    await expectDialogReady(page);
    await page.keyboard.type('zzz');
    await expect(palette.getByText('Nothing matches “zzz”.')).toBeVisible();
    await expectAccessible(page);
    await page.route('**/api/videos?*', (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await page.keyboard.type('z');
    await expect(palette.getByText('Some of it could not be searched.')).toBeVisible();
    forgive(complaints, 500);
  });
});

test('the line above the tabs leads to what waits for the owner', async ({ page }) => {
  await openDashboard(page, '?tab=manage');
  const overview = page.getByRole('region', { name: 'Overview' });

  await overview.getByRole('button', { name: 'Drafts 21' }).click();
  const drafts = page.getByRole('dialog', { name: 'Drafts' });
  await expect(page.getByRole('option')).toHaveCount(20);
  await expect(drafts).toContainText('There are more. Type to find them.');
  await option(page, /Night Bus 5/).click();
  await option(page, 'Publish now').click();
  await expectToast(page, 'Track updated');
  await overview.getByRole('button', { name: 'Drafts 20' }).click();
  await expect(page.getByRole('option')).toHaveCount(20);
  await expect(drafts).not.toContainText('There are more.');
  await pressEscape(page);
  await overview.getByRole('button', { name: 'Scheduled 0' }).click();
  await expect(page.getByRole('dialog', { name: 'Scheduled' })).toContainText('Nothing is scheduled.');
  await pressEscape(page);

  await overview.getByRole('link', { name: /^Free space/ }).click();
  await expect(page.getByRole('heading', { name: 'Disk Use' })).toBeInViewport();
  await overview.getByRole('link', { name: 'Unread 1' }).click();
  await page.getByRole('button', { name: /^View message from Ada/ }).click();
  await pressEscape(page);
  await expect(overview.getByRole('link', { name: 'Unread 0' })).toBeVisible();
  await overview.getByRole('link', { name: 'Last backup None yet' }).click();
  await expect(page.getByRole('button', { name: 'Download Backup' })).toBeInViewport();
  await overview.getByRole('link', { name: 'Add photos' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Photos' })).toBeInViewport();

  await test.step('on a phone it stays low, and so do the first steps', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    expect((await overview.boundingBox())?.height).toBeLessThanOrEqual(96);
    const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: 'First steps' }) });
    expect((await steps.boundingBox())?.height).toBeLessThanOrEqual(60);
    await steps.getByRole('button', { name: 'All first steps' }).click();
    await expect(steps.getByRole('link', { name: 'Save a backup' })).toBeVisible();
    await expectAccessible(page);
  });
});
