import { mediaFixture } from '#tests/support/media/fixtures.ts';
import {
  dropFiles,
  expectToast,
  fileOf,
  forgive,
  dropNextResponse,
  openDashboard,
  silence,
  slowDown,
  UPLOADED,
} from '#tests/browser/support/dashboard.ts';
import { expect, registerOwner, test } from '#tests/browser/support/fixtures.ts';

const junk = {
  name: 'broken.mp3',
  mimeType: 'audio/mpeg',
  buffer: Buffer.from('this is no song'.repeat(99)),
};

test('music is uploaded, with the texts and defaults of the form @core', async ({ page }) => {
  await openDashboard(page);
  const title = page.getByLabel('Title');
  const audio = page.getByLabel('Audio File');
  const send = page.getByRole('button', { name: 'Upload Music' });
  await expect(page.getByRole('heading', { name: 'Upload New Music' })).toBeVisible();
  await expect(page.getByLabel('Release Type')).toHaveValue('single');
  await expect(page.getByLabel('Release Type').getByRole('option')).toHaveText(['Single', 'EP', 'Album']);
  await expect(audio).toHaveAttribute('accept', '.mp3,.wav,.m4a,.aac,.flac,.ogg,.opus,.aiff,.aif,.wv');
  await expect(page.getByLabel('Cover Art')).toHaveAttribute('accept', '.jpg,.jpeg,.png');
  await expect(page.getByText('Maximum 10MB')).toBeVisible();
  await expect(page.getByText('JPG or PNG. Recommended: 1400x1400. Maximum 20MB.')).toBeVisible();
  await expect(page.getByLabel('Featured')).not.toBeChecked();

  await title.fill('x');
  await send.click();
  await expect(page.getByText('Title must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Audio file is required')).toBeVisible();

  await test.step('a file is refused in the browser, in the words of the server', async () => {
    await audio.setInputFiles(await mediaFixture('picture.jpg'));
    await expect(
      page.getByText('Audio file must be MP3, WAV, M4A, AAC, FLAC, OGG, Opus, AIFF or WavPack'),
    ).toBeVisible();
    await audio.setInputFiles({
      name: 'long.wav',
      mimeType: 'audio/wav',
      buffer: silence(10 * 1024 * 1024 + 2),
    });
    await expect(page.getByText('Audio file must be 10MB or smaller')).toBeVisible();
    await expect(page.getByText('10240.0 KB')).toBeVisible();
    await audio.setInputFiles({ name: 'empty.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(0) });
    await expect(page.getByText('Audio file is empty')).toBeVisible();
  });

  for (const type of ['mp3', 'opus'] as const) {
    await title.fill(`Song in ${type}`);
    await audio.setInputFiles(await mediaFixture(`tone.${type}`));
    await expect(page.getByText(`tone.${type}`)).toBeVisible();
    await send.click();
    await expectToast(
      page,
      'Music uploaded successfully',
      'Your music has been uploaded and is now available on your website.',
    );
    await expect(title).toHaveValue('');
    await expect(audio).toBeFocused();
    await expect(page.getByText(`tone.${type}`)).toBeHidden();
  }

  await test.step('what was published can be shared, until it is closed', async () => {
    const published = page.getByRole('region', { name: 'Just published' });
    await expect(published.getByRole('heading', { name: 'Song in opus' })).toBeVisible();
    await expect(published.getByLabel('Link')).toHaveValue(/\/music\/2-song-in-opus$/);
    await published.getByRole('button', { name: 'Close' }).click();
    await expect(published).toBeHidden();
    await expect(page.locator(':focus').getByRole('heading', { name: 'Upload New Music' })).toBeVisible();
  });

  await test.step('a song fills an empty title with its own, and offers its title and cover otherwise', async () => {
    for (const file of ['tagged.flac', 'tagged.opus'] as const) {
      await audio.setInputFiles(await mediaFixture(file));
      await expect(title).toHaveValue('Tallahassee Lights ♪');
      await title.fill('');
    }
    for (const file of ['tagged.m4a', 'tagged.mp3'] as const) {
      await audio.setInputFiles(await mediaFixture(file));
      await expect(title).toHaveValue('Tallahassee Lights ♪');
      const found = page.getByRole('region', { name: 'Found in the file' });
      await expect(found).not.toContainText('Tallahassee Lights ♪');
      await title.fill('Mine');
      await audio.setInputFiles(await mediaFixture(file));
      await expect(found).toContainText('Tallahassee Lights ♪');
      await expect(title).toHaveValue('Mine');
      await found.getByRole('button', { name: 'Use title' }).click();
      await expect(title).toHaveValue('Tallahassee Lights ♪');
      await expect(found).toContainText('Used as the cover unless you choose another one');
      await page.getByLabel('Cover Art').setInputFiles(await mediaFixture('picture.jpg'));
      await expect(found).toContainText('You chose another cover');
      await expect(found).not.toContainText('Used as the cover');
      await found.getByRole('button', { name: 'Use cover' }).click();
      await expect(found).toBeHidden();
      await expect(page.getByText('cover.jpg')).toBeVisible();
      if (file === 'tagged.m4a') {
        await page.getByRole('button', { name: 'Remove cover.jpg' }).click();
        await title.fill('');
      }
    }
    await page.getByLabel('Release Type').selectOption('ep');
    await page.getByLabel('Description').fill('Written in a lift.');
    await page.getByLabel('Featured').check();
    await send.click();
    // The toast on show may still be the last song's; the form is empty only when this one is through.
    await expect(title).toHaveValue('');
  });

  const tracks = await (await page.request.get('/api/tracks')).json();
  expect(tracks.map((track: { title: string }) => track.title)).toEqual([
    'Tallahassee Lights ♪',
    'Song in opus',
    'Song in mp3',
  ]);
  expect(tracks[0]).toMatchObject({ releaseType: 'ep', description: 'Written in a lift.', featured: true });
  expect(tracks[0].coverArt).toMatch(/^\/uploads\//);
  expect(tracks[1]).toMatchObject({ releaseType: 'single', description: null, featured: false });
});

test('the form waits for the limits of the site, and its hints and refusals follow them', async ({
  page,
  complaints,
}) => {
  const limits = (status: number, audio: number) =>
    page.route(
      '**/api/upload-limits',
      (route) => route.fulfill({ status, json: { audio, video: 100, picture: 100 } }),
      { times: 1 },
    );
  await registerOwner(page);
  await limits(500, 0);
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('alert')).toHaveText('This part of the dashboard could not be loaded.');
  forgive(complaints, 500);
  await limits(200, 2 * 1024 * 1024);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Maximum 2MB')).toBeVisible();
  const long = { name: 'long.wav', mimeType: 'audio/wav', buffer: silence(2 * 1024 * 1024 + 2) };
  await page.getByLabel('Audio File').setInputFiles(long);
  await expect(page.getByText('Audio file must be 2MB or smaller')).toBeVisible();
});

test('an upload can be watched, called back, refused and tried again without losing a word', async ({
  page,
  complaints,
}) => {
  await openDashboard(page);
  const title = page.getByLabel('Title');
  const audio = page.getByLabel('Audio File');
  const big = { name: 'long.wav', mimeType: 'audio/wav', buffer: silence(6 * 1024 * 1024) };

  await title.fill('Paper Lanterns');
  await page.getByLabel('Description').fill('Written on the last night.');
  await audio.setInputFiles(big);
  const speedUp = await slowDown(page, 300_000);
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(page.getByText(/^([5-9]|\d\d)% · [\d.]+ [KM]B\/s$/)).toBeVisible();

  await test.step('closing the tab asks first, and only now', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });

  await test.step('it goes on while the owner looks elsewhere, and can be cancelled after', async () => {
    await page.getByRole('tab', { name: 'Manage Content' }).click();
    await page.getByRole('tab', { name: 'Upload Content' }).click();
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectToast(page, 'Upload cancelled', 'Nothing was saved.');
    await expect(title).toHaveValue('Paper Lanterns');
    await expect(page.getByText('long.wav')).toBeVisible();
    expect(await (await page.request.get('/api/tracks')).json()).toEqual([]);
  });

  await test.step('a refusal keeps everything and offers Retry', async () => {
    await speedUp();
    await audio.setInputFiles(junk);
    await page.getByRole('button', { name: 'Upload Music' }).click();
    await expectToast(
      page,
      'Upload failed',
      'Audio file must be MP3, WAV, M4A, AAC, FLAC, OGG, Opus, AIFF or WavPack',
    );
    await expect(page.getByRole('alert').filter({ hasText: 'Audio file must be' })).toBeVisible();
    await expect(title).toHaveValue('Paper Lanterns');
    await expect(page.getByLabel('Description')).toHaveValue('Written on the last night.');
    forgive(complaints, 415);

    await page.route('**/api/tracks', (route) => route.abort('connectionreset'), { times: 1 });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectToast(page, 'Upload failed', 'Something went wrong. Please try again.');
    complaints.length = 0;

    await page.route(
      '**/api/tracks',
      (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      {
        times: 1,
      },
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectToast(page, 'Upload failed', 'Failed to upload music');
    forgive(complaints, 502);

    await audio.setInputFiles(await mediaFixture('tone.mp3'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectToast(page, 'Music uploaded successfully', 'now available');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
    const tracks = await (await page.request.get('/api/tracks')).json();
    expect(tracks).toMatchObject([{ title: 'Paper Lanterns', description: 'Written on the last night.' }]);
  });
});

test('five songs at once: one that is bad stops none of the others', async ({ page, complaints }) => {
  await openDashboard(page);
  await dropFiles(page.getByLabel('Audio File'), [
    await fileOf('tone.mp3'),
    await fileOf('tagged.mp3'),
    junk,
    await fileOf('tone.wav'),
    await fileOf('tone.m4a'),
  ]);

  const row = (name: string) => page.getByRole('listitem', { name });
  await expect(row('tagged.mp3').getByRole('textbox')).toHaveValue('Tallahassee Lights ♪');
  await row('tone.wav').getByRole('textbox').fill('Written by hand');
  await row('tone.mp3').getByRole('textbox').fill('x');
  await page.getByRole('button', { name: 'Upload 5 files' }).click();

  await expect(page.getByText('3 of 5 files uploaded')).toBeVisible(UPLOADED);
  await expectToast(page, 'Upload failed', '2 of 5 files could not be uploaded. The list says why.');
  for (const name of ['tagged.mp3', 'tone.wav', 'tone.m4a'])
    await expect(row(name)).toContainText('Uploaded');
  await expect(row('broken.mp3')).toContainText(
    'Audio file must be MP3, WAV, M4A, AAC, FLAC, OGG, Opus, AIFF or WavPack',
  );
  await expect(row('tone.mp3')).toContainText('Title must be at least 2 characters');
  forgive(complaints, 415);

  await row('tone.mp3').getByRole('textbox').fill('Better now');
  await row('tone.mp3').getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Music uploaded successfully', 'now available');
  await expect(row('tone.mp3')).toContainText('Uploaded');
  await page.getByRole('button', { name: 'Clear finished' }).click();
  await row('broken.mp3').getByRole('button', { name: 'Remove broken.mp3' }).click();
  await expect(page.getByRole('heading', { name: 'Several at once' })).toBeHidden();

  const tracks = await (await page.request.get('/api/tracks')).json();
  expect(tracks.map((track: { title: string }) => track.title).toSorted()).toEqual([
    'Better now',
    'Tallahassee Lights ♪',
    'Written by hand',
    'tone',
  ]);
});

test('an upload whose answer was lost is stored once, with the words of the last try', async ({
  page,
  complaints,
}) => {
  await openDashboard(page);
  await page.getByLabel('Audio File').setInputFiles(await mediaFixture('tone.mp3'));
  await page.getByLabel('Title').fill('Paper Lanterns');
  await dropNextResponse(page, '*/api/tracks');
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expectToast(page, 'Upload failed', 'Something went wrong. Please try again.');
  complaints.length = 0;

  await page.getByLabel('Title').fill('Paper Lanterns (Live)');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Music uploaded successfully', 'now available');
  const tracks = async () => (await (await page.request.get('/api/tracks')).json()) as object[];
  expect(await tracks()).toMatchObject([{ title: 'Paper Lanterns (Live)' }]);

  // The same song once more, on purpose, is another upload.
  await page.getByLabel('Audio File').setInputFiles(await mediaFixture('tone.mp3'));
  await page.getByLabel('Title').fill('Paper Lanterns (Reprise)');
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  expect(await tracks()).toMatchObject([{ title: 'Paper Lanterns (Reprise)' }, {}]);
});

test('several files chosen on a phone are in view, and the keyboard is with them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const [form, field, names] of [
    ['music', 'Audio File', ['tone.mp3', 'tone.wav']],
    ['image', 'Image File', ['picture.png', 'picture.webp']],
  ] as const) {
    if (form === 'music') await openDashboard(page, '?tab=upload&form=music');
    else await page.getByRole('tab', { name: 'Image' }).click();
    await page.getByLabel(field).scrollIntoViewIfNeeded();
    await page.getByLabel(field).setInputFiles(await Promise.all(names.map(fileOf)));
    const queue = page.getByRole('region', { name: 'Several at once' });
    await expect(queue).toBeFocused();
    await expect(queue.getByRole('heading', { name: 'Several at once' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Upload 2 files' })).toBeInViewport();
    await expect(queue.getByRole('listitem').first()).toBeInViewport();
  }
});
