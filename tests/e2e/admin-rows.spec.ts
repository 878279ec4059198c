import type { Page } from '@playwright/test';
import { openDashboard } from './admin-tools.ts';
import { expect, expectAccessible, expectToast, pressEscape, test } from './fixtures.ts';

test.use({
  content: {
    tracks: [{ title: 'Blue' }, { title: 'Amber' }, { title: 'Hidden', visibility: 'draft' }],
    videos: [{ title: 'On Stage' }],
  },
});

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('what visitors can open is viewed and shared from its row; a draft is not', async ({ page, site }) => {
  await openDashboard(page);
  await page.request.post('/api/releases', { data: { title: 'Night Rooms', trackIds: [3] } });
  await page.goto('/admin?tab=manage');
  for (const [title, path, code] of [
    ['Blue', '/music/3-blue', '/embed/music/3'],
    ['Night Rooms', '/releases/1-night-rooms', '/embed/releases/1'],
    ['On Stage', '/videos/1-on-stage', '/embed/videos/1'],
  ] as const) {
    await expect(page.getByRole('link', { name: `View page of ${title}` })).toHaveAttribute('href', path);
    const share = page.getByRole('button', { name: `Share ${title}` });
    await share.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog.getByLabel('Link')).toHaveValue(site.url + path);
    await expect(dialog.getByLabel('Embed code')).toHaveValue(
      new RegExp(`^<iframe src="${site.url}${code}"`),
    );
    await pressEscape(page);
    await expect(share).toBeFocused();
  }
  await expect(row(page, 'Hidden').getByRole('button', { name: 'Edit Hidden' })).toBeVisible();
  await expect(row(page, 'Hidden').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share Hidden' })).toHaveCount(0);

  await page.getByRole('link', { name: 'View page of Blue' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blue' })).toBeVisible();
});

test('several songs are published or hidden at once', async ({ page }) => {
  await openDashboard(page, '?tab=manage');
  for (const title of ['Blue', 'Amber'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Change visibility' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change visibility' });
  await expect(dialog.getByText('Of 2 songs')).toBeVisible();
  await expectAccessible(dialog);
  await dialog.getByLabel('Visibility').selectOption('Scheduled');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Choose the day and time when it should be published')).toBeVisible();
  await dialog.getByLabel('Visibility').selectOption('Draft');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Visibility changed', '2 songs updated.');
  for (const title of ['Blue', 'Amber']) await expect(row(page, title)).toContainText('Draft');
  await expect(page.getByRole('region', { name: 'Selected songs' })).toHaveCount(0);
  expect(await (await page.request.get('/api/tracks')).json()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the rows fit, with all that can be done', async ({ page }) => {
    await openDashboard(page, '?tab=manage');
    await expect(page.getByRole('button', { name: 'Share Blue' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
