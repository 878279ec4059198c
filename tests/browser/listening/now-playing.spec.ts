import type { Page } from '@playwright/test';
import {
  expect,
  expectDialogReady,
  pressEscape,
  test,
  testOnFilledSite,
} from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';
import { swipe } from '#tests/browser/support/touch.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
const view = (page: Page) => page.getByRole('dialog', { name: 'Now playing' });
const openButton = (page: Page) => bar(page).getByRole('button', { name: /^Open now playing/ });

/** Moves the current song to a moment before its end. */
async function playToEnd(page: Page): Promise<void> {
  await expectPlaying(page);
  await bar(page)
    .getByRole('slider', { name: /^Seek in/ })
    .fill('89.5');
}

test.describe('a list longer than a page', () => {
  test.use({ content: { tracks: 52 } });

  test('plays to its end, wherever the visitor goes, and a reload keeps the place', async ({ page }) => {
    await page.goto('/music');
    await page.getByRole('button', { name: 'Play all' }).click();
    await expect(bar(page)).toContainText('Song 52');
    await playToEnd(page);
    await expect(bar(page)).toContainText('Song 51');
    await expectPlaying(page);

    // The last loaded song: the next ones load while it plays, on any page.
    await openButton(page).click();
    const more = page.waitForResponse(/\/api\/tracks\?.*after=/);
    await view(page)
      .getByRole('list', { name: 'Queue' })
      .getByRole('button', { name: 'Song 3 1:30' })
      .click();
    await more;
    await pressEscape(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await playToEnd(page);
    await expect(bar(page)).toContainText('Song 2');
    await expectPlaying(page);

    await bar(page).getByRole('slider', { name: 'Volume' }).fill('0.5');
    await bar(page).getByRole('button', { name: 'Pause Song 2' }).click();
    await bar(page).getByRole('slider', { name: 'Seek in Song 2' }).fill('42');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(bar(page)).toContainText('Song 2');
    await expect(bar(page)).toContainText('0:42 / 1:30');
    await expect(bar(page).getByRole('button', { name: 'Play Song 2' })).toBeVisible();
    // Neither its neighbours nor its audio.
    expect(asked.filter((path) => /^\/api\/tracks\/[123]$|\.mp3$/.test(path))).toEqual(['/api/tracks/2']);

    await bar(page).getByRole('button', { name: 'Play Song 2' }).click();
    await expectPlaying(page);
    expect(await sound(page).time()).toBeGreaterThanOrEqual(42);
    expect(await page.evaluate(() => document.querySelector('audio')?.volume)).toBe(0.5);
    await playToEnd(page);
    await expect(bar(page)).toContainText('Song 1');
    await expect(bar(page).getByRole('button', { name: 'Next song' })).toBeDisabled();

    // The last one ends as a single song does.
    await playToEnd(page);
    await expect(bar(page).getByRole('button', { name: 'Play Song 1' })).toBeVisible();
    await expect.poll(sound(page).time).toBe(0);

    await bar(page).getByRole('button', { name: 'Close player' }).click();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(bar(page)).toHaveCount(0);
  });

  test('drops songs that were deleted since', async ({ page, complaints }) => {
    await page.goto('/');
    await page.locator('#music').getByRole('button', { name: 'Play all' }).filter({ visible: true }).click();
    await expect(bar(page)).toContainText('Song 52');
    await expectPlaying(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('player'))).toContain('"queue":[52,51,');
    await page.route(/\/api\/tracks\/51$/, (route) =>
      route.fulfill({ status: 404, json: { message: 'Gone' } }),
    );
    await page.reload();
    await bar(page).getByRole('button', { name: 'Next song' }).click();
    await expect(bar(page)).toContainText('Song 50');

    await page.route(/\/api\/tracks\/50$/, (route) =>
      route.fulfill({ status: 404, json: { message: 'Gone' } }),
    );
    const gone = page.waitForResponse(/\/api\/tracks\/50$/);
    await page.reload();
    await gone;
    await expect.poll(() => page.evaluate(() => localStorage.getItem('player'))).toContain('"place":null');
    await expect(bar(page)).toHaveCount(0);
    expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
  });
});

testOnFilledSite.describe('the now playing view', () => {
  testOnFilledSite(
    'is operated by keyboard: lyrics lead to their moment, the queue to its songs, Back closes it',
    async ({ page }) => {
      await page.goto('/music');
      await page.getByRole('button', { name: 'Play Übers Meer' }).click();
      await expectPlaying(page);
      await openButton(page).press('Enter');
      await expectDialogReady(page);
      await expect(view(page).getByRole('heading', { name: 'Übers Meer' })).toBeVisible();

      const line = view(page).getByRole('button', { name: 'Carry me home' });
      await line.press('Enter');
      await expect.poll(sound(page).time).toBeGreaterThanOrEqual(40);
      await expect(line).toHaveAttribute('aria-current', 'true');
      await expect(view(page).locator('[aria-current]')).toHaveCount(1);
      // The next line follows by itself.
      await view(page).getByRole('slider', { name: 'Seek in Übers Meer' }).fill('79.8');
      await expect(view(page).getByRole('button', { name: 'Good night' })).toHaveAttribute(
        'aria-current',
        'true',
      );

      await view(page).getByRole('tab', { name: 'Lyrics' }).press('ArrowRight');
      const queue = view(page).getByRole('list', { name: 'Queue' });
      await expect(queue.locator('[aria-current]')).toContainText('Übers Meer');
      await queue.getByRole('button', { name: /^Plain Words/ }).press('Enter');
      await expect(view(page).getByRole('heading', { name: 'Plain Words' })).toBeVisible();
      await expectPlaying(page);
      await view(page).getByRole('tab', { name: 'Lyrics' }).click();
      await expect(view(page).getByRole('region', { name: 'Lyrics' })).toHaveText('One\nTwo');

      await view(page).getByRole('tab', { name: 'Lyrics' }).press('End');
      const box = view(page).getByRole('region', { name: 'Credits' });
      await expect(box).toContainText('Written by Ana\nDrums by Li');
      await expect(box).toContainText('ISRC USRC17607839');
      await expect(view(page).getByRole('heading', { name: 'Plain Words' })).toContainText('Explicit');

      // A song without lyrics and credits has no tabs.
      await view(page).getByRole('button', { name: 'Next song' }).press('Enter');
      await expect(view(page).getByRole('heading', { name: 'Song 116' })).toBeVisible();
      await expect(view(page).getByRole('tab')).toHaveCount(0);
      await expect(queue.locator('[aria-current]')).toContainText('Song 116');
      await view(page).getByRole('button', { name: 'Pause Song 116' }).press('Enter');
      await expect.poll(sound(page).isPaused).toBe(true);

      await page.goBack();
      await expect(view(page)).toHaveCount(0);
      await expect(page).toHaveURL('/music');
      await expect(openButton(page)).toBeFocused();
    },
  );

  testOnFilledSite('keeps the sung line at 40 % of the lyrics, which fill a phone', async ({ page }) => {
    const stamp = (second: number) => `[${String(Math.floor(second / 60))}:${String(second % 60)}]`;
    const long = Array.from({ length: 40 }, (_, place) => `${stamp(place * 2)}Line ${place}`).join('\n');
    await page.route(/\/api\/tracks\/118$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), lyrics: long } });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/music');
    await page.getByRole('button', { name: 'Play Übers Meer' }).click();
    await expectPlaying(page);
    await openButton(page).click();
    await expectDialogReady(page);
    await view(page).getByRole('tab', { name: 'Lyrics' }).click();
    const lyrics = view(page).getByRole('list', { name: 'Lyrics' });
    const cover = await view(page).locator('.aspect-square').boundingBox();
    expect(cover).toMatchObject({ width: 56, height: 56 });
    expect((await lyrics.boundingBox())?.height).toBeGreaterThan(450);
    await expect(view(page).getByRole('button', { name: 'Pause Übers Meer' })).toBeInViewport({ ratio: 1 });

    const sung = lyrics.locator('[aria-current]');
    const height = async () => {
      const [box, line] = [await lyrics.boundingBox(), await sung.boundingBox()];
      return box && line ? (line.y + line.height / 2 - box.y) / box.height : 0;
    };
    const scrolledAround = () =>
      lyrics.evaluate((box) => {
        let scrolled = window.scrollY;
        for (let around = box.parentElement; around; around = around.parentElement)
          scrolled += around.scrollTop;
        return scrolled;
      });
    await expect(sung).toBeAttached();
    const before = await scrolledAround();
    const seek = (second: number) =>
      page.evaluate(
        (time) => Object.assign(document.querySelector('audio') ?? {}, { currentTime: time }),
        second,
      );
    await seek(60);
    await expect(sung).toHaveText(/^Line 3\d$/);
    await expect.poll(height).toBeCloseTo(0.4, 2);
    // Even the last line.
    await seek(79);
    await expect(sung).toHaveText('Line 39');
    await expect.poll(height).toBeCloseTo(0.4, 2);
    expect(await scrolledAround()).toBe(before);
  });

  testOnFilledSite('shares, downloads and keeps the song, by keyboard too', async ({ page }) => {
    await page.route(/\/api\/tracks\/118$/, async (route) => {
      const response = await route.fetch();
      const links = ['https://open.spotify.com/track/1', 'https://www.songs.example/1'];
      await route.fulfill({ response, json: { ...(await response.json()), links } });
    });
    await page.goto('/music');
    await page.getByRole('button', { name: 'Play Übers Meer' }).click();
    await openButton(page).click();
    await expectDialogReady(page);
    const links = view(page).getByRole('list', { name: 'Listen elsewhere' });
    await expect(links.getByRole('link')).toHaveText(['Spotify', 'songs.example']);
    await expect(view(page).getByRole('link', { name: 'Download Übers Meer' })).toHaveAttribute(
      'href',
      '/uploads/song118.mp3?download',
    );
    await expect(view(page).getByRole('button', { name: 'Keep offline' })).toBeVisible();

    const muted = () => page.evaluate(() => document.querySelector('audio')?.muted);
    await view(page).getByRole('button', { name: 'Next song' }).press('m');
    expect(await muted()).toBe(true);

    await view(page).getByRole('button', { name: 'Share Übers Meer' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/\/music\/118-ubers-meer$/);
    await pressEscape(page);
    await expect(dialog).toHaveCount(0);
    await expect(view(page).getByRole('button', { name: 'Share Übers Meer' })).toBeFocused();
  });
});

testOnFilledSite.describe('on a phone', () => {
  testOnFilledSite.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testOnFilledSite(
    'the whole bar opens the view, and swipes change the song and close it',
    async ({ page }) => {
      await page.goto('/music');
      await page.getByRole('button', { name: 'Play Song 120' }).tap();
      await expectPlaying(page);
      await expect(bar(page).getByRole('button').filter({ visible: true })).toHaveCount(3);
      await bar(page).getByRole('button', { name: 'Next song' }).tap();
      await expect(bar(page)).toContainText('Song 119');
      // The title is beneath the button.
      await bar(page).getByText('Song 119', { exact: true }).filter({ visible: true }).tap({ force: true });
      await expectDialogReady(page);

      const heading = (name: string) => view(page).getByRole('heading', { name });
      await swipe(page, { x: -120 });
      await expect(heading('Übers Meer')).toBeVisible();
      await swipe(page, { x: 120 });
      await expect(heading('Song 119')).toBeVisible();
      // A finger on the slider seeks, and one in the queue scrolls.
      const slider = await view(page).getByRole('slider', { name: 'Seek in Song 119' }).boundingBox();
      await swipe(page, { x: -120 }, { x: 195, y: (slider?.y ?? 0) + 20 });
      await view(page).getByRole('tab', { name: 'Queue' }).tap();
      await swipe(page, { y: 120 });
      await expect(heading('Song 119')).toBeVisible();
      await view(page).getByRole('tab', { name: 'Song' }).tap();
      await expect(view(page).getByRole('button', { name: 'Mute', exact: true })).toBeInViewport({
        ratio: 1,
      });

      await swipe(page, { y: 120 });
      await expect(view(page)).toHaveCount(0);
      await openButton(page).tap();
      await expectDialogReady(page);
      await view(page).getByRole('button', { name: 'Close player' }).tap();
      await expect(view(page)).toHaveCount(0);
      await expect(bar(page)).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
    },
  );
});
