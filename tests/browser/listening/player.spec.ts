import type { Page } from '@playwright/test';
import { uploadTrack } from '#tests/support/browser/uploads.ts';
import {
  expect,
  registerOwner,
  test as ownSiteTest,
  testOnFilledSite as test,
} from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });

/** A song that has ended is silent too, but is back at its beginning. */
async function expectPausedMidway(page: Page): Promise<void> {
  await expect.poll(sound(page).isPaused).toBe(true);
  expect(await sound(page).time()).toBeGreaterThan(0);
}

test('plays one song at a time, goes on across pages, and falls silent when a video starts @core', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('audio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play Song 119' }).click();
  await expectPlaying(page);
  await expect(bar(page)).toContainText('Song 119');
  await expect(bar(page)).toContainText('Billy · Album');
  const card = page.getByRole('group', { name: 'Player for Song 119' });
  await expect(card.getByRole('slider', { name: 'Seek in Song 119' })).toBeVisible();

  // Another song replaces it.
  await page.getByRole('button', { name: 'Play Song 116' }).click();
  await expect(bar(page)).toContainText('Song 116');
  await expect(card.getByRole('slider')).toHaveCount(0);
  await expect(page.locator('audio')).toHaveCount(1);
  await expectPlaying(page);
  expect(await sound(page).file()).toBe('/uploads/song116.mp3');

  // Pressing it again closes the card's player and pauses.
  const other = page.getByRole('group', { name: 'Player for Song 116' });
  await expect(other.getByRole('slider')).toBeVisible();
  await other.getByRole('button', { name: 'Pause Song 116' }).click();
  await expect(other.getByRole('slider')).toHaveCount(0);
  await expectPausedMidway(page);

  await page.locator('#music').getByRole('link', { name: 'See All Music' }).click();
  await page.getByRole('button', { name: 'Play Song 120' }).click();
  await expectPlaying(page);
  await page.evaluate(() => document.querySelector('audio')?.setAttribute('data-same', 'yes'));
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar(page)).toContainText('Song 120');
  expect(await page.locator('audio').getAttribute('data-same')).toBe('yes');
  await expectPlaying(page);
  await expect(bar(page).getByRole('button', { name: 'Pause Song 120' })).toBeVisible();

  await page.getByRole('button', { name: 'Play Video 119' }).click();
  await expect(page.getByRole('dialog', { name: 'Video 119' }).locator('video')).toBeVisible();
  await expectPausedMidway(page);
});

test('seeks, mutes, obeys the keyboard, and starts over at the end', async ({ page }) => {
  await page.goto('/music');
  await page.getByRole('button', { name: 'Play Song 120' }).click();
  await expectPlaying(page);
  await bar(page).getByRole('button', { name: 'Pause Song 120' }).click();
  await expectPausedMidway(page);

  const seek = bar(page).getByRole('slider', { name: 'Seek in Song 120' });
  await expect(seek).toHaveAttribute('step', '0.01');
  await seek.fill('1.25');
  expect(await sound(page).time()).toBeCloseTo(1.25, 2);
  await expect(seek).toHaveAttribute('aria-valuetext', '0:01 of 1:30');
  await expect(bar(page)).toContainText('0:01 / 1:30');

  await seek.press('ArrowLeft');
  expect(await sound(page).time()).toBe(0);
  await seek.press('m');
  await expect(bar(page).getByRole('button', { name: 'Unmute' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('audio')?.muted)).toBe(true);
  await bar(page).getByRole('button', { name: 'Unmute' }).click();
  await expect(bar(page).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  const row = page.getByRole('group', { name: 'Player for Song 120' });
  await row.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(bar(page).getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(bar(page).locator('img')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await row.getByRole('button', { name: 'Unmute' }).click();
  await expect(row.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();

  await bar(page).getByRole('slider', { name: 'Volume' }).fill('0.5');
  expect(await page.evaluate(() => document.querySelector('audio')?.volume)).toBe(0.5);
  await bar(page).getByRole('button', { name: 'Mute', exact: true }).press('ArrowDown');
  expect(await page.evaluate(() => document.querySelector('audio')?.volume)).toBeCloseTo(0.4);

  await seek.press(' ');
  await expectPlaying(page);
  await seek.fill('89.5');
  await expect.poll(sound(page).isPaused).toBe(true);
  await expect.poll(sound(page).time).toBe(0);
  await expect(bar(page)).toContainText('0:00 / 1:30');
  await expect(bar(page).getByRole('button', { name: 'Play Song 120' })).toBeVisible();
});

test('leads through its list, shows the song on the lock screen, and closes', async ({ page }) => {
  await page.goto('/music');
  await page.getByRole('button', { name: 'Play Song 120' }).click();
  const previous = bar(page).getByRole('button', { name: 'Previous song' });
  const next = bar(page).getByRole('button', { name: 'Next song' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(bar(page)).toContainText('Song 119');
  await previous.click();
  await expect(bar(page)).toContainText('Song 120');
  await expectPlaying(page);
  const announced = await page.evaluate(() => {
    const shown = navigator.mediaSession.metadata;
    return { title: shown?.title, artist: shown?.artist, covers: shown?.artwork.map(({ src }) => src) };
  });
  expect(announced.title).toBe('Song 120');
  expect(announced.artist).toBe('Billy');
  expect(announced.covers?.at(0)).toMatch(/\/uploads\/cover-320\.jpeg$/);

  // It never covers the end of the page, which grows until the last song is loaded.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect((footer?.y ?? Infinity) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  }).toPass({ timeout: 60_000 });

  await bar(page).getByRole('button', { name: 'Close player' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  expect(await sound(page).isPaused()).toBe(true);
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
});

ownSiteTest.describe('with songs that cannot be played', () => {
  ownSiteTest.use({
    content: {
      tracks: [
        { title: 'Old Song', audioFile: '/api/uploads/old.mp3', featured: true },
        { title: 'Lost Song' },
      ],
    },
  });

  ownSiteTest('says so, and goes on', async ({ page, complaints }) => {
    await page.route('**/uploads/song1.mp3', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await expect(page.getByText('Audio not available in the deployed environment')).toBeVisible();
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      const words = dialog.message();
      await dialog.accept();
      return words;
    });
    await page.getByRole('button', { name: 'Download Old Song' }).click();
    expect(await said).toBe('Download not available in the deployed environment');

    await page.getByRole('button', { name: 'Play Lost Song' }).click();
    await expect(bar(page).getByRole('alert')).toHaveText('Audio playback error. File may not be available.');
    await expect(bar(page).getByRole('button', { name: 'Play Lost Song' })).toBeVisible();

    // It may be back: pressing play again tries again.
    await page.unroute('**/uploads/song1.mp3');
    await bar(page).getByRole('button', { name: 'Play Lost Song' }).click();
    await expectPlaying(page);
    await expect(bar(page).getByRole('alert')).toHaveCount(0);
    complaints.length = 0;
  });
});

ownSiteTest('draws the waveform of an uploaded song and saves it under its name', async ({ page }) => {
  await registerOwner(page);
  const track = await uploadTrack(page.request, {
    title: 'Paper Lanterns',
    file: 'song.mp3',
    featured: true,
    cover: 'picture.jpg',
  });
  await expect
    .poll(async () => (await (await page.request.get(`/api/tracks/${track.id}`)).json()).peaks?.length ?? 0)
    .toBeGreaterThan(50);
  await page.goto('/');
  const player = page.getByRole('group', { name: 'Player for Paper Lanterns' });
  await expect(
    player.getByRole('slider').locator('xpath=preceding-sibling::*').locator('path').first(),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Paper Lanterns' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Paper Lanterns.mp3');

  // The player starts where one clicks in the waveform.
  await player.getByRole('slider').click({ position: { x: 200, y: 20 } });
  await expectPlaying(page);
  expect(await sound(page).time()).toBeGreaterThan(0.5);
});
