import type { Page } from '@playwright/test';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { forgive, openDashboard, respondNext, UPLOADED } from '#tests/browser/support/dashboard.ts';
import { expect, expectToast, pressEscape, registerOwner, test } from '#tests/browser/support/fixtures.ts';

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

const listOf = (path: string) => new RegExp(`${path}\\?`);

async function openLibrary(page: Page): Promise<void> {
  await registerOwner(page);
  await page.goto('/admin?tab=manage');
}

test('each list says that it loads, that it is empty, and that it could not be read', async ({
  page,
  complaints,
}) => {
  const lists = [
    {
      path: '/api/tracks',
      loading: 'Loading music tracks...',
      empty: 'No music tracks found. Upload some tracks to get started.',
      failure: 'The music tracks could not be loaded.',
    },
    {
      path: '/api/videos',
      loading: 'Loading videos...',
      empty: 'No videos found. Add some videos to get started.',
      failure: 'The videos could not be loaded.',
    },
    {
      path: '/api/about/images',
      loading: 'Loading images...',
      empty: 'No images found. Upload some images to get started.',
      failure: 'The images could not be loaded.',
    },
  ];
  let response = () => {};
  const mayAnswer = new Promise<void>((resolve) => (response = resolve));
  for (const { path } of lists) {
    await page.route(listOf(path), async (route) => {
      await mayAnswer;
      await route.fulfill({ status: 500, json: { message: 'Out of order' } });
    });
  }
  await openLibrary(page);
  for (const { loading } of lists) await expect(page.getByText(loading, { exact: true })).toBeVisible();

  response();
  for (const { path, failure, empty } of lists) {
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await page.unroute(listOf(path));
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page.getByText(empty, { exact: true })).toBeVisible();
    await expect(page.getByText(failure)).toHaveCount(0);
  }
  for (const [link, heading] of [
    ['Upload Music', 'Upload New Music'],
    ['Add Video', 'Add Video'],
    ['Upload Image', 'Upload Photos'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    await page.getByRole('tab', { name: 'Manage Content' }).click();
  }
  expect(complaints.splice(0).filter((complaint) => complaint.includes('500'))).toHaveLength(lists.length);
});

test.describe('with a little of everything', () => {
  test.use({
    content: {
      tracks: [
        { title: 'Paper Lanterns', releaseType: 'ep', featured: true },
        { title: 'Ghost Light', releaseType: 'album' },
      ],
      videos: [
        {
          title: 'Embedded',
          videoType: 'comedy',
          videoFile: null,
          thumbnail: null,
          embedUrl: 'https://youtu.be/dQw4w9WgXcQ',
        },
        {
          title: 'Without Picture',
          videoType: 'behindTheScenes',
          videoFile: '/uploads/one.mp4',
          thumbnail: null,
          thumbnailPicture: null,
          views: 12_345,
        },
        {
          title: 'Neither',
          videoType: 'tutorial',
          videoFile: '/uploads/two.mp4',
          thumbnail: null,
          thumbnailPicture: null,
        },
        { title: 'Broken', videoFile: '/api/uploads/gone.mp4', thumbnail: null, thumbnailPicture: null },
        {
          title: 'Complete',
          videoType: 'livePerformance',
          videoFile: '/uploads/three.mp4',
          featured: true,
          views: 7,
        },
      ],
      photos: [
        { title: 'Backstage', featured: true, photographer: 'Ada Reyes', location: 'Tallahassee' },
        { title: 'Rehearsal', photographer: null, location: null },
      ],
    },
  });

  test('the three cards show the catalogue', async ({ page }) => {
    await openLibrary(page);
    for (const [name, ...headings] of [
      ['Music Library', 'Title', 'Type', 'Upload Date', 'Featured', 'Actions'],
      ['Video Library', 'Title', 'Type', 'Upload Date', 'Views', 'Featured', 'Thumbnail', 'Actions'],
    ]) {
      const columns = card(page, String(name)).getByRole('columnheader');
      await expect(columns).toHaveCount(headings.length);
      for (const [place, heading] of headings.entries()) {
        await expect(columns.nth(place)).toHaveAccessibleName(heading);
      }
    }
    const cells = (title: string) => row(page, title).getByRole('cell');
    // On narrow screens the title also says what the other columns do.
    await expect(cells('Paper Lanterns')).toHaveText([
      /^Paper Lanterns/,
      'EP',
      'Mar 5, 2026',
      'On home now',
      '',
    ]);
    await expect(cells('Ghost Light')).toHaveText([
      /^Ghost Light/,
      'Album',
      'Feb 27, 2026',
      'Not featured',
      '',
    ]);
    await expect(cells('Embedded').nth(1)).toHaveText('Comedy');
    await expect(cells('Embedded').nth(5)).toHaveText('N/A');
    await expect(cells('Without Picture').nth(1)).toHaveText('Behind The Scenes');
    await expect(cells('Without Picture').nth(3)).toHaveText('12.3K');
    await expect(cells('Without Picture').nth(5)).toHaveText('Needs Generation');
    await expect(cells('Complete')).toHaveText([
      /^Complete/,
      'Live Performance',
      'Feb 9, 2026',
      '7',
      'On home now',
      'Available',
      '',
    ]);
    await expect(page.getByRole('button', { name: /^Generate thumbnail for/ })).toHaveCount(3);
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(9);

    const photo = card(page, 'Image Gallery').getByRole('listitem').filter({ hasText: 'Backstage' });
    await expect(photo.getByText('Featured', { exact: true })).toBeVisible();
    await expect(photo.getByText('On home now', { exact: true })).toBeVisible();
    const details = photo.getByText('By: Ada Reyes').locator('..');
    await expect(details).toHaveCSS('opacity', '0');
    await photo.hover();
    await expect(details).toHaveCSS('opacity', '1');
    await expect(details.getByText('Location: Tallahassee')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Delete Backstage' })).toBeVisible();
    // The keyboard brings them up too.
    await page.mouse.move(0, 0);
    await expect(details).toHaveCSS('opacity', '0');
    await page.getByRole('button', { name: 'Edit Backstage' }).focus();
    await expect(details).toHaveCSS('opacity', '1');
    const other = card(page, 'Image Gallery').getByRole('listitem').filter({ hasText: 'Rehearsal' });
    await expect(other).not.toContainText(/By:|Location:|Featured|On home now/);
  });

  test('featuring another item takes the place of the one before, and an ended session leads to the sign-in page', async ({
    page,
    complaints,
  }) => {
    await openLibrary(page);
    for (const { before, next, checkbox, place } of [
      { before: 'Paper Lanterns', next: 'Ghost Light', checkbox: 'Featured', place: 3 },
      { before: 'Complete', next: 'Embedded', checkbox: 'Featured on Homepage', place: 4 },
    ]) {
      const mark = (title: string) => row(page, title).getByRole('cell').nth(place);
      await expect(mark(before)).toHaveText('On home now');
      await page.getByRole('button', { name: `Edit ${next}` }).click();
      const featured = page.getByRole('dialog').getByRole('checkbox', { name: checkbox });
      await expect(featured).toHaveAccessibleDescription(/place of the one featured before/);
      await featured.check();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(mark(next)).toHaveText('On home now');
      await expect(mark(before)).toHaveText('Not featured');
    }
    const photo = (title: string) =>
      card(page, 'Image Gallery').getByRole('listitem').filter({ hasText: title });
    await photo('Rehearsal').hover();
    await page.getByRole('button', { name: 'Edit Rehearsal' }).click();
    await page.getByRole('dialog').getByLabel('Featured').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(photo('Rehearsal')).toContainText('On home now');
    await expect(photo('Backstage')).not.toContainText('On home now');

    // A new one that is featured takes it over, too.
    await page.getByRole('tab', { name: 'Upload Content' }).click();
    await page.getByRole('tab', { name: 'Video' }).click();
    await page.getByLabel('Video URL').fill('https://vimeo.com/76979871');
    await page.getByLabel('Title').fill('Newest of all');
    await page.getByLabel('Featured').check();
    await page.getByRole('button', { name: 'Add Video' }).click();
    await expectToast(page, 'Video added successfully');
    await page.getByRole('tab', { name: 'Manage Content' }).click();
    await expect(row(page, 'Newest of all')).toContainText('On home now');
    await expect(row(page, 'Embedded')).toContainText('Not featured');

    await page.context().clearCookies();
    const asked = respondNext(page, 'accept');
    await page.getByRole('button', { name: 'Delete Ghost Light' }).click();
    await asked;
    await expect(page).toHaveURL(/\/auth/);
    await expectToast(page, 'Your session has ended', 'Please sign in again. Nothing was changed.');
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
  });

  test('songs, videos and photos are selected, changed together, deleted and taken back', async ({
    page,
    complaints,
  }) => {
    await openLibrary(page);
    const bar = (name: string) => page.getByRole('region', { name });
    const box = (title: string) => page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Save Changes' });

    await test.step('videos: a range becomes drafts, unless one was changed elsewhere', async () => {
      await box('Complete').check();
      await box('Without Picture').click({ modifiers: ['Shift'] });
      await expect(bar('Selected videos')).toContainText('4 selected');
      await bar('Selected videos').getByRole('button', { name: 'Change visibility' }).click();
      await dialog.getByLabel('Visibility').selectOption('Draft');
      await page.request.put('/api/videos/2', { data: { description: 'Elsewhere' } });
      await save.click();
      await expectToast(
        page,
        'Error',
        'Some were changed elsewhere meanwhile. Look at the list and try again.',
      );
      forgive(complaints, 409);
      await expect(row(page, 'Complete')).not.toContainText('Draft');
      await expect(bar('Selected videos')).toContainText('4 selected');

      await bar('Selected videos').getByRole('button', { name: 'Change visibility' }).click();
      await dialog.getByLabel('Visibility').selectOption('Draft');
      await save.click();
      await expectToast(page, 'Visibility changed', '4 videos updated.');
      const drafts = card(page, 'Video Library').getByText('Draft', { exact: true });
      await expect(drafts.filter({ visible: true })).toHaveCount(4);
      await expect(bar('Selected videos')).toHaveCount(0);
    });

    await test.step('photos: one photographer for all', async () => {
      const gallery = card(page, 'Image Gallery');
      await gallery.getByRole('checkbox', { name: 'Select all shown' }).check();
      await bar('Selected images').getByRole('button', { name: 'Set photographer' }).click();
      await dialog.getByLabel('Photographer').fill('Mia Lund');
      await save.click();
      await expectToast(page, 'Photographer changed', '2 images updated.');
      await expect(gallery.getByText('By: Mia Lund')).toHaveCount(2);
    });

    await test.step('songs: by keyboard into the bin and back', async () => {
      await box('Paper Lanterns').focus();
      await page.keyboard.press('Shift+ArrowDown');
      await expect(box('Ghost Light')).toBeFocused();
      await expect(bar('Selected songs')).toContainText('2 selected');
      const asked = respondNext(page, 'accept');
      await bar('Selected songs').getByRole('button', { name: 'Delete' }).press('Enter');
      expect(await asked).toBe('Are you sure you want to delete these 2 tracks?');
      await expectToast(page, '2 tracks deleted', 'They have been moved to the bin.');
      await expect(page.getByText('No music tracks found.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expectToast(page, '2 tracks restored', 'They are back where they were.');
      await expect(row(page, 'Paper Lanterns')).toContainText('On home now');
      await expect(row(page, 'Ghost Light')).toBeVisible();
      await expect(bar('Selected songs')).toHaveCount(0);
    });
  });

  test('on a phone a row is 64 px high, a tap edits it, and one menu has the rest', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await registerOwner(page);
    const data = { visibility: 'scheduled', publishAt: '2031-05-20T10:00:00.000Z' };
    await page.request.put('/api/tracks/1', { data });
    const title = 'Every Window of the Long House by the Water '.repeat(2);
    const release = { title, releaseType: 'ep', trackIds: [2] };
    expect((await page.request.post('/api/releases', { data: release })).status()).toBe(201);
    // A song on a release gets a stream, which its row says meanwhile.
    await expect
      .poll(async () => (await page.request.get('/api/conversions')).json(), { timeout: 240_000 })
      .toEqual({ conversions: [] });
    await page.goto('/admin?tab=manage');
    const song = row(page, 'Paper Lanterns');
    for (const each of [song, row(page, 'Ghost Light')]) expect((await each.boundingBox())?.height).toBe(64);
    await expect(row(page, 'Ghost Light').getByText(/^May 20, 2031/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const fact of ['On home now', 'EP']) await expect(song.getByText(fact).first()).toBeVisible();
    await song.getByText('Paper Lanterns').click();
    await expect(page.getByRole('dialog', { name: 'Edit Track' })).toBeVisible();
    await pressEscape(page);
    const menu = page.getByRole('button', { name: 'Actions for Paper Lanterns' });
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['View page', 'Share', 'Edit', 'Delete']);
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page.getByRole('menu'));
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await pressEscape(page);
    await expect(menu).toBeFocused();
    const asked = respondNext(page, 'accept');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await asked;
    await expectToast(page, 'Track deleted', 'The track has been successfully deleted.');
    await expect(page.getByRole('button', { name: 'Actions for Ghost Light' })).toBeFocused();
  });

  test('thumbnails are made one by one or all at once', async ({ page, complaints }) => {
    await openLibrary(page);
    const status = (title: string) => row(page, title).getByRole('cell').nth(5);
    await page.getByRole('button', { name: 'Generate thumbnail for Without Picture' }).click();
    await expectToast(page, 'Thumbnail Generated', '“Without Picture” now has a thumbnail.', UPLOADED);
    await expect(status('Without Picture')).toHaveText('Available');
    await expect(page.getByRole('button', { name: 'Generate thumbnail for Without Picture' })).toHaveCount(0);
    const picture = row(page, 'Without Picture').locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Generate thumbnail for Broken' }).click();
    await expectToast(page, 'Error', 'Failed to generate thumbnail. Please try again.');
    await expect(status('Broken')).toHaveText('Needs Generation');
    await expect.poll(() => complaints).toHaveLength(1);
    complaints.length = 0;

    const all = page.getByRole('button', { name: 'Generate Missing Thumbnails' });
    let response = () => {};
    const mayAnswer = new Promise<void>((resolve) => (response = resolve));
    await page.route('**/api/videos/generate-all-thumbnails', async (route) => {
      if (route.request().method() === 'POST') await mayAnswer;
      await route.continue();
    });
    await all.click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    response();
    await expectToast(
      page,
      'Thumbnail Generation Complete',
      'Made 1 of 2 thumbnails. 1 video updated.',
      UPLOADED,
    );
    await expect(status('Neither')).toHaveText('Available');
    await expect(status('Broken')).toHaveText('Needs Generation');
    await expect(status('Embedded')).toHaveText('N/A');
    await expect(all).toBeEnabled();

    await page.unrouteAll();
    await page.route('**/api/videos/generate-all-thumbnails', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Busy' } })
        : route.continue(),
    );
    await all.click();
    await expectToast(page, 'Error', 'Failed to generate thumbnails. Please try again.');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
  });

  test('a run that makes thumbnails is found again by a tab opened later, which asks no longer than it lasts', async ({
    page,
  }) => {
    const progress = { running: true, done: 4, total: 12 };
    let asked = 0;
    await page.route('**/api/videos/generate-all-thumbnails', (route) => {
      asked += 1;
      return route.fulfill({ json: progress });
    });
    await page.clock.install();
    await openLibrary(page);
    await expect(page.getByText('4 of 12 made')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    progress.done = 11;
    await expect(page.getByText('11 of 12 made')).toBeVisible();

    const lists: string[] = [];
    page.on('request', (request) => {
      if (listOf('/api/videos').test(request.url())) lists.push(request.url());
    });
    Object.assign(progress, { running: false, done: 12 });
    await expect(page.getByRole('button', { name: 'Generate Missing Thumbnails' })).toBeEnabled();
    await expect(page.getByText(/of 12 made/)).toHaveCount(0);
    // The list is read once more, and that is the end of it.
    await expect.poll(() => lists.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const { length } = lists;
    const soFar = asked;
    await page.clock.runFor(10_000);
    expect([asked, lists.length]).toEqual([soFar, length]);
  });
});

test.describe('with long lists', () => {
  test.use({ content: { tracks: 12, videos: 11, photos: 11 } });

  test('lists of more than ten can be searched and sorted, and each library is one jump away on a phone', async ({
    page,
  }) => {
    await openLibrary(page);
    const music = card(page, 'Music Library');
    const titles = music.locator('td:first-child [title]');
    await expect(titles.first()).toHaveText('Song 12');

    const byTitle = music.getByRole('columnheader', { name: 'Title' });
    await expect(byTitle).not.toHaveAttribute('aria-sort');
    await expect(music.getByRole('columnheader', { name: 'Upload Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await byTitle.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(byTitle).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles).toHaveText(Array.from({ length: 12 }, (_, place) => `Song ${place + 1}`));
    await page.keyboard.press('Enter');
    await expect(byTitle).toHaveAttribute('aria-sort', 'descending');
    await expect(titles.first()).toHaveText('Song 12');

    const views = card(page, 'Video Library').getByRole('row').locator('td:nth-child(4)');
    await card(page, 'Video Library').getByRole('button', { name: 'Views' }).click();
    await expect(views.first()).toHaveText('10.7K');
    await expect(views.last()).toHaveText('977');

    const search = page.getByRole('searchbox', { name: 'Search tracks' });
    await search.fill('NIGHT 11 of');
    await expect(titles).toHaveText(['Song 11']);
    await expect(music.getByText('1 of 12')).toBeVisible();
    await search.fill('zither');
    await expect(music.getByText('Nothing matches “zither”.')).toBeVisible();
    await music.getByRole('button', { name: 'Clear Search' }).click();
    await expect(titles).toHaveCount(12);

    await page.getByRole('searchbox', { name: 'Search images' }).fill('photo 7');
    const photos = card(page, 'Image Gallery').getByRole('listitem');
    await expect(photos).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search images' }).fill('');
    await expect(photos).toHaveCount(11);

    // Ten are few enough to look through.
    const asked = respondNext(page, 'accept');
    await page.getByRole('button', { name: 'Delete Video 11' }).click();
    await asked;
    await expect(page.getByRole('searchbox', { name: 'Search videos' })).toHaveCount(0);

    // Phones have no headings to click: there a list is sorted by choice.
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(byTitle.getByRole('button')).toBeHidden();
    await music.getByLabel('Sort by').selectOption('Title');
    await expect(titles.first()).toHaveText('Song 1');
    await music.getByRole('button', { name: 'Sort descending' }).click();
    await expect(titles.first()).toHaveText('Song 12');

    for (const name of ['Image Gallery', 'Video Library', 'Music Library']) {
      await expect(card(page, 'Image Gallery').getByRole('listitem').first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Libraries' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    }
    const tops = await card(page, 'Image Gallery')
      .getByRole('listitem')
      .evaluateAll((tiles) => tiles.slice(0, 2).map((tile) => tile.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
  });
});

test.describe('the rows', () => {
  test.use({
    content: {
      tracks: [{ title: 'Blue' }, { title: 'Amber' }, { title: 'Hidden', visibility: 'draft' }],
      videos: [{ title: 'On Stage' }],
    },
  });

  test('published items are viewed and shared from their rows; a draft is not', async ({ page, site }) => {
    await openDashboard(page);
    await page.request.post('/api/releases', { data: { title: 'Night Rooms', trackIds: [3] } });
    await page.goto('/admin?tab=manage');
    for (const [title, path, code] of [
      ['Blue', '/music/3-blue', '/embed/music/3'],
      ['Night Rooms', '/releases/1-night-rooms', '/embed/releases/1'],
      ['On Stage', '/videos/1-on-stage', '/embed/videos/1'],
    ] as const) {
      await expect(page.getByRole('link', { name: `View page of ${title}` })).toHaveAttribute('href', path);
      const share = page.getByRole('button', { name: `Share ${title}` });
      await share.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Share' });
      await expect(dialog.getByLabel('Link')).toHaveValue(site.url + path);
      await expect(dialog.getByLabel('Embed code')).toHaveValue(
        new RegExp(`^<iframe src="${site.url}${code}"`),
      );
      await pressEscape(page);
      await expect(share).toBeFocused();
    }
    await expect(row(page, 'Hidden').getByRole('button', { name: 'Edit Hidden' })).toBeVisible();
    await expect(row(page, 'Hidden').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share Hidden' })).toHaveCount(0);

    await page.getByRole('link', { name: 'View page of Blue' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Blue' })).toBeVisible();
  });

  test('several songs are published or hidden at once', async ({ page }) => {
    await openDashboard(page, '?tab=manage');
    for (const title of ['Blue', 'Amber'])
      await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await page.getByRole('button', { name: 'Change visibility' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change visibility' });
    await expect(dialog.getByText('2 selected')).toBeVisible();
    await dialog.getByLabel('Visibility').selectOption('Scheduled');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByText('Choose the day and time when it should be published')).toBeVisible();
    await dialog.getByLabel('Visibility').selectOption('Draft');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Visibility changed', '2 songs updated.');
    for (const title of ['Blue', 'Amber']) await expect(row(page, title)).toContainText('Draft');
    await expect(page.getByRole('region', { name: 'Selected songs' })).toHaveCount(0);
    expect(await (await page.request.get('/api/tracks')).json()).toEqual([]);
  });
});
