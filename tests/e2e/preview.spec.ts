import { forgive, openDashboard } from './admin-tools.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ content: { tracks: 3 } });

test('the owner looks ahead to the day when a song comes out, by keyboard', async ({ page, complaints }) => {
  await openDashboard(page, '?tab=upload&form=settings');
  await page.request.put('/api/tracks/1', {
    data: { title: 'Out in spring', visibility: 'scheduled', publishAt: '2099-03-05T18:00:00Z' },
  });
  await page.getByRole('button', { name: 'Open Preview' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose the day and time to look at')).toBeVisible();
  forgive(complaints, 400);
  await page.getByLabel('Day and time').fill('2099-03-06T12:00');
  await page.keyboard.press('Enter');

  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('The site as visitors will see it on Mar 6, 2099, 12:00 PM');
  await expectAccessible(page);
  const song = page.getByRole('main').getByText('Out in spring').first();
  await expect(song).toBeVisible();
  // The dashboard is not that of a day to come.
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar).toHaveCount(0);
  await page.goto('/music');
  await expect(song).toBeVisible();
  await expect(bar).toBeVisible();

  await bar.getByRole('button', { name: 'Leave preview' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { name: 'All Music' })).toBeVisible();
  await expect(song).toBeHidden();
});
