import { expect, expectToast, gate, owner, registerOwner, test } from '#tests/browser/support/fixtures.ts';

test('the first visitor becomes the owner, signs out and in again, and a stranger cannot register @core', async ({
  page,
  browser,
  site,
}) => {
  await test.step('through an unknown proxy no account can be registered', async () => {
    const extraHTTPHeaders = { 'x-forwarded-for': '203.0.113.9' };
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders });
    const stranger = await context.newPage();
    await stranger.goto('/auth');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('You Cannot Register Here');
    await expect(stranger.getByText('Open it on the machine it runs on, at localhost')).toBeVisible();
    await expect(stranger.getByLabel('Username')).toBeHidden();
    await context.close();
  });

  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Account');
  await expect(
    page.getByText(
      'Nobody owns this site yet. Whoever registers first becomes its owner, and registration closes.',
    ),
  ).toBeVisible();
  await expect(page).toHaveTitle('Register – Billy');
  await expect(page.getByText('Upload and manage tracks and albums')).toBeVisible();
  await expect(page.getByText('Share music videos, live performances and more')).toBeVisible();

  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill('bi');
  await page.getByLabel('Password').fill('12345');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();

  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Registration successful', 'Welcome, billy!');
  await expect(page).toHaveURL('/');

  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  // The last response for the owner: after Logout it would be refused.
  await expect(page.getByRole('link', { name: 'take the first steps' })).toBeVisible();

  const { open, opened } = gate();
  await page.route('**/api/logout', async (route) => {
    await opened;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  open();
  await expectToast(page, 'Logged out', 'You have been successfully logged out');
  await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden();

  await page.goto('/admin?tab=messages');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await expect(page.getByText('Sign in to manage your content')).toBeVisible();
  await expect(page).toHaveTitle('Sign in – Billy');
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login successful', 'Welcome back, billy!');
  await expect(page).toHaveURL('/admin?tab=messages');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/');

  const stranger = await (await browser.newContext({ baseURL: site.url })).newPage();
  await stranger.goto('/auth');
  await expect(stranger.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(stranger.getByText('Register')).toBeHidden();
  const refused = await stranger.request.post('/api/register', { data: { ...owner, username: 'stranger' } });
  expect(refused.status()).toBe(403);
});

test('the way back after signing in belongs to one visit to the sign-in page', async ({ page }) => {
  await registerOwner(page);
  const login = async () => {
    await page.getByLabel('Username').fill(owner.username);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expectToast(page, 'Login successful', 'Welcome back, billy!');
  };

  await test.step('a reload keeps it', async () => {
    await page.context().clearCookies();
    await page.goto('/admin?tab=manage');
    await expect(page).toHaveURL('/auth');
    await page.reload();
    await login();
    await expect(page).toHaveURL('/admin?tab=manage');
    // Away from the dashboard: what it still asks for would be refused once the cookies are gone.
    await page.goto('/music');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  await test.step('a later visit to the sign-in page has forgotten it', async () => {
    await page.context().clearCookies();
    await page.goto('/admin');
    await expect(page).toHaveURL('/auth');
    await page.goto('/music');
    await page.goto('/auth');
    await login();
    await expect(page).toHaveURL('/');
  });

  await test.step('Logout in the dashboard leaves none', async () => {
    const asked = ['overview', 'files'].map((part) => page.waitForResponse(`**/api/${part}`));
    await page.getByRole('link', { name: 'Admin' }).click();
    await Promise.all(asked);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth');
    await login();
    await expect(page).toHaveURL('/');
  });
});

test('without a session nothing asks who is signed in, and one that ended elsewhere costs one refusal', async ({
  page,
  complaints,
  request,
}) => {
  const calls: string[] = [];
  page.on('request', (sent) => calls.push(new URL(sent.url()).pathname));
  await page.goto('/');
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
  expect(calls).not.toContain('/api/user');

  await registerOwner(page);
  await request.post('/api/login', { data: owner });
  const change = { currentPassword: owner.password, newPassword: 'battery staple' };
  expect((await request.put('/api/password', { data: change })).status()).toBe(204);

  await page.goto('/');
  await expect.poll(() => complaints).toEqual([expect.stringContaining('401')]);
  complaints.length = 0;
  calls.length = 0;
  await page.goto('/music');
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
  expect(calls).not.toContain('/api/user');
});

test('a site that cannot say who is signed in says so, and Try Again tries again', async ({
  page,
  complaints,
}) => {
  await registerOwner(page);
  await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeHidden();
  await expect(page).toHaveURL('/auth');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);
  await page.unroute('**/api/user');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});
