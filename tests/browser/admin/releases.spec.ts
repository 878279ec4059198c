import { bytesOf } from '#tests/support/media/fixtures.ts';
import { withId3 } from '#tests/support/media/tags.ts';
import {
  dropFiles,
  respondNext,
  fileOf,
  forgive,
  openDashboard,
  UPLOADED,
} from '#tests/browser/support/dashboard.ts';
import { expect, expectToast, pressEscape, registerOwner, test } from '#tests/browser/support/fixtures.ts';

test.use({ content: { tracks: [{ title: 'Grün' }, { title: 'Red' }, { title: 'Blue' }] } });

test('the owner makes an album of chosen songs by keyboard, and visitors hear it in that order @core', async ({
  page,
}) => {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');
  const libraries = page.getByRole('navigation', { name: 'Libraries' }).getByRole('link');
  await expect(libraries).toHaveText(['Music Library', 'Video Library', 'Image Gallery', 'Bin']);
  // The last of the list was uploaded first; the order of the clicks does not matter.
  for (const title of ['Red', 'Blue', 'Grün']) {
    await page.getByRole('checkbox', { name: `Select ${title}` }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Make an album' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make an album' });
  await dialog.getByLabel('Title').fill('Nächte');
  await dialog.getByLabel('Release Date').fill('2019-05-17');

  const songs = dialog.getByRole('list', { name: 'Songs in order' }).getByRole('listitem');
  const inOrder = async (...titles: string[]) => {
    await expect(songs).toHaveCount(titles.length);
    for (const [place, title] of titles.entries()) await expect(songs.nth(place)).toContainText(title);
  };
  await inOrder('Blue', 'Red', 'Grün');
  await dialog.getByRole('button', { name: 'Move down Blue' }).focus();
  await page.keyboard.press('Enter');
  await inOrder('Red', 'Blue', 'Grün');
  await expect(dialog.getByRole('button', { name: 'Move down Blue' })).toBeFocused();
  await expect(dialog.getByText('Blue is now 2 of 3')).toBeAttached();
  await dialog.getByRole('button', { name: 'Move Grün', exact: true }).focus();
  await page.keyboard.press('Home');
  await inOrder('Grün', 'Red', 'Blue');
  await dialog
    .getByRole('button', { name: 'Move Blue', exact: true })
    .dragTo(songs.nth(1), { targetPosition: { x: 100, y: 4 } });
  await inOrder('Grün', 'Blue', 'Red');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expectToast(page, 'Release made', '“Nächte” has a page of its own now.');
  await expect(libraries.nth(3)).toHaveText('Releases');

  await page.goto('/music');
  await page
    .getByRole('region', { name: 'Releases' })
    .getByRole('link', { name: /Nächte/ })
    .click();
  await expect(page).toHaveURL(/\/releases\/1-nachte$/);
  await expect(page).toHaveTitle('Nächte – Album by Billy');
  await expect(page.getByRole('main')).toBeFocused();
  const listed = page.getByRole('list', { name: 'Songs' }).getByRole('listitem');
  for (const [place, title] of ['Grün', 'Blue', 'Red'].entries())
    await expect(listed.nth(place)).toContainText(title);
  await page.getByRole('button', { name: 'Play all' }).focus();
  await page.keyboard.press('Enter');
  await expect(listed.first().getByRole('button', { name: 'Pause Grün' })).toBeVisible();

  await page.goto('/admin?tab=manage');
  await page.getByRole('button', { name: 'Edit Nächte' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Release' });
  await editing.getByRole('button', { name: 'Take Red off' }).click();
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  const row = (table: string, text: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
  await expect(row('Releases', 'Nächte')).toContainText('Album, 2 songs');
  await expect(row('Music Library', 'Blue')).toContainText('On Nächte');
  await expect(row('Music Library', 'On Nächte')).toHaveCount(2);

  // Selected songs join an album that exists.
  await page.getByRole('checkbox', { name: 'Select Red' }).check();
  await page.getByRole('button', { name: 'Add to a release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Nächte' }).click();
  await expectToast(page, 'Added to the release', '1 song is at the end of “Nächte” now.');
  await expect(row('Music Library', 'On Nächte')).toHaveCount(3);
  await expect(row('Releases', 'Nächte')).toContainText('Album, 3 songs');
});

test('an album is prepared as a draft, scheduled, and published as one thing', async ({ page }) => {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');
  for (const title of ['Blue', 'Red']) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Make an album' }).click();
  const making = page.getByRole('dialog', { name: 'Make an album' });
  await making.getByLabel('Title').fill('Nächte');
  await expect(making.getByText(/^Each song keeps its own\./)).toBeVisible();
  await making.getByLabel('Visibility of its songs').selectOption('Draft');
  await making.getByRole('button', { name: 'Make it' }).click();
  await expectToast(page, 'Release made', 'Only you see “Nächte” until one of its songs is published.');

  const rowIn = (table: string, title: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: title });
  const release = rowIn('Releases', 'Nächte');
  await expect(release.getByText('Draft', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(
    rowIn('Music Library', 'Blue').getByText('Draft', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expect(rowIn('Music Library', 'Grün').getByText('Draft', { exact: true })).toBeHidden();
  expect(await seenByVisitors(page.url())).toEqual([]);

  await page.getByRole('button', { name: 'Edit Nächte' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Release' });
  await expect(editing.getByRole('listitem').filter({ hasText: 'Blue' })).toContainText('Draft');
  await editing.getByLabel('Visibility of its songs').selectOption('Scheduled');
  await editing.getByLabel('Publish At').fill('2999-03-05T18:00');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    release.getByText('Scheduled for Mar 5, 2999, 6:00 PM', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expect(rowIn('Music Library', 'Blue')).toContainText('Scheduled for Mar 5, 2999, 6:00 PM');

  // Untouched, it changes nothing.
  await page.getByRole('button', { name: 'Edit Nächte' }).click();
  await editing.getByLabel('Title').fill('Nächte 2');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rowIn('Releases', 'Nächte 2')).toContainText('Scheduled for Mar 5, 2999, 6:00 PM');

  await page.getByRole('button', { name: 'Edit Nächte 2' }).click();
  await editing.getByLabel('Visibility of its songs').selectOption('Published');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  for (const row of [rowIn('Music Library', 'Blue'), release])
    await expect(row.getByText(/Scheduled/).filter({ visible: true })).toHaveCount(0);
  await expect.poll(() => seenByVisitors(page.url())).toEqual(['Nächte 2']);
});

/** Asked without a session. */
async function seenByVisitors(site: string, list = '/api/releases'): Promise<string[]> {
  const items = (await (await fetch(new URL(list, site))).json()) as { title: string }[];
  return items.map(({ title }) => title);
}

test('the keyboard never loses its place while an album is made and taken apart', async ({
  page,
  complaints,
}) => {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');
  await page.getByRole('checkbox', { name: 'Select Blue' }).check();
  await page.getByRole('checkbox', { name: 'Select Red' }).check();
  await page.getByRole('button', { name: 'Make an album' }).press('Enter');
  const making = page.getByRole('dialog', { name: 'Make an album' });
  const makeIt = making.getByRole('button', { name: 'Make it' });
  await making.getByLabel('Title').fill('Nächte');

  await test.step('Escape asks before it discards the text', async () => {
    const asked = respondNext(page, 'dismiss');
    await pressEscape(page);
    expect(await asked).toBe('Discard your changes?');
    await expect(making.getByLabel('Title')).toHaveValue('Nächte');
  });

  await test.step('refused for a reason that no field has', async () => {
    await page.route('**/api/releases', (route) => route.fulfill({ status: 500, json: { message: 'No' } }), {
      times: 1,
    });
    await makeIt.press('Enter');
    await expectToast(page, 'Error', 'The release could not be made. Please try again.');
    await expect(makeIt).toBeFocused();
    forgive(complaints, 500);
  });

  await test.step('refused for a song', async () => {
    const { id } = (await (await page.request.get('/api/tracks?q=Blue')).json())[0] as { id: number };
    await page.request.post('/api/releases', { data: { title: 'Day', trackIds: [id] } });
    await makeIt.press('Enter');
    await expect(making.getByText('“Blue” is already on “Day”. Take it off there first.')).toBeVisible();
    await expect(making.getByRole('region', { name: 'Songs' })).toBeFocused();
    forgive(complaints, 400);
  });

  await test.step('songs are taken off', async () => {
    await making.getByRole('button', { name: 'Take Blue off' }).press('Enter');
    await expect(making.getByRole('button', { name: 'Take Red off' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(making.getByLabel('Add a song')).toBeFocused();
  });

  await makeIt.press('Enter');
  await expectToast(page, 'Release made');
  await expect(making).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

/** A song of an album, as a recording program writes it. */
async function albumFile(
  name: string,
  title: string,
  track: string,
  { disc = '1/1', album = 'Nächte' } = {},
) {
  const [song, cover] = [await bytesOf('tone.mp3'), await bytesOf('picture.jpg')];
  const words = { lyrics: '', composer: 'Ana', isrc: '', date: '2019' };
  return {
    name,
    mimeType: 'audio/mpeg',
    buffer: withId3(song, { title, cover, words, place: { album, track, disc } }),
  };
}

test('dropped files of one album become a release, in order and with one press @core', async ({
  page,
  complaints,
}) => {
  await openDashboard(page);
  await dropFiles(page.getByLabel('Audio File'), [
    await fileOf('tone.wav'),
    await albumFile('a.mp3', 'Last light', '1/1', { disc: '2/2' }),
    await albumFile('b.mp3', 'Tenth', '10/10'),
    await albumFile('c.mp3', 'Second', '2/10'),
    await albumFile('d.mp3', 'First', '1/10'),
    await albumFile('e.mp3', 'Third', '3/10'),
  ]);
  const card = page.getByRole('region', { name: 'New release' });
  await expect(card).toBeFocused();
  await expect(card.getByLabel('Title', { exact: true })).toHaveValue('Nächte');
  await expect(card.getByLabel('Type')).toHaveValue('ep');
  await expect(card.getByLabel('Release Date')).toHaveValue('');
  await expect(card.getByText('The files only say 2019.')).toBeVisible();
  await expect(card.getByText('cover.jpg')).toBeVisible();
  const titles = card.getByRole('list', { name: 'Songs in order' }).getByRole('textbox');
  const inOrder = async (...expected: string[]) =>
    expect
      .poll(() => titles.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)))
      .toEqual(expected);
  await inOrder('First', 'Second', 'Third', 'Tenth', 'Last light');
  await expect(page.getByRole('region', { name: 'Several at once' }).getByRole('listitem')).toHaveCount(1);

  await card.getByLabel('Title of e.mp3').fill('Third, as I call it');
  await card.getByRole('button', { name: 'Move Last light', exact: true }).focus();
  await page.keyboard.press('Home');
  await card.getByRole('button', { name: 'Take Second off' }).click();
  await inOrder('Last light', 'First', 'Third, as I call it', 'Tenth');

  await test.step('what was typed is there after a look elsewhere', async () => {
    await card.getByLabel('Title', { exact: true }).fill('Nächte (Live)');
    await page.getByRole('tab', { name: 'Manage Content' }).click();
    await page.getByRole('tab', { name: 'Upload Content' }).click();
    await expect(card.getByLabel('Title', { exact: true })).toHaveValue('Nächte (Live)');
    await inOrder('Last light', 'First', 'Third, as I call it', 'Tenth');
  });

  await test.step('a song that fails is named, and nothing is visible until all are there', async () => {
    await page.route(
      '**/api/tracks',
      (route) => route.fulfill({ status: 500, json: { message: 'No room' } }),
      {
        times: 1,
      },
    );
    await card.getByRole('button', { name: 'Publish release' }).click();
    await expect(card.getByText('3 of 4 files uploaded')).toBeVisible(UPLOADED);
    await expectToast(page, 'Upload failed', '1 of 4 files could not be uploaded. The list says why.');
    const failed = card.getByRole('listitem').filter({ has: page.getByLabel('Title of a.mp3') });
    await expect(failed).toContainText('No room');
    expect((await seenByVisitors(page.url(), '/api/tracks')).toSorted()).toEqual(['Blue', 'Grün', 'Red']);
    forgive(complaints, 500);
  });

  await card.getByRole('button', { name: 'Take Tenth off' }).click();
  await expectToast(page, '1 song is already uploaded. It is a draft under Manage Content.');
  await card.getByRole('button', { name: 'Publish release' }).click();
  await expectToast(page, 'Release made', '“Nächte (Live)” has a page of its own now.');
  await expect(card).toBeHidden();

  const published = page.getByRole('region', { name: 'Just published' });
  await expect(published).toBeFocused();
  await expect(published.getByRole('heading', { name: 'Nächte (Live)' })).toBeVisible();
  await expect(published.getByRole('img', { name: 'What people see beside the link' })).toHaveJSProperty(
    'naturalWidth',
    1200,
  );
  await expect(published.getByRole('link', { name: 'Save QR code' })).toHaveAttribute(
    'download',
    'nachte-live-qr.png',
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await published.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await published.getByRole('link', { name: 'See it' }).click();
  await expect(page).toHaveURL(link);
  await expect(page).toHaveURL(/\/releases\/1-nachte-live$/);
  await expect(page.getByRole('list', { name: 'Songs' }).getByRole('listitem')).toContainText([
    'Last light',
    'First',
    'Third, as I call it',
  ]);
  await expect(page.getByRole('main').locator('header img')).toHaveAttribute('width', '800');
});

test('files of an album can be uploaded as single songs, and become one afterwards in the order that their tags tell', async ({
  page,
}) => {
  await openDashboard(page);
  await page
    .getByLabel('Audio File')
    .setInputFiles([
      await fileOf('tone.wav'),
      await albumFile('b.mp3', 'Tenth', '10/10'),
      await albumFile('c.mp3', 'Second', '2/10'),
    ]);
  const card = page.getByRole('region', { name: 'New release' });
  await card.getByLabel('Title of b.mp3').fill('Tenth, as I call it');
  await card.getByRole('button', { name: 'Upload as single songs' }).click();
  await expect(card).toBeHidden();
  const queue = page.getByRole('region', { name: 'Several at once' });
  await expect(queue.getByLabel('Title of c.mp3')).toHaveValue('Second');
  await queue.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(queue.getByText('3 of 3 files uploaded')).toBeVisible(UPLOADED);

  await queue.getByRole('button', { name: 'Make these an album' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an album' });
  await expect(dialog.getByText('cover.jpg')).toBeVisible();
  const songs = dialog.getByRole('list', { name: 'Songs in order' }).getByRole('listitem');
  await expect(songs).toContainText(['Second', 'Tenth, as I call it', 'tone']);
  await dialog.getByLabel('Title').fill('Nächte');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expectToast(page, 'Release made', '“Nächte” has a page of its own now.');
  await expect(queue).toBeHidden();
  await expect(page.getByRole('region', { name: 'Just published' })).toContainText('Nächte');
});

test('the focal point of a release is set by keys and by a tap, and visitors see that part of its cover', async ({
  page,
}) => {
  await registerOwner(page);
  const made = await page.request.post('/api/releases', {
    multipart: {
      title: 'Nächte',
      trackIds: '[1]',
      focus: '{"x":0.5,"y":0.5}',
      coverArt: { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await bytesOf('picture.jpg') },
    },
  });
  expect(made.status()).toBe(201);
  const cover = page.getByRole('main').locator('header img');
  await page.goto('/releases/1-nachte');
  await expect(cover).toHaveCSS('object-position', '50% 50%');

  const dialog = page.getByRole('dialog', { name: 'Edit Release' });
  const point = dialog.getByRole('slider', { name: 'Focal point' });
  const crops = dialog.locator('figure img');
  const open = async () => {
    await page.goto('/admin?tab=manage');
    await page.getByRole('button', { name: 'Edit Nächte' }).press('Enter');
    await dialog.locator('summary').filter({ hasText: 'Focal point' }).press('Enter');
    await expect(point).toBeVisible();
  };
  const saveAndLook = async (position: string) => {
    for (const crop of await crops.all()) await expect(crop).toHaveCSS('object-position', position);
    await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(dialog).toBeHidden();
    await page.goto('/releases/1-nachte');
    await expect(cover).toHaveCSS('object-position', position);
    await page.goto('/music');
    await expect(page.getByRole('region', { name: 'Releases' }).locator('img')).toHaveCSS(
      'object-position',
      position,
    );
  };

  await open();
  await point.focus();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown', 'ArrowUp'])
    await page.keyboard.press(key);
  await expect(point).toHaveAttribute('aria-valuetext', '28% across, 58% down');
  await saveAndLook('28% 58%');

  await open();
  await expect(point).toHaveAttribute('aria-valuetext', '28% across, 58% down');
  const picture = point.locator('..');
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture');
  await picture.click({ position: { x: box.width * 0.9, y: box.height * 0.25 } });
  await expect(point).toHaveAttribute('aria-valuetext', '90% across, 25% down');
  await saveAndLook('90% 25%');
});
