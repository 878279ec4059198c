import type { Page } from '@playwright/test';
import { fileOf, forgive } from '#tests/browser/support/dashboard.ts';
import { expect, expectDialogReady, pressEscape } from '#tests/browser/support/fixtures.ts';
import { expectTranslated, registerNumberedOwner, test } from '#tests/browser/support/pseudo-site.ts';

/** Every sentence of the dashboard is from the catalogue, and has room where another language needs more. */

test.use({
  content: {
    tracks: [
      { title: '1 1', description: '1', explicit: true },
      { title: '2 2', description: '2' },
    ],
    videos: [{ title: '3 3' }, { title: '4 4' }, { title: '5 5' }],
    photos: [
      { title: '6 6', description: '6', photographer: '6', location: '6' },
      { title: '7 7', description: null, photographer: null, location: null },
    ],
    messages: [1, 2].map((number) => ({
      name: `${number}`,
      email: '1@2.de',
      subject: `${number} ${number}`,
      message: '123',
    })),
  },
});

async function expectTranslatedDialog(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expectDialogReady(page);
  await expectTranslated(page, button);
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Says yes to the next question, which is in brackets too. */
function agree(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      expect.soft(dialog.message()).toMatch(/^\[.*\]$/);
      void dialog.accept().then(resolve);
    });
  });
}

const toast = (page: Page, title: string) =>
  expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByText(title)
      .first(),
  ).toBeVisible();

test('upload forms', async ({ page }) => {
  await registerNumberedOwner(page);
  await page.goto('/admin?tab=upload&form=music');
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expect(page.getByText('must be at least').first()).toBeVisible();
  await expectTranslated(page, 'music, refused');
  await page.getByLabel('Audio File').setInputFiles(await fileOf('picture.png'));
  await expectTranslated(page, 'music, with a picture instead of a song');
  await page.getByLabel('Audio File').setInputFiles([await fileOf('tone.mp3'), await fileOf('tone.wav')]);
  await expect(page.getByRole('button', { name: 'Upload 2 files' })).toBeVisible();
  await expectTranslated(page, 'several songs');
  await page.getByRole('tab', { name: 'Video' }).click();
  await page.getByRole('button', { name: /Upload Video|Add Video/ }).click();
  await expect(page.getByText('must be at least').first()).toBeVisible();
  await expectTranslated(page, 'video, refused');
  await page.getByRole('radio', { name: 'Upload File' }).check();
  await page.getByLabel('Video File').setInputFiles(await fileOf('clip.mp4'));
  await expect(page.getByRole('button', { name: 'Use frame 3 as the thumbnail' })).toBeVisible();
  await expectTranslated(page, 'video, from a file');
  await page.getByRole('tab', { name: 'Image' }).click();
  await page.getByLabel('Image File').setInputFiles(await fileOf('picture.png'));
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await expectTranslated(page, 'image, refused');
});

test('Site Settings', async ({ page }) => {
  await registerNumberedOwner(page);
  await page.goto('/admin?tab=upload&form=settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('must be at least').first()).toBeVisible();
  await expectTranslated(page, 'Site Settings');
  await expectTranslatedDialog(page, 'Add Account');
  await page.getByLabel('Artist Name').fill('8');
  await page.getByRole('button', { name: /^.Save ~/ }).click();
  await toast(page, 'Setting Created');
  await page.getByRole('button', { name: 'Check Now' }).click();
  await expect(page.getByText('files checked')).toBeVisible();
  await expectTranslated(page, 'Site Settings, saved');
});

test('Manage Content', async ({ page, complaints }) => {
  await registerNumberedOwner(page);
  const data = { title: '8 8', releaseType: 'album', trackIds: [1] };
  expect((await page.request.post('/api/releases', { data })).status()).toBe(201);
  await page.goto('/admin?tab=manage');
  await expect(page.getByText('The bin is empty.')).toBeVisible();
  await expectTranslated(page, 'libraries');
  const act = async (title: string, action: string) => {
    await page
      .getByRole('button', { name: `Actions for ${title}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.getByRole('button', { name: 'Actions for 3 3' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectTranslated(page, 'the menu of a row');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  for (const title of ['1 1', '3 3', '6 6', '8 8']) {
    await act(title, 'Edit');
    await expectDialogReady(page);
    await expectTranslated(page, `Edit ${title}`);
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  const dialog = page.getByRole('dialog');
  await act('1 1', 'Edit');
  expect((await page.request.put('/api/tracks/2', { data: { description: '9' } })).ok()).toBe(true);
  await dialog.getByLabel('Visibility').selectOption('scheduled');
  await dialog.getByLabel('Publish At').fill('2999-03-05T18:00');
  await dialog.getByLabel('Description').fill('8');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Somebody else changed this track')).toBeVisible();
  await expectTranslated(page, 'a conflict');
  forgive(complaints, 409);
  await dialog.getByRole('button', { name: 'Save Mine Over It' }).click();
  await toast(page, 'Track updated');
  await expectTranslated(page, 'saved');

  await page.getByRole('checkbox', { name: 'Select 1 1' }).check();
  await expectTranslatedDialog(page, 'Make an album');
  await expectTranslatedDialog(page, 'Change visibility');
  await expectTranslatedDialog(page, 'Add to a release');
  await page.getByRole('checkbox', { name: 'Select 6 6' }).check();
  await expectTranslatedDialog(page, 'Set photographer');
  const agreed = agree(page);
  await act('7 7', 'Delete');
  await agreed;
  await expect(page.getByRole('button', { name: 'Restore 7 7' })).toBeVisible();
  await toast(page, 'Image deleted');
  await expectTranslated(page, 'libraries, with a selection and a bin');
});

test.describe('an empty site', () => {
  test.use({ content: {} });

  test('lists without rows, and the keys of the dashboard', async ({ page }) => {
    await registerNumberedOwner(page);
    await page.goto('/admin?tab=manage');
    await expect(page.getByText('No images found')).toBeVisible();
    await expectTranslated(page, 'empty libraries');
    await page.getByRole('tab', { name: 'Messages' }).click();
    await expect(page.getByText('No messages received yet')).toBeVisible();
    await expectTranslated(page, 'no messages');
    await page.getByRole('tab', { name: 'Upload Content' }).click();
    await expect(page.getByText('See it with music in it')).toBeVisible();
    await expectTranslated(page, 'the offer of the demo');
    await page.keyboard.press('?');
    await expectDialogReady(page);
    await expectTranslated(page, 'keyboard shortcuts');
  });
});

test('Messages', async ({ page }) => {
  await registerNumberedOwner(page);
  await page.goto('/admin?tab=messages');
  await page
    .getByRole('checkbox', { name: /Select message/ })
    .first()
    .check();
  await expectTranslated(page, 'messages');
  await page.getByRole('row').filter({ hasText: '1 1' }).getByText('1 1').click();
  await expectDialogReady(page);
  await expectTranslated(page, 'a message');
  const agreed = agree(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await agreed;
  await toast(page, 'Message deleted');
  await expectTranslated(page, 'messages, one deleted');
});
