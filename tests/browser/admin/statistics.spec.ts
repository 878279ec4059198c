import { request } from '@playwright/test';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { forgive, openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect, test } from '#tests/browser/support/fixtures.ts';

test.use({ content: { tracks: [{ title: 'Low Tide' }] } });

/** As a phone in Norway, which is no robot. */
async function visitSite(baseURL: string, path: string): Promise<void> {
  const visitor = await request.newContext({ baseURL, userAgent: 'Mozilla/5.0 (iPhone) Mobile Safari' });
  const data = { path, referrer: 'https://www.music-blog.example/new', timezone: 'Europe/Oslo' };
  expect((await visitor.post(apiPaths.visits, { data })).status()).toBe(204);
  await visitor.dispose();
}

test('without visits the tab says what will be counted', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page).toHaveURL('/admin?tab=statistics');
  await expect(page.getByText('Nothing was counted in these days.')).toBeVisible();
  await expectAccessible(page);
});

test('the owner looks at the visits of a time', async ({ page, site, complaints }) => {
  for (const path of ['/', '/', '/music/1-low-tide']) await visitSite(site.url, path);
  await openDashboard(page, '?tab=statistics');
  const day = new Date().toISOString().slice(0, 10);
  const release = { title: 'Night Rooms', releaseType: 'album', trackIds: [1], releaseDate: day };
  expect((await page.request.post(apiPaths.releases, { data: release })).status()).toBe(201);
  await page.reload();

  await test.step('the numbers, and where the visits come from', async () => {
    await expect(page.getByRole('button', { name: /^Visits\s*3/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /^Visitors\s*1/ })).toContainText('None before');
    for (const row of [
      /^Home\s*2$/,
      /^Low Tide\s*1$/,
      /^music-blog.example\s*3$/,
      /^Norway\s*3$/,
      /^Phone\s*3$/,
    ])
      await expect(page.getByRole('listitem').filter({ hasText: row })).toBeVisible();
  });

  await test.step('the chart, with the keyboard and as a table', async () => {
    const chart = page.getByRole('slider', { name: 'Chart: Visits' });
    await chart.focus();
    // In the HTML it has this value already; its code shows the day.
    await expect(page.getByText(/^\w+ \d+, \d{4}: 3 visits$/)).toBeVisible();
    await expect(chart).toHaveAttribute('aria-valuetext', /: 3 visits$/);
    await page.keyboard.press('ArrowLeft');
    await expect(chart).toHaveAttribute('aria-valuetext', /: 0 visits$/);
    await page.getByRole('button', { name: /^Visitors/ }).click();
    await page.getByText('Show as a table').click();
    const rows = page.getByRole('table', { name: 'Visitors' }).getByRole('row');
    await expect(rows).toHaveCount(31);
    await expect(rows.nth(1).getByRole('cell')).toHaveText('1');
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page);
    }
  });

  await test.step('a mark shows the numbers since its day, and Back the days before', async () => {
    await page.getByRole('button', { name: /Release “Night Rooms”.* since then/ }).click();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(day);
    await page.goBack();
    await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a file for spreadsheets', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^statistics-.*\.csv$/);
  });

  await test.step('own dates, which the server may refuse', async () => {
    await page.getByRole('button', { name: 'Own dates' }).click();
    await page.getByLabel('To', { exact: true }).fill('2020-01-02');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('days');
    forgive(complaints, 400);
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('Compared with Dec 30 – 31, 2019')).toBeVisible();
  });
});
