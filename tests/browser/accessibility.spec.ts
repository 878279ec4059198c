import type { Locator, Page } from '@playwright/test';
import { newsletterPaths, pagePaths } from '#shared/primitives/addresses.ts';
import { paletteNames } from '#shared/site/look/palettes.ts';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { fileOf, forgive, openDashboard, respondNext } from '#tests/browser/support/dashboard.ts';
import {
  expect,
  expectDialogReady,
  pressEscape,
  registerOwner,
  test,
} from '#tests/browser/support/fixtures.ts';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';

/** Axe finds nothing on any page or dialog, and nothing is cut off: light on a desk and dark on a phone. */

// Each test looks at many pages, and axe needs about a second for one.
test.beforeEach(() => test.slow());

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
type Look = { theme: 'light' | 'dark'; size: typeof DESK };
const LIGHT_DESK: Look = { theme: 'light', size: DESK };
const DARK_PHONE: Look = { theme: 'dark', size: PHONE };

async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, { message: `${page.url()} fits into ${width} px` }).toBeLessThanOrEqual(0);
}

async function expectSound(
  page: Page,
  part: Page | Locator = page,
  looks = [LIGHT_DESK, DARK_PHONE],
): Promise<void> {
  for (const { theme, size } of looks) {
    await showTheme(page, theme);
    await page.setViewportSize(size);
    await expectFits(page, size.width);
    await expectAccessible(part);
  }
  await showTheme(page, 'light');
  await page.setViewportSize(DESK);
}

async function expectSoundDialog(page: Page, name?: string): Promise<void> {
  await expectDialogReady(page);
  await expectSound(page, page.getByRole('dialog', { name }));
}

async function makeRelease(page: Page): Promise<void> {
  const data = { title: 'Night Rooms', releaseType: 'album', trackIds: [1, 2] };
  expect((await page.request.post('/api/releases', { data })).status()).toBe(201);
}

test.describe('with mail', () => {
  test.use({ environment: mailEnvironment, content: { tracks: 1 } });

  test('a page with the form, the forgotten password and the pages of the mailing list', async ({ page }) => {
    for (const path of ['/music/1', pagePaths.resetPassword, `${pagePaths.resetPassword}#token=x`]) {
      await page.goto(path);
      // The forms of the account appear once scripts run.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    }
    for (const path of Object.values(newsletterPaths)) {
      // Not by goto, which waits for scripts that these pages do not have.
      await page.evaluate((address) => location.assign(address), path);
      await page.waitForURL(path);
      await expectSound(page);
    }
    await page.getByRole('button', { name: 'Yes, send me no more' }).click();
    await expect(page.getByRole('heading', { name: 'You have left the list' })).toBeVisible();
    await expectSound(page);
  });
});

test.describe('public pages', () => {
  const others = [{}, {}, {}, {}, {}, {}, {}];
  const lyrics = '[00:00.00]Paper lanterns\n[00:40.00]Carry me home';
  test.use({
    content: {
      tracks: [{ title: 'Übers Meer', lyrics, credits: 'Ana, drums', explicit: true }, ...others],
      videos: [{ title: 'Premiere', embedUrl: null, videoFile: '/uploads/a.mp4' }, ...others],
      photos: [{ title: 'On stage', featured: true }, ...others],
    },
  });

  test('home and the lists', async ({ page }) => {
    await registerOwner(page);
    await makeRelease(page);
    await page.context().clearCookies();
    await page.goto('/');
    await expectSound(page, page, [
      LIGHT_DESK,
      { theme: 'dark', size: DESK },
      DARK_PHONE,
      { theme: 'light', size: PHONE },
    ]);
    for (const width of [320, 2560]) await expectFits(page, width);
    for (const path of ['/music', '/videos']) {
      await page.goto(path);
      await expectSound(page);
    }
  });

  test('a song, a release, a video, the privacy page, the sign-in page and an unknown address', async ({
    page,
    complaints,
  }) => {
    await registerOwner(page);
    await makeRelease(page);
    await page.request.put('/api/settings/privacy_link', { data: { value: 'on' } });
    await page.context().clearCookies();
    for (const path of ['/music/8', '/releases/1', '/videos/8', pagePaths.privacy, '/auth', '/nowhere']) {
      await page.goto(path);
      await expectSound(page);
    }
    forgive(complaints, 404);
  });

  test('a site without an owner, then with the owner’s typeface, colour and each palette', async ({
    page,
  }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Account');
    await expectSound(page);
    await page.goto('/');
    await expect(page.getByText('Welcome to your new site')).toBeVisible();
    await expectSound(page, page.getByRole('main'));

    await registerOwner(page);
    for (const [key, value] of [
      ['accent_colour', '#ffe600'],
      ['typeface', 'songbook'],
    ] as const)
      expect((await page.request.put(`/api/settings/${key}`, { data: { value } })).ok(), key).toBe(true);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-typeface', 'songbook');
    await expectSound(page);
    await page.request.put('/api/settings/accent_colour', { data: { value: 'default' } });
    for (const value of [...paletteNames.slice(1), '#804020']) {
      await page.request.put('/api/settings/palette', { data: { value } });
      await page.goto('/');
      await expectSound(page);
    }
  });

  test('dialogs, a menu, a wrong form and a page that could not load', async ({ page, complaints }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expectSound(page, page.locator('#contact'));
    await page.getByRole('button', { name: 'Play Premiere' }).click();
    await expectSoundDialog(page, 'Premiere');
    await pressEscape(page);
    await page.locator('#about').getByRole('button', { name: 'Photo 6', exact: true }).click();
    await expectSoundDialog(page, 'Photo 6');
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAccessible(page.getByRole('banner'));
    await page.setViewportSize(DESK);

    await page.route('**/assets/videos-page-*.js', (route) => route.fulfill({ status: 404, json: {} }));
    await page.locator('#videos').getByRole('link', { name: 'See All Videos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
    await expectSound(page);
    forgive(complaints, 404);
  });

  test('a song that plays: its page, the player bar, the now playing view, sharing and the list of keys', async ({
    page,
  }) => {
    await page.goto('/music/8');
    await page.getByRole('button', { name: 'Share Übers Meer' }).click();
    await expectSoundDialog(page, 'Share');
    await pressEscape(page);
    await page.getByRole('button', { name: 'Carry me home' }).click();
    const bar = page.getByRole('region', { name: 'Player', exact: true });
    await expect(bar).toContainText('Übers Meer');
    // A song that went on to its end would change the page.
    await bar.getByRole('button', { name: 'Pause Übers Meer' }).click();
    await expectSound(page);
    // In a list the view has a queue.
    await page.getByRole('main').getByRole('link', { name: 'All Music' }).click();
    await page.getByRole('button', { name: 'Play all' }).click();
    await bar.getByRole('button', { name: 'Pause Übers Meer' }).click();
    await bar.getByRole('button', { name: /^Open now playing/ }).click();
    await expectDialogReady(page);
    const view = page.getByRole('dialog', { name: 'Now playing' });
    for (const [tab, look] of [
      ['Lyrics', LIGHT_DESK],
      ['Queue', DARK_PHONE],
      ['Credits', DARK_PHONE],
    ] as const) {
      await view.getByRole('tab', { name: tab }).click();
      await expectSound(page, view, [look]);
    }
    await page.keyboard.press('?');
    await expectSoundDialog(page, 'Keyboard Shortcuts');
  });

  test('the players for other sites', async ({ page, site }) => {
    await registerOwner(page);
    await makeRelease(page);
    const embed = await page.context().newPage();
    for (const [path, height] of [
      ['/embed/music/8', 160],
      ['/embed/releases/1', 420],
      ['/embed/videos/6', 158],
      ['/embed/music/999', 160],
    ] as const) {
      await embed.goto(site.url + path);
      for (const [width, theme] of [
        [480, 'light'],
        [280, 'dark'],
      ] as const) {
        await embed.setViewportSize({ width, height });
        await showTheme(embed, theme);
        const size = () =>
          embed.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
        await expect.poll(size, { message: `${path} at ${width} px` }).toEqual([width, height]);
        await expectAccessible(embed);
      }
    }
  });
});

test.describe('the dashboard', () => {
  test.use({ content: { tracks: 2, videos: 2, photos: [{}, { title: 'Backstage' }], messages: 2 } });

  test('upload forms', async ({ page }) => {
    await openDashboard(page, '?tab=upload&form=music');
    await expect(page.getByRole('heading', { name: 'First steps', exact: true })).toBeVisible();
    await page.getByLabel('Audio File').setInputFiles(await fileOf('tagged.mp3'));
    await expect(page.getByRole('button', { name: 'Use cover' })).toBeVisible();
    await page.getByLabel('Title').fill('');
    await page.getByRole('button', { name: 'Upload Music' }).click();
    await expect(page.getByText('Title must be at least 2 characters')).toBeVisible();
    await page
      .getByLabel('Audio File')
      .setInputFiles([await fileOf('tone.wav'), await fileOf('picture.png')]);
    await expectSound(page);

    const panel = page.getByRole('tabpanel').last();
    await page.getByRole('tab', { name: 'Video' }).click();
    await page.getByLabel('Video URL').fill('https://youtu.be/dQw4w9WgXcQ');
    await expect(page.getByRole('button', { name: 'Show preview' })).toBeVisible();
    await expectSound(page, panel, [LIGHT_DESK]);
    await page.getByRole('radio', { name: 'Upload File' }).check();
    await page.getByLabel('Video File').setInputFiles(await fileOf('clip.mp4'));
    await expect(page.getByRole('button', { name: 'Use frame 3 as the thumbnail' })).toBeVisible();
    await expectSound(page, panel, [DARK_PHONE]);
    await page.getByRole('tab', { name: 'Image' }).click();
    await expect(page.getByText('No image selected')).toBeVisible();
    await expectSound(page, panel, [LIGHT_DESK]);
    await page.getByLabel('Image File').setInputFiles(await fileOf('picture.jpg'));
    await expect(page.getByRole('img', { name: 'Preview of picture.jpg' })).toBeVisible();
    await expectSound(page, panel, [DARK_PHONE]);
  });

  test('settings, messages and a preview', async ({ page, complaints }) => {
    await openDashboard(page, '?tab=upload&form=settings');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Add Account' }).click();
    await expectSoundDialog(page);
    await pressEscape(page);

    await page.getByRole('tab', { name: /^Messages/ }).click();
    await page.getByRole('row').filter({ hasText: 'Message 2' }).getByRole('checkbox').check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: /^View message .*Message 2$/ }).click();
    await expectSoundDialog(page, 'Message 2');

    expect((await page.request.put('/api/preview', { data: { on: '2099-03-06T12:00:00Z' } })).ok()).toBe(
      true,
    );
    await page.goto('/music');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expectSound(page, page.getByRole('complementary', { name: 'Preview' }));
    expect(complaints).toEqual([]);
  });

  test('libraries, with a bin and a selection, and their dialogs, also in a conflict', async ({
    page,
    complaints,
  }) => {
    await registerOwner(page);
    await makeRelease(page);
    await page.goto('/admin?tab=manage');
    const asked = respondNext(page, 'accept');
    await page.getByRole('button', { name: 'Delete Photo 2', exact: true }).click();
    await asked;
    await expect(page.getByRole('button', { name: 'Restore Photo 2' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Song 2' }).check();
    await expectSound(page);
    const dialog = page.getByRole('dialog');
    for (const [button, look] of [
      ['Make an album', DARK_PHONE],
      ['Change visibility', LIGHT_DESK],
      ['Edit Night Rooms', LIGHT_DESK],
      ['Edit Video 2', DARK_PHONE],
      ['Edit Backstage', LIGHT_DESK],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expectDialogReady(page);
      await expectSound(page, dialog, [look]);
      await pressEscape(page);
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Edit Song 2' }).click();
    await page.request.put('/api/tracks/2', { data: { title: 'Theirs' } });
    await dialog.getByLabel('Title', { exact: true }).fill('Mine');
    await dialog.getByLabel('Visibility').selectOption('Scheduled');
    await dialog.getByLabel('Publish At').fill('2999-03-05T18:00');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this track');
    await expectSound(page, dialog);
    forgive(complaints, 409);
  });
});
