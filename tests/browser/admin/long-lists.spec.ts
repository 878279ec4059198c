import type { Page } from '@playwright/test';
import { respondNext, forgive } from '#tests/browser/support/dashboard.ts';
import { expect, expectToast, registerOwner, test } from '#tests/browser/support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Not by their roles: asking a hundred rows for those of every cell takes seconds.
const rows = (page: Page) => page.locator('tbody tr');
const subjects = (page: Page) => page.locator('tr > td:nth-child(3) > p:first-child');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected messages' });
const tick = (page: Page, subject: string) =>
  page.getByRole('checkbox', { name: new RegExp(`: ${subject}$`) });

async function openInbox(page: Page): Promise<void> {
  await registerOwner(page);
  await page.goto('/admin?tab=messages');
  await expect(rows(page)).toHaveCount(50);
}

test.describe('with 120 messages', () => {
  test.use({ content: { messages: 120 } });

  test('every one can be reached, and the server sorts and searches all of them', async ({ page }) => {
    await openInbox(page);
    await expect(page.getByRole('tab', { name: 'Messages 40 unread' })).toBeVisible();
    await expect(page.getByText('120 in all')).toBeVisible();
    await expect(subjects(page).first()).toHaveText('Message 120');

    // The button works without scrolling, and the keyboard goes on with the first of the new ones.
    await page.getByRole('button', { name: 'Load More' }).focus({ timeout: 5_000 });
    await page.keyboard.press('Enter');
    await expect(subjects(page).nth(50)).toHaveText('Message 70');
    await expect(tick(page, 'Message 70')).toBeFocused();
    await subjects(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(120);
    await expect(subjects(page).last()).toHaveText('Message 1');
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);

    await page.getByRole('columnheader', { name: 'Subject' }).getByRole('button').click();
    await expect(subjects(page).first()).toHaveText('Message 1');
    await expect(subjects(page).nth(9)).toHaveText('Message 10');
    await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').click();
    await expect(rows(page).first()).toContainText('New');
    await expect(rows(page).nth(40)).toContainText('Read');

    await page.getByRole('searchbox', { name: 'Search messages' }).fill('SHOW 77,');
    await expect(subjects(page)).toHaveText(['Message 77']);
    await expect(page.getByText('1 of 120')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('zither');
    await expect(page.getByText('Nothing matches “zither”.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await expect(rows(page)).toHaveCount(50);
  });

  test('they are selected and deleted in bulk', async ({ page, complaints }) => {
    await openInbox(page);
    const shown = page.getByRole('checkbox', { name: 'Select all shown' });
    await expect(bar(page)).toHaveCount(0);
    await tick(page, 'Message 120').focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('1 selected');
    await expect(shown).toBeChecked({ indeterminate: true });
    await tick(page, 'Message 118').check();
    await expect(bar(page)).toContainText('2 selected');

    await test.step('a range by Shift, with the mouse and by keyboard; Escape clears', async () => {
      await tick(page, 'Message 115').click({ modifiers: ['Shift'] });
      await expect(bar(page)).toContainText('5 selected');
      await tick(page, 'Message 115').focus();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(tick(page, 'Message 113')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+Space');
      await expect(bar(page)).toContainText('8 selected');
      await page.keyboard.press('Escape');
      await expect(bar(page)).toHaveCount(0);
      await expect(tick(page, 'Message 112')).toBeFocused();
      for (const subject of ['Message 120', 'Message 118']) await tick(page, subject).check();
    });

    const remove = bar(page).getByRole('button', { name: 'Delete' });
    let asked = respondNext(page, 'dismiss');
    await remove.click();
    expect(await asked).toBe('Are you sure you want to delete these 2 messages?');
    await expect(bar(page)).toContainText('2 selected');

    await page.route('**/api/messages/delete', (route) =>
      route.fulfill({ status: 500, json: { message: 'No' } }),
    );
    asked = respondNext(page, 'accept');
    await remove.click();
    await asked;
    await expectToast(page, 'Error', 'Failed to delete messages. Please try again.');
    await expect(bar(page)).toContainText('2 selected');
    await expect(tick(page, 'Message 118')).toBeChecked();
    forgive(complaints, 500);
    await page.unroute('**/api/messages/delete');

    asked = respondNext(page, 'accept');
    await remove.click();
    await asked;
    await expectToast(page, 'Messages deleted', 'The messages have been successfully deleted.');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText('118 in all')).toBeVisible();
    await expect(subjects(page).first()).toHaveText('Message 119');
    await expect(page.getByRole('tab', { name: 'Messages 39 unread' })).toBeVisible();

    await test.step('a single one asks and answers in the singular', async () => {
      await tick(page, 'Message 119').check();
      asked = respondNext(page, 'accept');
      await remove.click();
      expect(await asked).toBe('Are you sure you want to delete this message?');
      await expectToast(page, 'Message deleted', 'The message has been successfully deleted.');
      await expect(page.getByText('117 in all')).toBeVisible();
    });

    await test.step('all that are shown, then all there are; another search selects nothing', async () => {
      await shown.check();
      // Scrolling may have brought more than the first part by now.
      await expect(bar(page)).toContainText(/^(50|100) selected/);
      const all = bar(page).getByRole('button', { name: 'Select all 117 messages' });
      await expect(all).toBeVisible();
      // The rows have been looked at where there are fewer of them.
      await all.click();
      await expect(bar(page)).toContainText('117 selected');
      await expect(bar(page).getByRole('button', { name: /^Select all/ })).toHaveCount(0);
      await tick(page, 'Message 116').uncheck();
      await expect(bar(page)).toContainText(/^(49|99) selected/);
      await page.getByRole('searchbox', { name: 'Search messages' }).fill('fan1');
      await expect(page.getByText('29 of 117')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    });

    await test.step('all that a search finds, and none that came in later', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('searchbox', { name: 'Search messages' }).fill('wonderful');
      await expect(page.getByText('117 of 117')).toBeVisible();
      await shown.check();
      await bar(page).getByRole('button', { name: 'Select all 117 messages' }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const data = {
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'Late',
        message: 'It was wonderful, all of it.',
      };
      await page.request.post('/api/contact', { data });
      asked = respondNext(page, 'accept');
      await remove.click();
      expect(await asked).toBe('Are you sure you want to delete these 117 messages?');
      await expectToast(page, 'Messages deleted', 'The messages have been successfully deleted.');
      await expect(subjects(page)).toHaveText(['Late']);
    });
  });
});

test.describe('with 70 tracks', () => {
  test.use({ content: { tracks: 70, videos: 1 } });

  test('the library sorts all of them by title, and an edit cut short opens wherever its track is in the list', async ({
    page,
  }) => {
    await registerOwner(page);
    await page.goto('/admin?tab=manage');
    const library = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Music Library', exact: true }),
    });
    const titles = library.locator('td:first-child [title]');
    await expect(titles).toHaveCount(50);
    await expect(titles.first()).toHaveText('Song 70');
    const byTitle = library.getByRole('columnheader', { name: 'Title' }).getByRole('button');
    await byTitle.click();
    await expect(titles).toHaveText(Array.from({ length: 50 }, (_, place) => `Song ${place + 1}`));
    const more = library.getByRole('button', { name: 'Load More' });
    await more.click();
    await expect(titles).toHaveText(Array.from({ length: 70 }, (_, place) => `Song ${place + 1}`));
    await expect(page.locator(':focus')).toHaveAccessibleName('Select Song 51');
    await expect(more).toHaveCount(0);

    // Song 1 is the last of the list as it opens.
    await page.getByRole('button', { name: 'Edit Song 1', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Half a thought');
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Edit Track' });
    await expect(dialog.getByLabel('Title')).toHaveValue('Half a thought');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Track updated', 'The track has been successfully updated.');
    await expect(titles).toHaveCount(50);
    await page.getByRole('searchbox', { name: 'Search tracks' }).fill('half a');
    await expect(titles).toHaveText(['Half a thought']);
  });
});
