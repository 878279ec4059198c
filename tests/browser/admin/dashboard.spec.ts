import type { Page } from '@playwright/test';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { expectToast, fileOf, forgive, openDashboard, signIn } from '#tests/browser/support/dashboard.ts';
import { expect, test } from '#tests/browser/support/fixtures.ts';

test('the dashboard keeps its place in the address and is reached with the keyboard alone', async ({
  page,
}) => {
  await page.request.post('/api/contact', {
    data: { name: 'Ada', email: 'ada@example.org', subject: 'Booking', message: 'Come and play for us.' },
  });
  await openDashboard(page);
  await expect(page.getByText('Manage your music, videos, and messages')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Messages 1 unread' })).toBeVisible();

  await page.getByRole('tab', { name: 'Upload Content' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Manage Content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?tab=manage');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Upload Content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const video = page.getByRole('tab', { name: 'Video' });
  await video.click();
  await expect(page).toHaveURL('/admin?tab=upload&form=video');
  // The ring is for the keyboard: none after a click, and there again with the next key.
  await expect(video).toBeFocused();
  await expect(video).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Image' })).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowLeft');
  await expect(video).toHaveCSS('outline-style', 'solid');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add Video' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Upload New Music' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Manage Content' })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/admin?tab=upload&form=music');
  // The form begins with the file.
  await page.getByLabel('Audio File').focus();
  // Each field in its turn; a date has several stops of its own.
  for (const name of [
    'Cover Art',
    'Title',
    'Release Type',
    'Release Date',
    'Description',
    'Visibility',
    'Featured',
    'Upload Music',
  ]) {
    await tabTo(page, name);
  }
  await test.step('the narrowest phone needs no scrolling sideways, however long a name is', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const name = `${'a-very-long-file-name-'.repeat(6)}.mp3`;
    const track = await fileOf('tone.mp3');
    await page.getByLabel('Audio File').setInputFiles({ ...track, name });
    await page.getByLabel('Audio File').setInputFiles([
      { ...track, name: `1${name}` },
      { ...track, name: `2${name}` },
    ]);
    await expect(page.getByRole('listitem', { name: `2${name}` })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page).toHaveURL('/');
});

test('a session that ends in the middle of work loses nothing', async ({ page, complaints }) => {
  await openDashboard(page, '?tab=upload&form=music');
  await page.getByLabel('Title').fill('Half a song');
  await page.getByLabel('Description').fill('And the story behind it.');
  await page.getByLabel('Audio File').setInputFiles(await fileOf('tone.mp3'));
  await page.context().clearCookies({ name: 'marquee_session' });
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expect(page).toHaveURL('/auth');
  forgive(complaints, 401);

  await signIn(page);
  await expect(page).toHaveURL('/admin?tab=upload&form=music');
  await expect(page.getByLabel('Title')).toHaveValue('Half a song');
  await expect(page.getByLabel('Description')).toHaveValue('And the story behind it.');
  await expect(page.getByText('tone.mp3')).toBeVisible();

  await test.step('a reload keeps what was typed, too', async () => {
    await page.context().clearCookies({ name: 'marquee_session' });
    await page.reload();
    await expect(page).toHaveURL('/auth');
    forgive(complaints, 401);
    await signIn(page);
    await expect(page).toHaveURL('/admin?tab=upload&form=music');
    await expect(page.getByLabel('Title')).toHaveValue('Half a song');
    await expect(page.getByRole('region', { name: 'Unsaved draft' })).toContainText(
      'They are not saved yet.',
    );
    await page.getByLabel('Audio File').setInputFiles({
      name: 'tone.mp3',
      mimeType: 'audio/mpeg',
      buffer: await bytesOf('tone.mp3'),
    });
    await page.getByRole('button', { name: 'Upload Music' }).click();
    await expectToast(page, 'Music uploaded successfully', 'now available');
    await expect(page.getByRole('region', { name: 'Unsaved draft' })).toHaveCount(0);
  });

  await test.step('a draft that came back can be thrown away', async () => {
    await page.getByLabel('Title').fill('Not worth keeping');
    await expect(page.getByRole('region', { name: 'Unsaved draft' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Not worth keeping');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByRole('region', { name: 'Unsaved draft' })).toHaveCount(0);
  });

  await test.step('after an ordinary logout, signing in leads home, and what was typed is gone', async () => {
    await page.getByLabel('Title').fill('A secret song');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('A secret song');
    await signIn(page);
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('');
  });
});

test('a tab whose script does not arrive leaves the rest of the dashboard, and comes with the next try', async ({
  page,
  complaints,
}) => {
  await openDashboard(page, '?tab=manage');
  const script = '**/assets/inbox-*.js';
  await page.route(script, (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  const failure = page.getByRole('tabpanel').getByRole('alert');
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(failure).toHaveText('This part of the dashboard could not be loaded.');
  await page.getByRole('tab', { name: 'Manage Content' }).click();
  await expect(page.getByRole('heading', { name: 'Music Library' })).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(failure).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Messages' })).toBeVisible();
  forgive(complaints, 404);
});

/** Presses Tab until what has this label, or says so itself, has the focus: a few fields further at most. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      return focused?.labels?.[0]?.textContent || focused?.textContent || '';
    });
    if (label.includes(name)) return expect(page.locator(':focus')).toBeVisible();
  }
  throw new Error(`${name} is not reached by Tab`);
}
