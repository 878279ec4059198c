import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from './fixtures.ts';

const musicSection = (page: Page) => page.locator('#music');
const cards = (page: Page) => musicSection(page).getByRole('article');
// Not by their roles: asking a hundred rows for those of every cell takes seconds.
const songs = (page: Page) => page.locator('tbody tr');

test.describe('a filled site', () => {
  test.use({ content: { tracks: 120 } });

  test('shows the newest song in front, six others, and three more at each request', async ({ page }) => {
    await page.goto('/');
    const stage = page.getByRole('region', { name: 'Latest Songs' });
    await expect(stage.getByRole('heading', { name: 'Latest Songs' })).toBeVisible();
    await expect(stage).toContainText('Song 120');
    await expect(musicSection(page).getByRole('heading', { name: 'Music', exact: true })).toBeVisible();
    await expect(musicSection(page)).toContainText("Stream or download Billy's latest tracks.");

    await expect(cards(page)).toHaveCount(6);
    await expect(cards(page).first()).toContainText('Song 119');
    await expect(cards(page).first()).toContainText('Album · 2026');
    await expect(musicSection(page)).not.toContainText('Song 120');
    await page.getByRole('button', { name: 'Load More' }).first().click();
    await expect(cards(page)).toHaveCount(9);
    await expect(cards(page).nth(6).getByRole('button').first()).toBeFocused();

    await musicSection(page).getByRole('link', { name: 'See All Music' }).click();
    await expect(page.getByRole('heading', { name: 'All Music' })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(9);

    const heart = cards(page).first().getByRole('button', { name: 'Favourite Song 119' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');

    await test.step('all music is offered beside the heading on wide screens, below the list on small ones', () =>
      expectWayToAllMusic(page));
  });

  async function expectWayToAllMusic(page: Page): Promise<void> {
    await page
      .getByRole('region', { name: 'Latest Songs' })
      .getByRole('link', { name: 'See All Music' })
      .click();
    await expect(page).toHaveURL('/#music');
    await expect(musicSection(page)).toBeInViewport();

    const seeAll = musicSection(page).getByRole('link', { name: 'See All Music' });
    const placeOf = async () => (await seeAll.boundingBox())?.y ?? 0;
    const list = async () =>
      (await musicSection(page).getByRole('list').boundingBox()) ?? { y: 0, height: 0 };
    await expect(seeAll).toHaveCount(1);
    expect(await placeOf()).toBeLessThan((await list()).y);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(seeAll).toHaveCount(1);
    const { y, height } = await list();
    expect(await placeOf()).toBeGreaterThan(y + height);
    await seeAll.click();
    await expect(page).toHaveURL('/music');
    await expect(page).toHaveTitle('All Music – Billy');
  }

  test('searches all music, with what is searched for in the address @core', async ({ page, context }) => {
    await page.goto('/music');
    await expect(songs(page)).toHaveCount(50);
    await expect(songs(page).first()).toContainText('Song 120');
    await expect(songs(page).first()).toContainText('Mar 5, 2026');
    await expect(songs(page).nth(1)).toContainText('Written on night 119 of the run, in an empty theatre.');

    const search = page.getByRole('searchbox', { name: 'Search music' });
    await expect(search).toHaveAttribute('placeholder', 'Search music...');
    await search.pressSequentially('SONG 7');
    await expect(songs(page)).toHaveCount(11);
    await expect(page).toHaveURL('/music?q=SONG+7');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('11 songs found');
    await search.fill('night 42 ');
    await expect(songs(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 song found');
    await search.fill('ep');
    await expect(songs(page)).toHaveCount(40);
    await search.fill('no such song');
    await expect(page.getByText('No music matches “no such song”.')).toBeVisible();

    // Shared, reloaded and returned to, it is still there; and typing has left no trail of pages behind.
    await search.fill('song 99');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/music?q=song+99');
    await expect(search).toHaveValue('song 99');
    await expect(songs(page)).toHaveCount(1);
    await page.reload();
    await expect(search).toHaveValue('song 99');
    await expect(songs(page)).toHaveCount(1);

    await test.step('a song that was found opens in a new tab to be downloaded', async () => {
      const link = songs(page).getByRole('link', { name: 'Download Song 99 (opens in a new tab)' });
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(tab).toHaveURL('/uploads/song99.mp3');
      await expect
        .poll(() => tab.evaluate(() => document.querySelector('video')?.duration ?? 0))
        .toBeCloseTo(90, 0);
      await tab.close();
      await expect(page).toHaveURL('/music?q=song+99');
    });
    await search.fill('');
    await expect(page).toHaveURL('/music');
    await expect(songs(page)).toHaveCount(50);
  });
});

test.describe('with a song on', () => {
  test.use({ content: { tracks: 4 } });

  test('the pages are accessible in both themes, on phones and wide screens', async ({ page }) => {
    test.slow();
    await page.goto('/music');
    await page.getByRole('button', { name: 'Play Song 4' }).click();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('slider', { name: 'Seek in Song 4' })).toHaveCount(2);
      await expectAccessibleInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Song 3' }).click();
    await expect(page.getByRole('slider', { name: 'Seek in Song 3' })).toHaveCount(2);
    await expectAccessibleInBothThemes(page);

    await test.step('a playing card has mute, time and a waveform at every width', () =>
      expectWholePlayer(page));
  });

  async function expectWholePlayer(page: Page): Promise<void> {
    const card = cards(page).filter({ hasText: 'Song 3' });
    const player = card.getByRole('group', { name: 'Player for Song 3' });
    for (const width of [320, 360, 387, 390, 640, 768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await player.scrollIntoViewIfNeeded();
      await expect(player.getByRole('button', { name: 'Mute', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(player.getByText('/ 1:30')).toBeInViewport({ ratio: 1 });
      const wave = await player.getByRole('slider').locator('xpath=..').boundingBox();
      expect(wave?.width, `the waveform at ${width} px`).toBeGreaterThan(100);
    }
  }
});

test.describe('the rows of all music', () => {
  test.use({ content: { tracks: 4 } });

  const heightOf = (page: Page, title: string) =>
    songs(page)
      .filter({ hasText: title })
      .evaluate((row) => row.getBoundingClientRect().height);

  test('are quiet until one is pointed at, reached by keyboard or played, and keep their height', async ({
    page,
  }) => {
    await page.goto('/music');
    const row = songs(page).filter({ hasText: 'Song 3' });
    const play = row.getByRole('button', { name: 'Play Song 3' });
    const download = row.getByRole('link', { name: /^Download/ });
    const quiet = async () => {
      await expect(play).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(download).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    };
    await quiet();
    await row.hover();
    await expect(play).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(download).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await page.getByRole('heading', { name: 'All Music' }).hover();
    await quiet();
    await play.focus();
    await expect(download).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await play.press('Enter');
    await page.getByRole('searchbox').focus();
    await expect(row.getByRole('button', { name: 'Pause Song 3' })).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );

    await test.step('they are as high when they play', async () => {
      const close = page.getByRole('button', { name: 'Close player' });
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await close.click();
        await expect(row.getByRole('slider')).toHaveCount(0);
        const before = await heightOf(page, 'Song 3');
        await play.click();
        await expect(row.getByRole('slider')).toBeVisible();
        expect(await heightOf(page, 'Song 3'), `at ${width} px`).toBe(before);
      }
    });
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('show their buttons always', async ({ page }) => {
      await page.goto('/music');
      await expect(page.getByRole('button', { name: 'Play Song 3' })).not.toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      );
    });
  });
});

test.describe('a long list', () => {
  const many = Array.from({ length: 119 }, () => ({}));
  test.use({ content: { tracks: [...many, { title: 'Über den Wolken' }] } });

  test('comes as the visitor goes on, to its last song, and goes on playing there', async ({ page }) => {
    await page.goto('/music');
    await expect(songs(page)).toHaveCount(50);
    // Not by a hand, which would have to scroll there first: the last of those that are loaded.
    await page.getByRole('button', { name: 'Play Song 71', exact: true }).dispatchEvent('click');
    const bar = page.getByRole('region', { name: 'Player', exact: true });
    await expect(bar.getByRole('button', { name: 'Next song' })).toBeEnabled();
    for (const count of [100, 120]) {
      await songs(page).last().scrollIntoViewIfNeeded();
      await expect(songs(page)).toHaveCount(count);
    }
    await expect(songs(page).last()).toContainText('Über den Wolken');
    await expect(page.getByRole('link', { name: 'More music' })).toHaveCount(0);
    await expect(page).toHaveURL('/music');
    await bar.getByRole('button', { name: 'Next song' }).click();
    await expect(bar).toContainText('Song 70');

    // Whoever comes back finds the list as long as they left it.
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billy' })).toBeVisible();
    await page.goBack();
    await expect(songs(page)).toHaveCount(120);
  });

  test('is searched to its end, whatever the accents, without leaving the page', async ({
    page,
    complaints,
  }) => {
    await page.goto('/music');
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    const search = page.getByRole('searchbox');
    await search.fill('uber den');
    await search.press('Enter');
    await expect(songs(page)).toHaveCount(1);
    await expect(songs(page)).toContainText('Über den Wolken');
    await expect(page).toHaveURL('/music?q=uber+den');
    expect(loads).toEqual([]);

    await test.step('the server is repeated when somebody searches too often', async () => {
      const sentence = 'Too many attempts. Please wait a minute and try again.';
      await page.route('**/api/tracks?*q=*', (route) =>
        route.fulfill({ status: 429, json: { message: sentence } }),
      );
      await search.fill('uber');
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await search.fill('');
      await expect(songs(page)).toHaveCount(50);
      complaints.length = 0;
    });
  });

  test('can be entered anywhere, and leads on and back from there', async ({ page, complaints }) => {
    await page.goto('/music?page=2');
    await expect(page).toHaveTitle('All Music – page 2 – Billy');
    await expect(songs(page).first()).toContainText('Song 70');
    await songs(page).last().scrollIntoViewIfNeeded();
    await expect(songs(page)).toHaveCount(70);
    await expect(songs(page).last()).toContainText('Über den Wolken');

    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/music');
    await expect(page).toHaveTitle('All Music – Billy');
    await expect(songs(page).first()).toContainText('Song 120');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // A search begins at its beginning.
    await page.goto('/music?page=2');
    await page.getByRole('searchbox').fill('song 120');
    await expect(page).toHaveURL('/music?q=song+120');
    await expect(songs(page)).toHaveCount(1);

    await page.goto('/music?page=99');
    await expect(page.getByText('No music on this page.')).toBeVisible();
    expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(songs(page).first()).toContainText('Song 120');
  });

  test('says so when what follows does not come, and tries again when asked', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/tracks?*after=*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
    );
    await page.goto('/music');
    await songs(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
    await expect(songs(page)).toHaveCount(50);
    await page.unroute('**/api/tracks?*after=*');
    const more = page.getByRole('link', { name: 'More music' });
    await expect(more).toHaveAttribute('href', '/music?page=2');
    await more.press('Enter');
    await expect(songs(page)).toHaveCount(100);
    await expect(songs(page).nth(50).getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    complaints.length = 0;
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is turned page by page', async ({ page }) => {
      await page.goto('/music');
      await expect(page).toHaveTitle('All Music – Billy');
      await expect(songs(page)).toHaveCount(50);
      await expect(page.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
      await page.getByRole('link', { name: 'More music' }).click();
      await expect(page).toHaveURL('/music?page=2');
      await expect(songs(page)).toHaveCount(50);
      await expect(songs(page).first()).toContainText('Song 70');
      await page.getByRole('link', { name: 'More music' }).click();
      await expect(songs(page)).toHaveCount(20);
      await expect(songs(page).last()).toContainText('Über den Wolken');
      await expect(page.getByRole('link', { name: 'More music' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect(page).toHaveURL('/music?page=2');

      await page.getByRole('searchbox').fill('uber den');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL('/music?q=uber+den');
      await expect(songs(page)).toHaveCount(1);

      await page.goto('/music?q=song');
      await page.getByRole('link', { name: 'More music' }).click();
      await expect(page).toHaveURL('/music?q=song&page=2');
      await expect(songs(page)).toHaveCount(50);
    });
  });
});

test.describe('without JavaScript', () => {
  const tracks = Array.from({ length: 8 }, () => ({}));
  test.use({
    javaScriptEnabled: false,
    content: { tracks: [...tracks, { audioFile: '/api/uploads/old.mp3' }] },
  });

  test('songs play with the browser’s own controls', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Latest Songs' }).locator('audio[controls]')).toBeVisible();
    await expect(musicSection(page).locator('audio[controls]')).toHaveCount(6);
    await expect(page.getByRole('button', { name: /^(Play|Favourite|Load More)/ })).toHaveCount(0);
    await page.goto('/music');
    await expect(page.locator('audio[controls][src="/uploads/song9.mp3"]')).toBeVisible();
    await expect(page.locator('audio[controls]')).toHaveCount(8);
    await expect(
      songs(page).last().getByText('Audio not available in the deployed environment'),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  });
});

test.describe('a few songs', () => {
  test.use({ content: { tracks: 3 } });

  test('can all be downloaded from home, and begin with the featured one at Listen Now', async ({ page }) => {
    await page.goto('/');
    for (const title of ['Song 1', 'Song 2', 'Song 3']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: `Download ${title}` }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${title}.mp3`);
    }

    await page.getByRole('link', { name: 'Listen Now' }).click();
    await expect(page).toHaveURL('/#music');
    await expect(musicSection(page).getByRole('heading', { name: 'Music', exact: true })).toBeInViewport();
    const bar = page.getByRole('region', { name: 'Player', exact: true });
    await expect(bar.getByRole('button', { name: 'Pause Song 3' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
      .toBeGreaterThan(0);
    await bar.getByRole('button', { name: 'Next song' }).click();
    await expect(bar).toContainText('Song 2');
  });
});

test.describe('one song', () => {
  test.use({ content: { tracks: 1 } });

  test('stands in front, where links lead: no section stands empty, and none is called so', async ({
    page,
  }) => {
    await page.goto('/');
    const stage = page.getByRole('region', { name: 'Latest Songs' });
    await expect(stage).toContainText('Song 1');
    await expect(page.getByText('No music releases available yet. Check back soon!')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See All Music' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(page.getByRole('heading', { name: 'Music', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Listen Now' }).click();
    await expect(page).toHaveURL('/#music');
    await expect(stage).toBeFocused();
    await expect(stage.getByRole('button', { name: 'Pause Song 1' })).toBeInViewport();
  });
});

test('while music is on its way there are skeletons, and a sentence when it does not come', async ({
  page,
  complaints,
}) => {
  await page.goto('/music');
  await expect(page.getByText('No music available yet.')).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/tracks*', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { message: 'Something went wrong' } });
  });
  await page.goto('/videos');
  await page.evaluate(() => {
    history.pushState(null, '', '/music');
  });
  await expect(page.getByText('Loading music...')).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(5);
  answer();
  await expect(page.getByRole('alert')).toHaveText('Failed to load music. Please try again later.');
  await page.unroute('**/api/tracks*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No music available yet.')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();

  await page.route('**/api/tracks*', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(musicSection(page).getByRole('alert')).toHaveText(
    'Failed to load music. Please try again later.',
  );
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  await page.unroute('**/api/tracks*');
  await musicSection(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(musicSection(page)).toContainText('No music releases available yet. Check back soon!');
  complaints.length = 0;
});
