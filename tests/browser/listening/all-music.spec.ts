import type { Page } from '@playwright/test';
import { expect, testOnFilledSite as test } from '#tests/browser/support/fixtures.ts';

// By tag: asking for the roles of every cell in a hundred rows takes seconds.
const rows = (page: Page) => page.locator('tbody tr');

test('all music is searched from end to end, with the search in the address @core', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/music');
  await expect(rows(page)).toHaveCount(50);
  await expect(rows(page).first()).toContainText('Song 120');
  await expect(rows(page).first()).toContainText('Mar 5, 2026');
  await expect(rows(page).nth(1)).toContainText('Written on night 119 of the run, in an empty theatre.');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));

  const search = page.getByRole('searchbox', { name: 'Search music' });
  await expect(search).toHaveAttribute('placeholder', 'Search music...');
  await search.pressSequentially('SONG 7');
  await expect(rows(page)).toHaveCount(11);
  await expect(page).toHaveURL('/music?q=SONG+7');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('11 songs found');
  await search.fill('night 42 ');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 song found');
  await search.fill('ep');
  // Every third song, but for one that is on an album.
  await expect(rows(page)).toHaveCount(39);
  await search.fill('no such song');
  await expect(page.getByText('No music matches “no such song”.')).toBeVisible();
  await search.fill('uber den');
  await search.press('Enter');
  await expect(rows(page)).toHaveText([/Über den Wolken/]);
  await expect(page).toHaveURL('/music?q=uber+den');
  expect(loads, 'the page stays').toEqual([]);

  await test.step('it is still there after Back and a reload, and typing adds no history', async () => {
    await search.fill('song 99');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/music?q=song+99');
    await expect(search).toHaveValue('song 99');
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(search).toHaveValue('song 99');
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('a song opens in a new tab to be downloaded', async () => {
    const link = rows(page).getByRole('link', { name: 'Download Song 99 (opens in a new tab)' });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL('/uploads/song99.mp3?open');
    await expect
      .poll(() => tab.evaluate(() => document.querySelector('video')?.duration ?? 0))
      .toBeCloseTo(90, 0);
    await tab.close();
    await expect(page).toHaveURL('/music?q=song+99');
  });

  await test.step('a refusal of the server is shown', async () => {
    const sentence = 'Too many attempts. Please wait a minute and try again.';
    await page.route('**/api/tracks?*q=*', (route) =>
      route.fulfill({ status: 429, json: { message: sentence } }),
    );
    await search.fill('uber');
    await expect(page.getByRole('alert')).toHaveText(sentence);
    complaints.length = 0;
  });
  await search.fill('');
  await expect(page).toHaveURL('/music');
  await expect(rows(page)).toHaveCount(50);
});

test('the list grows to its last song, also while one plays, says when it cannot, and is as long after Back', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/tracks?*after=*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
  );
  await page.goto('/music');
  await expect(rows(page)).toHaveCount(50);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(rows(page)).toHaveCount(50);
  await page.unroute('**/api/tracks?*after=*');
  complaints.length = 0;

  const more = page.getByRole('link', { name: 'More music' });
  await expect(more).toHaveAttribute('href', '/music?page=2');
  await more.press('Enter');
  await expect(rows(page)).toHaveCount(100);
  await expect(rows(page).nth(50).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const bar = page.getByRole('region', { name: 'Player', exact: true });
  // The last of the loaded songs, without scrolling to it.
  await page.getByRole('button', { name: 'Play Song 21', exact: true }).dispatchEvent('click');
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(120);
  await expect(rows(page).last()).toContainText('Über den Wolken');
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL('/music');
  await bar.getByRole('button', { name: 'Next song' }).click();
  await expect(bar).toContainText('Song 20');

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billy' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(120);
});

test('the list can be entered at any page, and leads on and back from there', async ({
  page,
  complaints,
}) => {
  await page.goto('/music?page=2');
  await expect(page).toHaveTitle('All Music – page 2 – Billy');
  await expect(rows(page).first()).toContainText('Song 70');
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(70);

  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/music');
  await expect(page).toHaveTitle('All Music – Billy');
  await expect(rows(page).first()).toContainText('Song 120');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // A search starts at the first page.
  await page.goto('/music?page=2');
  await page.getByRole('searchbox').fill('song 120');
  await expect(page).toHaveURL('/music?q=song+120');
  await expect(rows(page)).toHaveCount(1);

  await page.goto('/music?page=99');
  await expect(page.getByText('No music on this page.')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(rows(page).first()).toContainText('Song 120');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('songs play with the browser’s own controls, and the list is turned page by page', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Latest Songs' }).locator('audio[controls]')).toBeVisible();
    await expect(page.locator('#music').locator('audio[controls]')).toHaveCount(6);
    await expect(
      page.locator('#music').getByRole('button', { name: /^(Play|Favourite|Load More)/ }),
    ).toHaveCount(0);

    await page.goto('/music');
    await expect(page.locator('audio[controls]:has([src="/uploads/song119.mp3"])')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
    await expect(page).toHaveTitle('All Music – Billy');
    await expect(rows(page)).toHaveCount(50);
    await expect(page.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    await page.getByRole('link', { name: 'More music' }).click();
    await expect(page).toHaveURL('/music?page=2');
    await expect(rows(page).first()).toContainText('Song 70');
    await page.getByRole('link', { name: 'More music' }).click();
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).last()).toContainText('Über den Wolken');
    await expect(page.getByRole('link', { name: 'More music' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/music?page=2');

    await page.getByRole('searchbox').fill('uber den');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/music?q=uber+den');
    await expect(rows(page)).toHaveCount(1);
    await page.goto('/music?q=song');
    await page.getByRole('link', { name: 'More music' }).click();
    await expect(page).toHaveURL('/music?q=song&page=2');
    await expect(rows(page)).toHaveCount(50);
  });
});
