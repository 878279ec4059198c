import type { Page } from '@playwright/test';
import { expect, expectToast, pressEscape, registerOwner, test } from '#tests/browser/support/fixtures.ts';

const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });
const cell = (page: Page, subject: string, place: number) => row(page, subject).getByRole('cell').nth(place);
const messageLists = /\/api\/messages\?/;
const singleMessages = /\/api\/messages\/\d+$/;
const tab = (page: Page) => page.getByRole('tab', { name: /^Messages/ });

async function write(
  page: Page,
  subject: string,
  message = 'Are you free in June?\n\nYours, Ada',
): Promise<void> {
  const data = { name: 'Ada Reyes', email: 'ada+fan@example.com', subject, message };
  const response = await page.request.post('/api/contact', { data });
  expect(response.ok()).toBe(true);
}

test('a message is read, answered and deleted @core', async ({ page, complaints }) => {
  await registerOwner(page);
  const marked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') marked.push(request.url());
  });
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(messageLists, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/admin?tab=messages');
  await expect(page.getByText('Loading messages...')).toBeVisible();
  answer();
  await expect(page.getByText('No messages received yet.')).toBeVisible();
  await expect(tab(page)).toHaveText('Messages');
  await page.unroute(messageLists);

  // What comes in meanwhile is there when the tab is opened again.
  await write(page, 'Gig & cc=x@y.z');
  await write(page, 'Second');
  await page.getByRole('tab', { name: 'Manage Content' }).click();
  await tab(page).click();
  await expect(page.getByRole('heading', { name: 'Contact Messages' })).toBeVisible();
  for (const [place, heading] of [
    'Select all shown',
    'From',
    'Subject',
    'Date',
    'Status',
    'Actions',
  ].entries()) {
    await expect(page.getByRole('columnheader').nth(place)).toHaveAccessibleName(heading);
  }
  await expect(cell(page, 'Gig', 1)).toHaveText('Ada Reyes');
  await expect(cell(page, 'Gig', 3)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(cell(page, 'Gig', 4)).toHaveText('New');
  await expect(row(page, 'Gig')).toHaveCSS('font-weight', '600');
  await expect(tab(page)).toHaveText('Messages2 unread');

  // Refused: it stays new.
  await page.route('**/api/messages/*/read', (route) =>
    route.fulfill({ status: 500, json: { message: 'No' } }),
  );
  const view = page.getByRole('button', { name: 'View message from Ada Reyes: Gig & cc=x@y.z' });
  await view.click();
  await expectToast(page, 'Error', 'Failed to mark message as read. Please try again.');
  await pressEscape(page);
  await expect(cell(page, 'Gig', 4)).toHaveText('New');
  await expect(tab(page)).toHaveText('Messages2 unread');
  await page.unroute('**/api/messages/*/read');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);

  await expect(view).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Message marked as read');
  const dialog = page.getByRole('dialog', { name: 'Gig & cc=x@y.z' });
  await expect(dialog).toContainText('Ada Reyes');
  await expect(dialog.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/);
  await expect(dialog.getByRole('link', { name: 'ada+fan@example.com' })).toHaveAttribute(
    'href',
    'mailto:ada%2Bfan@example.com',
  );
  const body = dialog.getByText('Are you free in June?');
  await expect(body).toHaveCSS('white-space', 'pre-wrap');
  const reply = (await dialog.getByRole('link', { name: 'Reply' }).getAttribute('href')) ?? '';
  expect(reply).toMatch(
    /^mailto:ada%2Bfan@example\.com\?subject=Re%3A%20Gig%20%26%20cc%3Dx%40y\.z&body=[^&?]+$/,
  );
  expect(decodeURIComponent(reply)).toContain('> Are you free in June?\r\n> \r\n> Yours, Ada');
  await pressEscape(page);
  await expect(cell(page, 'Gig', 4)).toHaveText('Read');
  await expect(row(page, 'Gig')).toHaveCSS('font-weight', '400');
  await expect(tab(page)).toHaveText('Messages1 unread');
  await page.reload();
  await expect(cell(page, 'Gig', 4)).toHaveText('Read');

  await view.click();
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void (questions.length === 1 ? question.dismiss() : question.accept());
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeVisible();
  await page.route(singleMessages, (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error', 'Failed to delete message. Please try again.');
  await expect(dialog).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);
  await page.unroute(singleMessages);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Message deleted', 'The message has been successfully deleted.');
  await expect(row(page, 'Gig')).toHaveCount(0);
  // Refused, then done; opening it again, once read, asked for nothing.
  expect(marked).toHaveLength(2);

  await page.route(singleMessages, (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await page.getByRole('button', { name: /^Delete message/ }).click();
  await expectToast(page, 'Error', 'Failed to delete message. Please try again.');
  await expect(row(page, 'Second')).toBeVisible();
  expect(questions).toEqual(Array.from({ length: 4 }, () => 'Are you sure you want to delete this message?'));
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);
});

test('a row says who wrote what and when, and opens by a tap anywhere on it', async ({ page }) => {
  await registerOwner(page);
  await write(page, 'Booking', 'Would you play at our wedding in June?');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin?tab=messages');
  const message = row(page, 'Booking');
  for (const text of ['Ada Reyes', 'Booking'])
    await expect(message.getByText(text, { exact: true })).toBeVisible();
  await expect(message).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  expect((await message.boundingBox())?.height).toBe(64);

  const dialog = page.getByRole('dialog', { name: 'Booking' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await message.getByText('Booking', { exact: true }).click();
    await expect(dialog).toBeVisible();
    await pressEscape(page);
    await expect(dialog).toHaveCount(0);
    await expect(
      message.getByRole('button', { name: width === 390 ? /^Actions for/ : /^View/ }),
    ).toBeFocused();
    // Controls in the row still do what they say.
    await message.getByRole('checkbox').check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await message.getByRole('checkbox').uncheck();
    page.once('dialog', (question) => void question.dismiss());
    if (width === 390) {
      await message.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    } else await message.getByRole('button', { name: /^Delete message/ }).click();
    await expect(dialog).toHaveCount(0);
  }
});
