import type { Page } from '@playwright/test';
import { expectToast, forgive, openDashboard, signIn, silence } from '#tests/browser/support/dashboard.ts';
import { expect, owner, test } from '#tests/browser/support/fixtures.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('what the owner writes in Site Settings is shown on the public pages @core', async ({
  page,
  complaints,
  browser,
}) => {
  await openDashboard(page, '?tab=upload&form=settings');
  const about = page.getByLabel('About Billy Text');
  const save = saveButton(page);
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
  await saveButton(page).click();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.getByLabel('Social Link').fill('https://www.instagram.com/robin');
  await page.getByLabel('Artist Name').fill('Robin Vale');
  await page.getByLabel('Tagline').fill('Sings at night.');
  await saveButton(page).click();
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
  await expect(page.getByRole('heading', { name: 'About Robin Vale Text' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Robin Vale' })).toBeVisible();

  await page.route('**/api/settings/about_billy_text', (route) =>
    route.fulfill({ status: 507, json: { message: 'The disk is full, so nothing was saved' } }),
  );
  await page.getByLabel('About Robin Vale Text').fill('Born in a trunk.\n\nRaised on the cable.');
  await save.click();
  await expectToast(page, 'Error', 'Failed to update setting: 507: The disk is full, so nothing was saved');
  forgive(complaints, 507);

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'See it on the site' }).first().click(),
  ]);
  await expect(preview).toHaveURL(/\/#about$/);
  await expect(preview.getByText('Raised on the wireless.')).toBeVisible();

  await test.step('the whole site is downloaded in one file', async () => {
    await expect(page.getByText('No backup has been made yet.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Backup' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Robin Vale \d{4}-\d{2}-\d{2}\.tar$/);
    expect(await download.failure()).toBe(null);
    await expect(page.getByText(/^Last backup: .+, [\d.]+ [KM]B\.$/)).toBeVisible();
  });

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
    await expect(
      page.getByText('The current password is not correct. Please type it again.', { exact: true }),
    ).toBeVisible();
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

test('the social link can be emptied, and under another name nothing of Billy’s is left', async ({
  page,
}) => {
  await openDashboard(page, '?tab=upload&form=settings');
  const link = page.getByLabel('Social Link');
  const save = saveButton(page);
  await expect(link).toHaveValue('https://www.tiktok.com/@billy');
  await page.getByLabel('Artist Name').fill('Robin');
  await save.click();
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
  await expect(link).toHaveValue('');
  await expect(page.getByLabel('About Robin Text')).toHaveValue(
    'Here you will find music, videos and photos by Robin.',
  );

  await link.fill('https://www.instagram.com/robin');
  await save.click();
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page.getByRole('link', { name: /Instagram/ })).toHaveCount(2);

  await page.goto('/admin?tab=upload&form=settings');
  await link.fill('');
  await save.click();
  await expectToast(page, 'Setting Updated', 'The setting has been updated successfully.');
  await page.reload();
  await expect(link).toHaveValue('');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'About Robin' })).toBeVisible();
  await expect(page.getByText('Here you will find music, videos and photos by Robin.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Instagram|TikTok|Follow/ })).toHaveCount(0);
  await expect(page.getByText(/Tallahassee|Billy/)).toHaveCount(0);
});

test('one button saves or discards what was changed in any section, also after a reload', async ({
  page,
  complaints,
}) => {
  await openDashboard(page, '?tab=upload&form=settings#settings-publishing');
  const index = page.getByRole('navigation', { name: 'Settings' });
  const about = page.getByLabel('About Billy Text');
  const tagline = page.getByLabel('Tagline');
  const downloads = page.getByLabel('Visitors may download songs');
  const save = saveButton(page);
  await expect(page.getByRole('region', { name: 'Publishing' })).toBeFocused();
  await expect(downloads).toBeInViewport();
  await index.getByRole('link', { name: 'Artist' }).press('Enter');
  await expect(page).toHaveURL(/#settings-artist$/);
  await expect(index.getByRole('link', { name: 'Artist' })).toHaveAttribute('aria-current', 'true');
  await expect(tagline).toBeInViewport();
  await expect(save).toHaveCount(0);

  const written = await about.inputValue();
  await about.fill('Half a thought about');
  await tagline.fill(' Sings at ');
  await downloads.uncheck();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.reload();
  await expect(about).toHaveValue('Half a thought about');
  await expect(downloads).not.toBeChecked();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(about).toHaveValue(written);
  await expect(downloads).toBeChecked();
  await expect(save).toHaveCount(0);

  await about.fill('Half a thought about');
  await tagline.fill(' Sings at ');
  await downloads.uncheck();
  await page.route(
    '**/api/settings/downloads',
    (route) => route.fulfill({ status: 507, json: { message: 'The disk is full, so nothing was saved' } }),
    { times: 1 },
  );
  await tagline.press('Enter');
  await expectToast(page, 'Error', 'Failed to create setting: 507: The disk is full, so nothing was saved');
  forgive(complaints, 507);
  await expect(page.getByText('“Downloads” could not be saved.')).toBeVisible();
  await expect(tagline).toHaveValue('Sings at');
  await save.press('Enter');
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
  await expect(save).toHaveCount(0);
  await expect(tagline).toBeFocused();
  await page.reload();
  await expect(about).toHaveValue('Half a thought about');
  await expect(downloads).not.toBeChecked();
  await expect(save).toHaveCount(0);
});

test('accounts and sign-ins are seen, added and ended in the dashboard', async ({
  page,
  complaints,
  browser,
}) => {
  await openDashboard(page, '?tab=upload&form=settings');
  const baseURL = new URL(page.url()).origin;
  const accounts = page.getByRole('list', { name: 'Accounts' });
  const signIns = page.getByRole('list', { name: 'Sign-ins' });
  const dialog = page.getByRole('dialog');
  await expect(accounts.getByRole('listitem')).toHaveText(/^billyYou/);
  await expect(accounts.getByRole('button')).toHaveCount(0);
  await expect(signIns.getByRole('listitem')).toHaveText(/This one.*127\.0\.0\.1.*signed in.*last seen/);

  await test.step('adding somebody asks for your own password', async () => {
    await page.getByRole('button', { name: 'Add Account' }).click();
    await dialog.getByLabel('Username').fill('maria');
    await dialog.getByLabel('Their Password').fill('let me in');
    await dialog.getByLabel('Your Own Password').fill('not the right one');
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(
      dialog.getByText('The current password is not correct. Please type it again.'),
    ).toBeVisible();
    forgive(complaints, 400);
    await dialog.getByLabel('Your Own Password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expectToast(page, 'Account added', 'maria can sign in now.');
    await expect(dialog).toHaveCount(0);
    await expect(accounts.getByRole('listitem')).toHaveCount(2);
  });

  const maria = await browser.newContext({ baseURL });
  const login = { username: 'maria', password: 'let me in' };
  expect((await maria.request.post('/api/login', { data: login })).status()).toBe(200);

  await test.step('a device that is ended has to sign in again', async () => {
    await page.reload();
    await expect(signIns.getByRole('listitem')).toHaveCount(2);
    await signIns.getByRole('listitem').filter({ hasText: 'maria' }).getByRole('button').click();
    await expectToast(page, 'Signed out', 'has to sign in again.');
    await expect(signIns.getByRole('listitem')).toHaveCount(1);
    expect((await maria.request.get('/api/user')).status()).toBe(401);
  });

  await test.step('so have all others', async () => {
    await maria.request.post('/api/login', { data: login });
    await page.reload();
    await page.getByRole('button', { name: 'End All Others' }).click();
    await expectToast(page, 'Signed out', 'Only this device is still signed in.');
    await expect(page.getByRole('button', { name: 'End All Others' })).toHaveCount(0);
    expect((await maria.request.get('/api/user')).status()).toBe(401);
  });

  await test.step('an owner who removes their own account is signed out', async () => {
    await page.getByRole('button', { name: 'Remove billy' }).click();
    await expect(dialog.getByText('This is your own account.')).toBeVisible();
    await dialog.getByLabel('Your Own Password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Remove Account' }).click();
    await expect(page).toHaveURL('/auth');
    await signIn(page);
    await expectToast(page, 'Login failed', '401: Invalid username or password');
    forgive(complaints, 401);
  });
  await maria.close();
});

test('profiles are added, corrected and removed by keyboard, and stand on the public pages', async ({
  page,
}) => {
  await openDashboard(page, '?tab=upload&form=settings');
  const profiles = page.getByRole('group', { name: 'More Profiles' });
  const row = (place: number) => profiles.getByRole('textbox').nth(place - 1);
  await row(1).fill('https://billy.bandcamp.com');
  await expect(profiles).toContainText('Bandcamp');
  for (const address of ['http://billy.example', 'https://open.spotify.com/artist/1']) {
    await profiles.getByRole('button', { name: 'Add link' }).press('Enter');
    await expect(profiles.getByRole('textbox').last()).toBeFocused();
    await page.keyboard.type(address);
  }
  const save = saveButton(page);
  await save.press('Enter');
  await expect(profiles.getByRole('alert')).toHaveText('A link must be an address that begins with https://');
  await expect(row(2)).toHaveAttribute('aria-invalid', 'true');
  await profiles.getByRole('button', { name: 'Remove http://billy.example' }).press('Enter');
  await expect(row(1)).toBeFocused();
  await save.press('Enter');
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');

  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['TikTok', 'https://www.tiktok.com/@billy'],
    ['Follow on Bandcamp', 'https://billy.bandcamp.com'],
    ['Follow on Spotify', 'https://open.spotify.com/artist/1'],
  ] as const)
    await expect(footer.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'href',
      href,
    );
});

test.describe('songs', () => {
  test.use({ content: { tracks: 3 } });

  test('lead to other services, and are no longer offered for download once the owner turns it off', async ({
    page,
  }) => {
    await openDashboard(page, '?tab=manage');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const title = await dialog.getByLabel('Title', { exact: true }).inputValue();
    await dialog.getByText('More about this song').click();
    const link = dialog.getByRole('group', { name: 'Links' }).getByRole('textbox');
    await link.fill('billy.bandcamp.com');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('A link must be an address that begins with https://');
    await link.fill('https://billy.bandcamp.com/track/one');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();

    await page.goto('/music');
    await page.getByRole('button', { name: `Play ${title}` }).click();
    await page.getByRole('button', { name: /^Open now playing/ }).click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Listen on Bandcamp (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://billy.bandcamp.com/track/one');

    await page.goto('/music');
    await expect(page.getByRole('columnheader', { name: 'Download' })).toBeVisible();
    await page.goto('/admin?tab=upload&form=settings');
    await page.getByLabel('Visitors may download songs').uncheck();
    await saveButton(page).click();
    await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
    for (const path of ['/', '/music']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
      await expect(page.getByText(/download/i)).toHaveCount(0);
    }
  });
});

test('the owner chooses how large files may be, and the upload forms follow at once', async ({ page }) => {
  await openDashboard(page, '?tab=upload&form=settings');
  const song = page.getByLabel('Largest Song (MB)');
  await expect(song).toHaveValue('10');
  await expect(song).toHaveAccessibleDescription('Up to 200');
  await expect(page.getByLabel('Largest Video (MB)')).toHaveAccessibleDescription('Up to 2000');
  for (const wrong of ['201', '0', '12.5', '']) {
    await song.fill(wrong);
    await saveButton(page).click();
    await expect(page.getByText('Please enter a whole number from 1 to 200')).toBeVisible();
  }
  await song.fill('12');
  await saveButton(page).click();
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
  await expect(song).toHaveValue('12');
  await expect(saveButton(page)).toBeHidden();

  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(page.getByText('Maximum 12MB')).toBeVisible();
  const long = { name: 'long.wav', mimeType: 'audio/wav', buffer: silence(12 * 1024 * 1024 + 2) };
  await page.getByLabel('Audio File').setInputFiles(long);
  const refusal =
    'Audio file must be 12MB or smaller. You can raise this limit in Site Settings, under Upload Limits.';
  await expect(page.getByText(refusal)).toBeVisible();
});
