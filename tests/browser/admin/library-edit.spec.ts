import type { Page } from '@playwright/test';
import { expect, expectToast, registerOwner, test } from '#tests/browser/support/fixtures.ts';
import { bytesOf, mediaFixture } from '#tests/support/media/fixtures.ts';
import { forgive, signIn, slowDown, UPLOADED } from '#tests/browser/support/dashboard.ts';

test.use({
  content: {
    tracks: [{ title: 'Paper Lanterns', releaseType: 'single', coverArt: null, coverPicture: null }],
    videos: [
      {
        title: 'On the Roof',
        videoType: 'comedy',
        videoFile: null,
        thumbnail: null,
        embedUrl: 'https://youtu.be/dQw4w9WgXcQ',
      },
    ],
    photos: [{ title: 'Backstage', photographer: 'Ada Reyes' }],
  },
});

async function openDialog(page: Page, title: string) {
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a track, a video and a photo are edited, and visitors see it @core', async ({ page }) => {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');

  let dialog = await openDialog(page, 'On the Roof');
  await expect(dialog.getByRole('heading', { name: 'Edit Video' })).toBeVisible();
  await expect(dialog.getByText('YouTube, Vimeo or TikTok')).toBeVisible();
  await dialog.getByLabel('Title').fill('On the Other Roof');
  await dialog.getByLabel('Video Type').selectOption('Live Performance');
  await dialog.getByLabel('Video URL').fill('https://vimeo.com/76979871');
  await dialog.getByLabel('Featured on Homepage').check();

  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Video updated', 'The video has been successfully updated.');
  await expect(dialog).toHaveCount(0);
  const video = page.getByRole('row').filter({ hasText: 'On the Other Roof' });
  await expect(video.getByRole('cell').nth(1)).toHaveText('Live Performance');
  await expect(video.getByRole('cell').nth(4)).toHaveText('On home now');

  dialog = await openDialog(page, 'Paper Lanterns');
  await dialog.getByLabel('Title').fill('Paper Lanterns (Live)');
  await dialog.getByLabel('Type').selectOption('EP');
  await dialog.getByLabel('Description').fill('Recorded in one night.');
  const files = dialog.getByLabel('New cover');
  await files.setInputFiles(await mediaFixture('tone.mp3'));
  await expect(dialog.getByText('Image must be JPG, PNG, GIF, WebP or AVIF')).toBeVisible();
  await files.setInputFiles(await mediaFixture('picture.png'));
  await expect(dialog.getByAltText('The new cover')).toBeVisible();
  await expect(dialog.getByText('Image must be')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Track updated', 'The track has been successfully updated.');
  dialog = await openDialog(page, 'Paper Lanterns (Live)');
  const cover = dialog.locator('img').first();
  await expect(cover).toHaveAttribute('src', /^\/uploads\//);
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Remove Cover' }).click();
  await dialog.getByLabel('Featured').check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Paper Lanterns (Live)' }).locator('img')).toHaveCount(
    0,
  );

  dialog = await openDialog(page, 'Backstage');
  await dialog.getByLabel('Title').fill('Before the Show');
  await dialog.getByLabel('Location').fill('Paris');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Image updated', 'The image has been successfully updated.');
  await expect(page.getByRole('button', { name: 'Edit Before the Show' })).toBeFocused();

  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page.getByText('Paper Lanterns (Live)').first()).toBeVisible();
  await expect(page.getByText('Recorded in one night.').first()).toBeVisible();
  await expect(page.getByText('On the Other Roof').first()).toBeVisible();
  await expect(page.getByAltText('Before the Show').first()).toBeVisible();
});

test('a session that ends while an edit is saved leads back into the same dialog', async ({
  page,
  complaints,
}) => {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');
  const loseSession = () => page.context().clearCookies({ name: 'marquee_session' });
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel('Title');
  const comeBack = async () => {
    await expect(page).toHaveURL('/auth');
    forgive(complaints, 401);
    await signIn(page);
    await expect(page).toHaveURL('/admin?tab=manage');
  };

  for (const [name, heading, path] of [
    ['Paper Lanterns', 'Edit Track', '/api/tracks'],
    ['Backstage', 'Edit Image', '/api/about/images'],
  ] as const) {
    await openDialog(page, name);
    await title.fill(`${name}, mine`);
    if (name === 'Paper Lanterns') {
      await dialog.getByLabel('New cover').setInputFiles(await mediaFixture('picture.png'));
    }
    await dialog.getByLabel(/^Featured/).check();
    await loseSession();
    await save();
    await expectToast(page, 'Your session has ended', 'Please sign in again. Nothing was changed.');
    await comeBack();
    await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
    await expect(title).toHaveValue(`${name}, mine`);
    await expect(dialog.getByLabel(/^Featured/)).toBeChecked();

    await save();
    await expect(dialog).toHaveCount(0);
    const [saved] = (await (await page.request.get(path)).json()) as object[];
    expect(saved).toMatchObject({ title: `${name}, mine`, featured: true });
    if (name === 'Paper Lanterns') {
      expect(saved).toMatchObject({ coverArt: expect.stringMatching(/^\/uploads\//) });
    }
  }

  await test.step('newer changes of others are not overwritten, not even after a reload', async () => {
    await openDialog(page, 'Backstage, mine');
    await title.fill('Backstage, again');
    await loseSession();
    await page.reload();
    await comeBack();
    const [row] = (await (await page.request.get('/api/about/images')).json()) as { id: number }[];
    await page.request.put(`/api/about/images/${row?.id}`, { data: { title: 'Backstage, theirs' } });
    await page.reload();
    await expect(title).toHaveValue('Backstage, again');
    await expect(dialog.getByRole('region', { name: 'Unsaved draft' })).toContainText(
      'They are not saved yet.',
    );
    await save();
    await expect(dialog.getByRole('definition')).toHaveText(['Backstage, theirs']);
    forgive(complaints, 409);
  });

  await test.step('what was discarded does not come back', async () => {
    page.once('dialog', (question) => void question.accept());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await openDialog(page, 'Backstage, theirs');
    await expect(title).toHaveValue('Backstage, theirs');
    await expect(dialog.getByRole('region', { name: 'Unsaved draft' })).toHaveCount(0);
  });
});

test('a new cover can be watched on its way, called back, and sent again', async ({ page }) => {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');
  const dialog = await openDialog(page, 'Paper Lanterns');
  const title = dialog.getByLabel('Title');
  // A real picture, made heavy by what a reader of pictures passes over.
  const buffer = Buffer.concat([await bytesOf('picture.png'), Buffer.alloc(4 * 1024 * 1024)]);
  await title.fill('Paper Lanterns, recovered');
  await dialog.getByLabel('New cover').setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer });
  const speedUp = await slowDown(page, 200_000);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();

  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(dialog.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await expect(dialog.getByText(/^[\d.]+ of [\d.]+ [KM]B · [\d.]+ [KM]B\/s/)).toBeVisible();
  await expect(title).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Upload cancelled', 'Nothing was saved.');
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(title).toHaveValue('Paper Lanterns, recovered');
  await expect(dialog.getByAltText('The new cover')).toBeVisible();
  const tracks = async () => (await page.request.get('/api/tracks')).json();
  expect(await tracks()).toMatchObject([{ title: 'Paper Lanterns', coverArt: null }]);

  await speedUp();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Track updated', 'The track has been successfully updated.', UPLOADED);
  await expect(dialog).toHaveCount(0);
  expect(await tracks()).toMatchObject([
    { title: 'Paper Lanterns, recovered', coverArt: expect.stringMatching(/^\/uploads\//) },
  ]);
});

test('a track, a video and a photo get another file and keep what they were', async ({ page }) => {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');
  type Row = { id: number; views?: number } & Record<string, unknown>;
  const only = async (path: string) => ((await (await page.request.get(path)).json()) as Row[])[0] as Row;
  const save = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0, UPLOADED);
  };

  const track = await only('/api/tracks');
  let dialog = await openDialog(page, 'Paper Lanterns');
  await dialog.getByLabel('New audio').setInputFiles(await mediaFixture('picture.png'));
  await expect(
    dialog.getByText('Audio file must be MP3, WAV, M4A, AAC, FLAC, OGG, Opus, AIFF or WavPack'),
  ).toBeVisible();
  await dialog.getByLabel('New audio').setInputFiles(await mediaFixture('tone.wav'));
  await expect(dialog.getByText('tone.wav')).toBeVisible();
  await save();
  const heard = await only('/api/tracks');
  expect(heard).toMatchObject({ id: track.id, title: 'Paper Lanterns', uploadDate: track['uploadDate'] });
  expect(heard['audioFile']).toMatch(/\.wav$/);

  const photo = await only('/api/about/images');
  dialog = await openDialog(page, 'Backstage');
  await dialog.getByLabel('New image').setInputFiles(await mediaFixture('picture.webp'));
  await expect(dialog.getByAltText('The new image')).toBeVisible();
  await save();
  const seen = await only('/api/about/images');
  expect(seen).toMatchObject({ id: photo.id, title: 'Backstage', photographer: 'Ada Reyes' });
  expect(seen['imagePath']).not.toBe(photo['imagePath']);

  const video = await only('/api/videos');
  await page.request.post(`/api/videos/${video.id}/view`);
  const { views } = await only('/api/videos');
  dialog = await openDialog(page, 'On the Roof');
  const plays = dialog.getByText('This video has a file and an address. The file plays.');
  await expect(plays).toHaveCount(0);
  await dialog.getByLabel('New file').setInputFiles(await mediaFixture('clip.mp4'));
  await expect(plays).toBeVisible();
  await dialog.getByRole('button', { name: 'Use frame 2 as the thumbnail' }).click();
  await expect(dialog.getByAltText('The new thumbnail')).toBeVisible();
  await save();
  const both = await only('/api/videos');
  expect(both).toMatchObject({ id: video.id, views, embedUrl: 'https://youtu.be/dQw4w9WgXcQ' });
  expect(both['videoFile']).toMatch(/\.mp4$/);
  expect(both['thumbnail']).toMatch(/^\/uploads\//);

  // The server deletes a replaced picture: one that is still loading would be a 404 in the console.
  const shown = page.getByRole('row').filter({ hasText: 'On the Roof' }).locator('img');
  const [name] = String(both['thumbnail']).split('.');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
    .toContain(name);

  await test.step('another thumbnail and address, and the file is let go', async () => {
    dialog = await openDialog(page, 'On the Roof');
    await expect(plays).toBeVisible();
    await dialog.getByLabel('New thumbnail').setInputFiles(await mediaFixture('picture.png'));
    await dialog.getByLabel('Video URL').fill('');
    await dialog.getByRole('button', { name: 'Remove File' }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      dialog.getByText('You must provide either a video URL or upload a video file'),
    ).toBeVisible();
    await dialog.getByLabel('Video URL').fill('https://vimeo.com/76979871');
    await expect(plays).toHaveCount(0);
    await save();
    const released = await only('/api/videos');
    expect(released).toMatchObject({ id: video.id, videoFile: null, embedUrl: 'https://vimeo.com/76979871' });
    expect(released['thumbnail']).not.toBe(both['thumbnail']);
  });
});
