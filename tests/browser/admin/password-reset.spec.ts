import { expect, expectToast, owner } from '#tests/browser/support/fixtures.ts';
import { testWithMail as test } from '#tests/browser/support/mail-site.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the owner registers with an address, changes it, and chooses a new password by a link in a mail', async ({
  page,
  mailServer,
}) => {
  // Five pages, and a mail in between.
  test.slow();
  await page.goto('/auth');
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByLabel('Email (optional)').fill('old@artist.example');
  await page.getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Registration successful', 'Welcome, billy!');

  await page.goto('/admin?tab=upload&form=settings');
  const card = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save Address' }) });
  await expect(card.getByLabel('Email')).toHaveValue('old@artist.example');
  await card.getByLabel('Email').fill('billy@artist.example');
  await card.getByLabel('Current Password').fill(owner.password);
  await card.getByRole('button', { name: 'Save Address' }).click();
  await expectToast(page, 'Address saved');

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'I forgot my password' }).click();
  await page.getByLabel('Username').fill(owner.username);
  await page.getByRole('button', { name: 'Send Me a Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a link is on its way' })).toBeVisible();
  const resetMail = () =>
    mailServer.received.find(
      ({ recipients, text }) =>
        recipients.includes('billy@artist.example') && text?.includes('/auth/reset#token='),
    );
  await expect.poll(resetMail).toBeDefined();

  await page.goto(/http\S+\/auth\/reset#token=[\w-]+/.exec(resetMail()?.text ?? '')?.[0] ?? '');
  await page.getByLabel('New Password').fill('battery staple');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expectToast(page, 'Password changed', 'Please sign in with it.');
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password').fill('battery staple');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login successful', 'Welcome back, billy!');
});
