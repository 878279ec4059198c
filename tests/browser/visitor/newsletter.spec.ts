import { expect, test } from '#tests/browser/support/fixtures.ts';
import { expectPlaying } from '#tests/browser/support/sound.ts';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';

test.use({
  environment: mailEnvironment,
  content: { tracks: 2 },
  viewport: { width: 390, height: 844 },
});

test('a fan subscribes by keyboard before the form has its code, and the music goes on playing @core', async ({
  page,
}) => {
  let submitted = () => {};
  const isSubmitted = new Promise<void>((resolve) => (submitted = resolve));
  await page.route('**/sign-up-form-*.js', async (route) => {
    await isSubmitted;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play' }).first().click();
  await expectPlaying(page);
  const form = page.locator('footer form');
  const address = form.getByLabel('New songs and shows by email');
  await address.fill('ada@fans.example');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused();
  await page.keyboard.press('Enter');
  submitted();
  await expect(form.getByRole('status')).toContainText('Thank you!');
  await expect(address).toHaveValue('');
  await expect(page).toHaveURL('/');
  await expectPlaying(page);
});

test.describe('far below', () => {
  test.use({ content: { tracks: 60 } });

  test('the form that the server rendered stays when a link leads to another page', async ({ page }) => {
    await page.goto('/music');
    const form = await page.locator('footer form').elementHandle();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('link', { name: 'See All Music' }).first()).toBeAttached();
    expect(await form?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a fan subscribes too', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('New songs and shows by email').fill('ada@fans.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/newsletter/thanks');
  });
});
