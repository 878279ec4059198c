import { bytesOf } from '#tests/support/media/fixtures.ts';
import { withId3 } from '#tests/support/media/tags.ts';
import { forgive, openDashboard, UPLOADED } from '#tests/browser/support/dashboard.ts';
import { expect, expectToast, test } from '#tests/browser/support/fixtures.ts';

test.use({
  timezoneId: 'Europe/Berlin',
  content: {
    tracks: [{ title: 'Paper Lanterns', releaseDate: null }, { title: 'Night Bus' }],
    photos: [{ title: 'Backstage' }],
  },
});

test('a song becomes a draft, and is scheduled, with nothing but the keyboard', async ({
  page,
  complaints,
}) => {
  await openDashboard(page, '?tab=manage');
  const row = page.getByRole('row').filter({ hasText: 'Paper Lanterns' });
  const dialog = page.getByRole('dialog', { name: 'Edit Track' });
  const visibility = dialog.getByLabel('Visibility');
  const publishAt = dialog.getByLabel('Publish At');
  const open = async () => {
    await page.getByRole('button', { name: 'Edit Paper Lanterns' }).press('Enter');
    await expect(dialog).toBeVisible();
    await visibility.focus();
  };
  const save = () => dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');

  await open();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByText('Only you see it, here in the dashboard')).toBeVisible();
  await expect(publishAt).toBeHidden();
  await save();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Draft', { exact: true }).filter({ visible: true })).toBeVisible();
  expect(await seenByVisitors(page.url())).toEqual(['Night Bus']);

  await open();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByText('Your time, Europe/Berlin')).toBeVisible();
  await save();
  await expect(dialog.getByText('Choose the day and time when it should be published')).toBeVisible();
  await expect(publishAt).toHaveAttribute('aria-invalid', 'true');
  await expect(publishAt).toBeFocused();
  await expectToast(page, 'Error', 'Nothing was saved. Please look at the field that is marked.');
  await test.step('on a phone, what is said leaves the button free', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    // Clicked at its position: an element that covers it would be clicked instead.
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(publishAt).toBeFocused();
    if (size) await page.setViewportSize(size);
  });
  forgive(complaints, 400);

  await page.keyboard.type('030529990600PM');
  await expect(publishAt).toHaveValue('2999-03-05T18:00');
  await expect(dialog.getByLabel('Release Date')).toHaveValue('2999-03-05');
  await save();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Scheduled for Mar 5, 2999, 6:00 PM').filter({ visible: true })).toBeVisible();
  await expect(row.getByText('Released Mar 5, 2999').filter({ visible: true })).toBeVisible();
  const tracks = (await (await page.request.get('/api/tracks?show=all')).json()) as { title: string }[];
  expect(tracks.find(({ title }) => title === 'Paper Lanterns')).toMatchObject({
    publishAt: '2999-03-05T17:00:00.000Z',
    releaseDate: '2999-03-05',
  });
  expect(await seenByVisitors(page.url())).toEqual(['Night Bus']);
});

/** Asked without a session. */
async function seenByVisitors(site: string): Promise<string[]> {
  const tracks = (await (await fetch(new URL('/api/tracks', site))).json()) as { title: string }[];
  return tracks.map(({ title }) => title);
}

/** The tags of a song. */
const words = {
  lyrics: 'Première ligne\nZweite Zeile',
  composer: 'Ana Ölander',
  isrc: 'US-RC1-76-07840',
  date: '2003-12-31',
};

async function trackWith(title: string, tags = words) {
  const cover = await bytesOf('picture.jpg');
  const buffer = withId3(await bytesOf('tone.mp3'), { title, cover, words: tags });
  return { name: `${title}.mp3`, mimeType: 'audio/mpeg', buffer };
}

test('lyrics and credits found in a file are offered, kept, and shown again when it is edited', async ({
  page,
}) => {
  await openDashboard(page);
  await page.getByLabel('Audio File').setInputFiles(await trackWith('Lanternes'));
  const found = page.getByRole('region', { name: 'Found in the file' });
  const lyrics = page.getByLabel('Lyrics');
  await expect(lyrics).toBeHidden();
  await found.getByRole('button', { name: 'Use lyrics' }).click();
  await expect(lyrics).toHaveValue(words.lyrics);
  await found.getByRole('button', { name: 'Use credits' }).click();
  await expect(page.getByLabel('Credits')).toHaveValue('Written by Ana Ölander');
  await page.getByLabel('Explicit').check();
  await found.getByRole('button', { name: 'Use ISRC' }).click();
  await expect(page.getByLabel('ISRC')).toHaveValue('USRC17607840');
  await expect(found).toContainText('Dec 31, 2003');
  await found.getByRole('button', { name: 'Use release date' }).click();
  await expect(page.getByLabel('Release Date')).toHaveValue('2003-12-31');
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expectToast(page, 'Music uploaded successfully');
  await expect(lyrics).toBeHidden();

  await page.goto('/admin?tab=manage');
  await page.getByRole('button', { name: 'Edit Lanternes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Lyrics')).toHaveValue(words.lyrics);
  await dialog.getByLabel('ISRC').fill('rubbish');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('An ISRC has 12 letters and digits, like USRC17607839')).toBeVisible();
  await dialog.getByLabel('ISRC').fill('us-rc1-76-07839');
  await dialog.getByLabel('Visitors may download this song').uncheck();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/music');
  const row = page.getByRole('row').filter({ hasText: 'Lanternes' });
  await expect(row.getByText('Explicit')).toBeAttached();
  await expect(row).toContainText('Dec 31, 2003');
  await page.goto('/');
  await expect(page.getByRole('article').filter({ hasText: 'Lanternes' })).toContainText('2003');
});

test('a video gets details under More when it is added, and visitors read them on its page', async ({
  page,
}) => {
  await openDashboard(page, '?tab=upload&form=video');
  await page.getByLabel('Video URL').fill('https://vimeo.com/76979871');
  await page.getByLabel('Title').fill('Lanterns at Night');
  await page.getByText('More about this video').click();
  await page.getByLabel('Description').fill('Filmed in one night.');
  await page.getByLabel('Links, link 1').fill('example');
  await page.getByRole('button', { name: 'Add Video' }).click();
  await expect(page.getByText('A link must be an address that begins with https://')).toBeVisible();
  await page.getByLabel('Links, link 1').fill('https://artist.bandcamp.com/track/lanterns');
  await page.getByRole('button', { name: 'Add Video' }).click();
  await expectToast(page, 'Video added successfully');

  await page.goto('/admin?tab=manage');
  await page.getByRole('button', { name: 'Edit Lanterns at Night' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Video' });
  await expect(dialog.getByLabel('Description')).toHaveValue('Filmed in one night.');
  await dialog.getByLabel('Credits').fill('Camera: Béla');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Video updated');

  await page.getByRole('link', { name: 'View page of Lanterns at Night' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lanterns at Night');
  for (const words of ['Filmed in one night.', 'Camera: Béla']) await expect(main).toContainText(words);
  await expect(main.getByRole('link', { name: /^Find it on Bandcamp/ })).toBeVisible();
});

test('songs uploaded together keep the details in their files, and may be drafts', async ({ page }) => {
  await openDashboard(page);
  const garbled = { ...words, lyrics: '[00:01.00]One\n[00:7x]Two', isrc: 'rubbish' };
  await page
    .getByLabel('Audio File')
    .setInputFiles([await trackWith('Lanternes'), await trackWith('Garbled', garbled)]);
  const row = (name: string) => page.getByRole('listitem', { name });
  await expect(row('Lanternes.mp3')).toContainText('From the file: lyrics, credits, ISRC, release date');
  await expect(row('Garbled.mp3')).toContainText('From the file: credits, release date');
  await page.getByLabel('Keep as drafts').check();
  await page.getByRole('button', { name: 'Upload 2 files' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Several at once' })).toBeFocused();
  await expect(page.getByText('2 of 2 files uploaded')).toBeVisible(UPLOADED);
  await expectToast(page, 'Music uploaded successfully', 'It is a draft: only you can see it.');
  expect(await seenByVisitors(page.url())).toEqual(['Paper Lanterns', 'Night Bus']);

  const tracks = (await (await page.request.get('/api/tracks?show=all')).json()) as {
    id: number;
    title: string;
  }[];
  const detailsOf = async (title: string) => {
    const { id } = tracks.find((track) => track.title === title) ?? {};
    return (await page.request.get(`/api/tracks/${id}?show=all`)).json() as Promise<unknown>;
  };
  expect(await detailsOf('Lanternes')).toMatchObject({
    lyrics: words.lyrics,
    credits: 'Written by Ana Ölander',
    isrc: 'USRC17607840',
    releaseDate: '2003-12-31',
  });
  expect(await detailsOf('Garbled')).toMatchObject({ lyrics: null, isrc: null, releaseDate: '2003-12-31' });
});

test('the focal point is moved with the arrow keys, and every crop follows', async ({ page }) => {
  await openDashboard(page, '?tab=manage');
  await page.getByRole('button', { name: 'Edit Backstage' }).click();
  const dialog = page.getByRole('dialog');
  const point = dialog.getByRole('slider', { name: 'Focal point' });
  const crop = dialog.locator('figure img').first();
  await point.focus();
  for (let press = 0; press < 11; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  for (let press = 0; press < 11; press += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(point).toHaveAttribute('aria-valuetext', '2% across, 100% down');
  await page.keyboard.press('End');
  await expect(point).toHaveAttribute('aria-valuetext', '100% across, 100% down');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(point).toHaveAttribute('aria-valuetext', '2% across, 100% down');
  await expect(crop).toHaveCSS('object-position', '2% 100%');
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('img', { name: 'Backstage' }).first()).toHaveCSS('object-position', '2% 100%');
});

test('the owner previews the day when a song is published, by keyboard', async ({ page, complaints }) => {
  await openDashboard(page, '?tab=upload&form=settings');
  await page.request.put('/api/tracks/1', {
    data: { title: 'Out in spring', visibility: 'scheduled', publishAt: '2099-03-05T18:00:00Z' },
  });
  await page.getByRole('button', { name: 'Open Preview' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose the day and time to look at', { exact: true })).toBeVisible();
  forgive(complaints, 400);
  await page.getByLabel('Day and time').fill('2099-03-06T12:00');
  await page.keyboard.press('Enter');

  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('The site as visitors will see it on Mar 6, 2099, 12:00 PM');
  const track = page.getByRole('main').getByText('Out in spring').first();
  await expect(track).toBeVisible();
  // The dashboard has no preview.
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar).toHaveCount(0);
  await page.goto('/music');
  await expect(track).toBeVisible();
  await expect(bar).toBeVisible();

  await bar.getByRole('button', { name: 'Leave preview' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { name: 'All Music' })).toBeVisible();
  await expect(track).toBeHidden();
});
