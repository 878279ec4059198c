import { forgive } from '#tests/browser/support/dashboard.ts';
import { expect, expectDialogReady, pressEscape } from '#tests/browser/support/fixtures.ts';
import { expectTranslated, registerNumberedOwner, test } from '#tests/browser/support/pseudo-site.ts';

/** Every sentence for visitors is from the catalogue, and has room where another language needs more. */

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${index + 1} ${index + 1}`,
    description: '123 456 789',
  }));
const details = { lyrics: '[00:00.00]1 2\n[00:40.00]3 4', credits: '5 6', explicit: true };

test.use({
  content: {
    tracks: numbered(7).map((track, index) => (index === 0 ? { ...track, ...details } : track)),
    videos: numbered(5).map(({ title }) => ({ title })),
    photos: numbered(4).map((photo) => ({ ...photo, photographer: '3', location: '4' })),
  },
});

test('pages', async ({ page, complaints }) => {
  await page.goto('/');
  await expectTranslated(page, 'a new site');
  await page.goto('/auth');
  await expectTranslated(page, 'registration');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('at least').first()).toBeVisible();
  await expectTranslated(page, 'registration, refused');

  await registerNumberedOwner(page);
  const data = { title: '8 8', releaseType: 'album', description: '9', credits: '9', trackIds: [6, 5] };
  expect((await page.request.post('/api/releases', { data })).status()).toBe(201);
  await page.request.put('/api/settings/privacy_link', { data: { value: 'on' } });
  await page.goto('/');
  await expectTranslated(page, 'the home page of the owner');
  await page.context().clearCookies();
  for (const path of [
    '/',
    '/music',
    '/music/7',
    '/music/6',
    '/releases/1',
    '/videos',
    '/videos/5',
    '/videos/3',
    '/auth',
    '/privacy',
    '/thanks',
    '/offline',
    '/nowhere',
    '/music/999',
  ]) {
    await page.goto(path);
    await expectTranslated(page, path);
  }
  await page.goto('/auth');
  await page.getByLabel('Username').fill('1234');
  await page.getByLabel('Password').fill('654321');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('listitem').getByText('Login failed')).toBeVisible();
  await expectTranslated(page, 'sign-in, refused');
  forgive(complaints, 404);
});

test('the players for other sites', async ({ page, site }) => {
  await registerNumberedOwner(page);
  const data = { title: '8 8', releaseType: 'album', trackIds: [6, 5] };
  expect((await page.request.post('/api/releases', { data })).status()).toBe(201);
  const embed = await page.context().newPage();
  for (const path of ['/embed/music/7', '/embed/releases/1', '/embed/videos/3', '/embed/music/999']) {
    await embed.goto(site.url + path);
    await expectTranslated(embed, path);
  }
});

test('a message that is refused without JavaScript', async ({ page, complaints }) => {
  await page.goto('/');
  await page.getByRole('form', { name: 'Contact' }).evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('heading', { name: 'Message Not Sent' })).toBeVisible();
  await expectTranslated(page, 'a message that is refused');
  forgive(complaints, 400);
});

test('forms, dialogs and the player', async ({ page }) => {
  await registerNumberedOwner(page);
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectTranslated(page, 'menu');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('must be at least 2 characters')).toBeVisible();
  await expectTranslated(page, 'contact form, refused');
  await page.getByLabel('Name').fill('12');
  await page.getByLabel('Email').fill('1@2.de');
  await page.getByLabel('Subject').fill('12345');
  await page.getByRole('textbox', { name: 'Message' }).fill('1234567890');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expectTranslated(page, 'contact form, sent');

  await page.locator('#videos').getByRole('button', { name: 'Play 1 1' }).click();
  await expectDialogReady(page);
  await expectTranslated(page, 'video');
  await pressEscape(page);
  await page.locator('#about').getByRole('button', { name: '2 2' }).click();
  await expectDialogReady(page);
  await expectTranslated(page, 'photo');
  await pressEscape(page);
  await page.keyboard.press('?');
  await expectDialogReady(page);
  await expectTranslated(page, 'keyboard shortcuts');
  await pressEscape(page);

  await page.goto('/music/7');
  await page.getByRole('button', { name: 'Share 1 1' }).click();
  await expectDialogReady(page);
  await expectTranslated(page, 'sharing');
  await pressEscape(page);

  await page.goto('/music');
  await page.getByRole('button', { name: 'Play all' }).click();
  const bar = page.getByRole('region', { name: 'Player' }).last();
  await bar.getByRole('button', { name: 'Pause 1 1' }).click();
  await expectTranslated(page, 'player');
  await bar.getByRole('button', { name: 'Open now playing' }).click();
  await expectDialogReady(page);
  for (const tab of ['Lyrics', 'Queue', 'Credits']) {
    await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
    await expectTranslated(page, `now playing: ${tab}`);
  }
});
