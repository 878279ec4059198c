import type { Page } from '@playwright/test';
import {
  expect,
  expectToast,
  pressEscape,
  test as ownSiteTest,
  testOnFilledSite as test,
} from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });

test.describe('the page of a song', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('plays it, follows its lyrics, plays on across pages, and is linked from the now playing view @core', async ({
    page,
  }) => {
    await page.goto('/music');
    await page.getByRole('link', { name: 'Übers Meer', exact: true }).click();
    await expect(page).toHaveURL(/\/music\/118-ubers-meer$/);
    await expect(page).toHaveTitle('Übers Meer – Song by Billy');
    await expect(page.getByRole('main')).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: /^Übers Meer/ })).toBeVisible();
    await expect(main.locator('[aria-current]')).toHaveCount(0);

    // A line starts the song there, by keyboard too.
    const line = main.getByRole('button', { name: 'Carry me home' });
    await line.press('Enter');
    await expectPlaying(page);
    expect(await sound(page).time()).toBeGreaterThanOrEqual(40);
    await expect(line).toHaveAttribute('aria-current', 'true');
    await expect(main.getByRole('button', { name: 'Pause Übers Meer' })).toBeVisible();

    await main.getByRole('link', { name: /^Next song/ }).click();
    await expect(page).toHaveURL(/\/music\/117-plain-words$/);
    await expect(main.getByText('One Two')).toBeVisible();
    await expectPlaying(page);
    for (const address of [/\/118-/, /\/119-/, /\/120-song-120$/]) {
      await main.getByRole('link', { name: /^Previous song/ }).click();
      await expect(page).toHaveURL(address);
    }
    await expect(main.getByRole('link', { name: /^Previous song/ })).toHaveCount(0);
    await expectPlaying(page);

    await bar(page).getByRole('link', { name: 'Übers Meer' }).click();
    await expect(page).toHaveURL(/\/music\/118-ubers-meer$/);
    await main.getByRole('link', { name: 'All Music' }).click();
    await expect(page).toHaveURL('/music');
    await expectPlaying(page);

    await bar(page)
      .getByRole('button', { name: /^Open now playing/ })
      .click();
    const view = page.getByRole('dialog', { name: 'Now playing' });
    await view.getByRole('link', { name: 'Übers Meer', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/music\/118-ubers-meer$/);
    await expect(view).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1, name: /^Übers Meer/ })).toBeVisible();
    await expect(main).toBeFocused();
    await expectPlaying(page);
    await page.goBack();
    await expect(page).toHaveURL('/music');
    await expect(page.getByRole('heading', { level: 1, name: 'All Music' })).toBeVisible();
  });

  test('is shared by its link or as a player for other sites, under the address its owner gave the site', async ({
    page,
    site,
  }) => {
    await page.goto('/music/118-ubers-meer');
    const button = page.getByRole('button', { name: 'Share Übers Meer' });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expectToast(page, 'Link copied');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const address = new URL('/music/118-ubers-meer', site.url).href;
    expect(await copied()).toBe(address);
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expectToast(page, 'Embed code copied');
    expect(await copied()).toContain(`<iframe src="${new URL('/embed/music/118', site.url).href}"`);

    // Without access to the clipboard, the text is selected, ready to be copied by hand.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expectToast(page, 'Error');
    await expect(dialog.getByLabel('Link')).toBeFocused();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(address);
    await pressEscape(page);
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    // As the server writes the page when PUBLIC_URL is set.
    await page.route('**/music/118-ubers-meer', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(site.url, 'https://billy.example') });
    });
    await page.reload();
    await button.click();
    await expect(dialog.getByLabel('Link')).toHaveValue('https://billy.example/music/118-ubers-meer');
    await expect(dialog.getByLabel('Embed code')).toHaveValue(
      /^<iframe src="https:\/\/billy\.example\/embed\/music\/118"/,
    );
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('is shared with the apps there, or by its code like anywhere else', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.share = (data) => {
          document.title = `Shared ${data?.title ?? ''} ${data?.url ?? ''}`;
          return Promise.reject(new DOMException('Changed my mind', 'AbortError'));
        };
      });
      await page.goto('/music/118-ubers-meer');
      await page.getByRole('button', { name: 'Share Übers Meer' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Share' });
      await dialog.getByRole('button', { name: 'Share with an app…' }).tap();
      await expect(page).toHaveTitle(/^Shared Übers Meer http.*\/music\/118-ubers-meer$/);
      await dialog.getByRole('button', { name: 'Copy code' }).tap();
      await expectToast(page, 'Embed code copied');
    });
  });
});

ownSiteTest.describe('the page of a video', () => {
  const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  ownSiteTest.use({
    content: {
      videos: [
        { title: 'Premiere', videoType: 'musicVideo', embedUrl: null, videoFile: '/uploads/a.mp4', views: 5 },
        { title: 'On YouTube', embedUrl: youtube, videoFile: null, views: 0 },
      ],
    },
  });

  ownSiteTest('plays it in place, and counts each press of play @core', async ({ page, site }) => {
    const asked: string[] = [];
    await page.route(
      (url) => url.origin !== new URL(site.url).origin,
      async (route) => {
        asked.push(new URL(route.request().url()).hostname);
        await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
      },
    );
    await page.goto('/videos');
    await page.getByRole('link', { name: 'Premiere' }).click();
    await expect(page).toHaveURL(/\/videos\/2-premiere$/);
    await expect(page).toHaveTitle('Premiere – Music Video by Billy');
    const main = page.getByRole('main');
    await expect(main).toBeFocused();
    await expect(main).toContainText('5 views');
    await main.getByRole('button', { name: 'Play Premiere' }).press('Enter');
    const video = main.locator('video');
    await expect(video).toBeFocused();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await expect(main).toContainText('6 views');

    await main.getByRole('link', { name: /^Next video/ }).click();
    await expect(page).toHaveURL(/\/videos\/1-on-youtube$/);
    await expect(main.getByRole('heading', { level: 1, name: 'On YouTube' })).toBeVisible();
    await expect(video).toHaveCount(0);
    expect(asked).toEqual([]);
    await main.getByRole('button', { name: 'Play On YouTube' }).click();
    await expect(main.locator('iframe')).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(main).toContainText('1 view');
    await main.getByRole('link', { name: 'All Videos' }).click();
    await expect(page).toHaveURL('/videos');
  });
});
