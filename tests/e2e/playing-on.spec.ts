import type { Page } from '@playwright/test';
import { chooseTheme, expect, expectAccessible, expectDialogReady, pressEscape, test } from './fixtures.ts';
import { expectPlaying, sound } from './sound.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
const view = (page: Page) => page.getByRole('dialog', { name: 'Now playing' });
const openButton = (page: Page) => bar(page).getByRole('button', { name: /^Open now playing/ });

/** Puts the song that is on a moment before its end. */
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

    // The last song that is loaded; what follows is read while it plays, on whatever page.
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
    // Neither its neighbours nor its sound.
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
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toHaveCount(0);
  });

  test('loses quietly what was taken away since', async ({ page, complaints }) => {
    await page.goto('/');
    await page.locator('#music').getByRole('button', { name: 'Play all' }).filter({ visible: true }).click();
    await expect(bar(page)).toContainText('Song 52');
    await expectPlaying(page);
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

test.describe('the now playing view', () => {
  const lyrics = '[ar:Billy]\n[00:10.00]Paper lanterns\n[00:40.00]Carry me home\n[01:20.00]Good night';
  const credits = 'Written by Ana\nDrums by Li';
  test.use({
    content: {
      tracks: [
        { title: 'Übers Meer', lyrics },
        { title: 'Plain Words', lyrics: 'One\nTwo', credits, isrc: 'USRC17607839', explicit: true },
        {},
      ],
    },
  });

  test('is worked by keyboard: words lead to their moment, the queue to its songs, Back out of it', async ({
    page,
  }) => {
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
    // A song goes on to the next line by itself.
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

    // A song without words has none to choose.
    await view(page).getByRole('button', { name: 'Next song' }).press('Enter');
    await expect(view(page).getByRole('heading', { name: 'Song 1' })).toBeVisible();
    await expect(view(page).getByRole('tab')).toHaveCount(0);
    await expect(queue.locator('[aria-current]')).toContainText('Song 1');
    await view(page).getByRole('button', { name: 'Pause Song 1' }).press('Enter');
    await expect.poll(sound(page).isPaused).toBe(true);

    await page.goBack();
    await expect(view(page)).toHaveCount(0);
    await expect(page).toHaveURL('/music');
    await expect(openButton(page)).toBeFocused();
  });

  test('shows the credits, the ISRC and the explicit mark of a song that has them', async ({ page }) => {
    await page.goto('/music');
    await page.getByRole('button', { name: 'Play Plain Words' }).click();
    await openButton(page).press('Enter');
    await expectDialogReady(page);
    await view(page).getByRole('tab', { name: 'Lyrics' }).press('End');
    const box = view(page).getByRole('region', { name: 'Credits' });
    await expect(box).toContainText(credits);
    await expect(box).toContainText('ISRC USRC17607839');
    await expect(view(page).getByRole('heading', { name: 'Plain Words' })).toContainText('Explicit');
    await expectAccessible(page);
    // A song without them has none to choose.
    await view(page).getByRole('button', { name: 'Next song' }).press('Enter');
    await expect(view(page).getByRole('tab', { name: 'Credits' })).toHaveCount(0);
  });

  test('is accessible in both themes, and the words scroll in their own box only', async ({ page }) => {
    const stamp = (second: number) => `[${String(Math.floor(second / 60))}:${String(second % 60)}]`;
    const long = Array.from({ length: 40 }, (_, place) => `${stamp(place * 2)}Line ${place}`).join('\n');
    await page.route(/\/api\/tracks\/3$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), lyrics: long } });
    });
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/music');
    await page.getByRole('button', { name: 'Play all' }).click();
    await expectPlaying(page);
    await openButton(page).click();
    await expectDialogReady(page);
    const words = view(page).getByRole('list', { name: 'Lyrics' });
    const sung = words.locator('[aria-current]');
    const isInBox = async () => {
      const [box, line] = [await words.boundingBox(), await sung.boundingBox()];
      return Boolean(box && line && line.y >= box.y && line.y + line.height <= box.y + box.height);
    };
    const scrolledAround = () =>
      words.evaluate((box) => {
        let scrolled = window.scrollY;
        for (let around = box.parentElement; around; around = around.parentElement)
          scrolled += around.scrollTop;
        return scrolled;
      });
    await expect(sung).toBeAttached();
    const before = await scrolledAround();
    await page.evaluate(() => Object.assign(document.querySelector('audio') ?? {}, { currentTime: 60 }));
    await expect(sung).toHaveText(/^Line 3\d$/);
    await expect.poll(isInBox).toBe(true);
    expect(await scrolledAround()).toBe(before);
    await expectAccessible(page);

    await chooseTheme(page, 'dark');
    await page.reload();
    await openButton(page).click();
    await view(page).getByRole('tab', { name: 'Queue' }).click();
    await expect(view(page).getByRole('button', { name: /^Plain Words/ })).toBeVisible();
    await expectAccessible(page);
    await pressEscape(page);
    await expectAccessible(page);
  });
});
