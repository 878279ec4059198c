import type { Page } from '@playwright/test';
import { expect, expectToast, registerOwner, test } from '#tests/browser/support/fixtures.ts';
import { hold } from '#tests/browser/support/hold.ts';

async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Reyes');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Booking');
  await page.getByRole('textbox', { name: 'Message' }).fill('Would you play at our theatre in May?\n\nAda');
}

async function receivedMessages(page: Page): Promise<{ name: string; message: string }[]> {
  await registerOwner(page);
  return (await (await page.request.get('/api/messages')).json()) as { name: string; message: string }[];
}

test('a message is checked, sent and acknowledged, and another can be written @core', async ({ page }) => {
  await page.goto('/');
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '5');
  await send.click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Subject must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');

  await page.getByLabel('Name').fill('Al');
  await expect(page.getByText('Name must be at least 2 characters')).toBeHidden();
  await write(page);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await send.click();
  await expectToast(page, 'Message sent!', "Thanks for reaching out! We'll get back to you soon.");
  const thanks = page.getByRole('heading', { name: 'Message Sent Successfully!' });
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(page.getByText('Billy reads every message and will reply')).toBeVisible();

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');

  const [message] = await receivedMessages(page);
  expect(message).toMatchObject({
    name: 'Ada Reyes',
    message: 'Would you play at our theatre in May?\n\nAda',
  });
});

test('a message is sent once, however often Send is pressed, also while the validation script loads', async ({
  page,
}) => {
  await page.goto('/');
  const release = await hold(page, '**/assets/messages.schema-*.js');
  await write(page);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.getByLabel('Subject').press('Enter');
  await page.getByRole('form', { name: 'Contact' }).evaluate((form: HTMLFormElement) => form.requestSubmit());
  release();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  expect(await receivedMessages(page)).toHaveLength(1);
});

test('an unsent message survives a visit to another page and a failure', async ({ page, complaints }) => {
  await page.goto('/music');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await write(page);
  await page.goBack();
  await expect(page).toHaveURL('/music');
  await page.goForward();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Reyes');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Would you play/);

  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something broke' } }),
  );
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Error', '500: Something broke');
  await expect(page.getByLabel('Subject')).toHaveValue('Booking');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);
});

test('messages of robots, which fill in the hidden field, are dropped', async ({ page }) => {
  await page.goto('/');
  await write(page);
  const trap = page.locator('input[name=website]');
  await expect(trap).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  expect(await receivedMessages(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, content: { videos: 3, photos: 2, tracks: 2 } });

  test('the page reads completely and the form still sends', async ({ page, complaints }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Video 3' })).toBeVisible();
    await expect(page.getByText('Tallahassee-based singer-songwriter')).toBeVisible();
    await expect(page.locator('#videos').getByRole('link', { name: 'Watch' }).first()).toHaveAttribute(
      'href',
      /.+/,
    );
    await write(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/thanks');
    await expect(page).toHaveTitle('Message Sent – Billy');
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
    expect(await receivedMessages(page)).toHaveLength(1);
    await page.getByRole('link', { name: 'Send Another Message' }).click();
    await expect(page).toHaveURL('/#contact');

    await write(page);
    await page.getByLabel('Email').fill('ada@example');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Not Sent' })).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await expect(page.getByRole('link', { name: 'Billy' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL('/#contact');

    for (const path of ['/admin', '/auth']) {
      await page.goto(path);
      // Playwright never looks for words inside this element.
      const sentence = page.locator('noscript p');
      await expect(sentence).toBeVisible();
      expect(await sentence.textContent()).toBe(
        'The dashboard needs JavaScript. Please switch it on in your browser.',
      );
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }

    await page.goto('/videos');
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Watch' })).toHaveCount(3);
  });
});
