import { expectToast, forgive, openDashboard, signIn } from './admin-tools.ts';
import { expect, owner, test } from './fixtures.ts';

test('what the owner writes in Site Settings stands on the public pages', async ({
  page,
  complaints,
  browser,
}) => {
  await openDashboard(page, '?tab=upload&form=settings');
  const about = page.getByLabel('About Billy Text');
  const save = page.getByRole('button', { name: 'Save About Text' });
  await expect(page.getByRole('heading', { name: 'About Billy Text' })).toBeVisible();
  await expect(
    page.getByText('This text will be displayed in the About section of the website.'),
  ).toBeVisible();

  await about.fill('Too short');
  await save.click();
  await expect(page.getByText('About text must be at least 10 characters.')).toBeVisible();
  await about.fill('Born in a trunk.\n\nRaised on the radio.');
  await page.route(
    '**/api/settings/about_billy_text',
    (route) => route.fulfill({ status: 507, json: { message: 'The disk is full, so nothing was saved' } }),
    { times: 1 },
  );
  await save.click();
  await expectToast(page, 'Error', 'Failed to create setting: 507: The disk is full, so nothing was saved');
  forgive(complaints, 507);
  await save.click();
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
  await about.fill('Born in a trunk.\n\nRaised on the wireless.');
  await save.click();
  await expectToast(page, 'Setting Updated', 'The setting has been updated successfully.');

  await page.getByLabel('Social Link').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save Artist' }).click();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.getByLabel('Social Link').fill('https://www.instagram.com/robin');
  await page.getByLabel('Artist Name').fill('Robin Vale');
  await page.getByLabel('Tagline').fill('Sings at night.');
  await page.getByRole('button', { name: 'Save Artist' }).click();
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
  await expect(page.getByRole('heading', { name: 'About Robin Vale Text' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Robin Vale' })).toBeVisible();

  await page.route('**/api/settings/about_billy_text', (route) =>
    route.fulfill({ status: 507, json: { message: 'The disk is full, so nothing was saved' } }),
  );
  await page.getByRole('button', { name: 'Save About Text' }).click();
  await expectToast(page, 'Error', 'Failed to update setting: 507: The disk is full, so nothing was saved');
  forgive(complaints, 507);

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'See it on the site' }).first().click(),
  ]);
  await expect(preview).toHaveURL(/\/#about$/);
  await expect(preview.getByText('Raised on the wireless.')).toBeVisible();

  await test.step('a new password ends every other session', async () => {
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    expect((await elsewhere.request.post('/api/login', { data: owner })).status()).toBe(200);
    const change = page.getByRole('button', { name: 'Change Password' });
    await page.getByLabel('Current Password').fill('not the right one');
    await page.getByLabel('New Password', { exact: true }).fill('battery staple');
    await page.getByLabel('Repeat New Password').fill('battery stable');
    await change.click();
    await expect(page.getByText('The two new passwords are not the same')).toBeVisible();
    await page.getByLabel('Repeat New Password').fill('battery staple');
    await change.click();
    await expect(page.getByText('The current password is not correct', { exact: true })).toBeVisible();
    forgive(complaints, 400);
    await page.getByLabel('Current Password').fill(owner.password);
    await change.click();
    await expectToast(page, 'Password changed', 'Every other device has been signed out.');
    await expect(page.getByLabel('Current Password')).toHaveValue('');
    expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
    await elsewhere.close();
  });

  await test.step('the new password opens the door', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn(page, 'battery staple');
    await expectToast(page, 'Login successful', 'Welcome back, billy!');
  });
});
