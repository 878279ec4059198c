import type { Route } from '@playwright/test';
import { expect, gate, testOnFilledSite as test } from '#tests/browser/support/fixtures.ts';

/** The browser notes each failed response. */
const isNot500 = (complaint: string) => !complaint.includes('500 (Internal Server Error)');

test('home shows placeholders until the responses come, says which parts failed, and tries again', async ({
  page,
  complaints,
}) => {
  await page.goto('/thanks');
  const { open, opened } = gate();
  const lists = /\/api\/(tracks|discography|videos|about|artist)/;
  await page.route(lists, async (route: Route) => {
    await opened;
    await route.fulfill({ status: 500, json: { message: 'Something went wrong' } });
  });
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.locator('#videos [data-skeleton]')).toHaveCount(6);
  await expect(page.locator('#about [data-skeleton]')).toHaveCount(3);
  await expect(page.locator('#home').getByText('Loading the picture…')).toBeAttached();
  open();
  await expect(page.getByText('Failed to load music. Please try again later.')).toBeVisible();
  await expect(page.getByText('Failed to load videos. Please try again later.')).toBeVisible();
  await expect(page.getByText('Failed to load images. Please try again later.')).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Billy' })).toBeVisible();
  await expect(page.locator('#home').getByText('Loading the picture…')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();

  await page.unroute(lists);
  await page.locator('#videos').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Video 120' })).toBeVisible();
  await expect(page.locator('#videos')).toBeFocused();
  await page.locator('#about').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('#about').getByRole('listitem')).toHaveCount(6);
  await page.locator('#music').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Latest Songs' })).toContainText('Song 120');
  expect(complaints.splice(0).filter(isNot500)).toEqual([]);
});

test('the lists of all music and all videos show five rows until they load, and try again', async ({
  page,
  complaints,
}) => {
  await page.goto('/thanks');
  for (const { path, api, loading, failure } of [
    {
      path: '/music',
      api: '**/api/tracks*',
      loading: 'Loading music...',
      failure: 'Failed to load music. Please try again later.',
    },
    {
      path: '/videos',
      api: '**/api/videos*',
      loading: 'Loading videos...',
      failure: 'Failed to load videos. Please try again later.',
    },
  ]) {
    const { open, opened } = gate();
    await page.route(api, async (route) => {
      await opened;
      await route.fulfill({ status: 500, json: { message: 'Something went wrong' } });
    });
    await page.evaluate((next) => history.pushState(null, '', next), path);
    await expect(page.getByText(loading)).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(5);
    open();
    await expect(page.getByText(failure)).toBeVisible();
    await page.unroute(api);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(50);
    await expect(page.locator('main')).toBeFocused();
  }
  expect(complaints.splice(0).filter(isNot500)).toEqual([]);
});
