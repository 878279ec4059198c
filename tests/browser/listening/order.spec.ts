import type { Page } from '@playwright/test';
import { expect, registerOwner, test } from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';

test.use({ content: { tracks: 9 } });

const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
const cards = (page: Page) => page.locator('#music').getByRole('article');
const nextLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Next song/ });
const nextButton = (page: Page) => bar(page).getByRole('button', { name: 'Next song' });

/** In the order of the album, which is not that of the uploads. */
const songs = ['Song 2', 'Song 4', 'Song 1', 'Song 5', 'Song 3'];

async function makeAlbum(page: Page): Promise<void> {
  await registerOwner(page);
  const data = { title: 'Five Doors', releaseType: 'album', trackIds: [2, 4, 1, 5, 3] };
  expect((await page.request.post('/api/releases', { data })).status()).toBe(201);
}

const skipToEnd = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    if (audio) audio.currentTime = audio.duration - 0.3;
  });

test('an album is one card on the home page, and plays from its first song to its last', async ({ page }) => {
  await makeAlbum(page);
  await page.request.put('/api/tracks/4', { data: { featured: true } });
  await page.goto('/');
  await expect(cards(page)).toHaveCount(5);
  const album = cards(page).first();
  await expect(album).toContainText('Five Doors');
  await expect(album).toContainText('5 songs');
  await expect(cards(page).nth(1)).toContainText('Song 9');

  await album.getByRole('button', { name: 'Play Five Doors' }).press('Enter');
  for (const song of songs) {
    await expect(bar(page)).toContainText(song);
    await expectPlaying(page);
    await expect(album.getByRole('button', { name: 'Pause Five Doors' })).toBeVisible();
    await skipToEnd(page);
  }
  await expect.poll(sound(page).isPaused).toBe(true);
  await expect(album.getByRole('button', { name: 'Play Five Doors' })).toBeVisible();
  await expect(bar(page)).toContainText('Song 3');

  // From the featured song to the end of its album.
  await page.getByRole('link', { name: 'Listen Now' }).press('Enter');
  for (const song of songs.slice(1)) {
    await expect(bar(page)).toContainText(song);
    await expectPlaying(page);
    await skipToEnd(page);
  }
  await expect.poll(sound(page).isPaused).toBe(true);

  await page.locator('#music').getByRole('button', { name: 'Play all' }).first().click();
  await expect(bar(page)).toContainText('Song 2');
  for (const song of [...songs.slice(1), 'Song 9', 'Song 8']) {
    await nextButton(page).press('Enter');
    await expect(bar(page)).toContainText(song);
  }

  await album.getByRole('link', { name: 'Five Doors' }).click();
  await expect(page).toHaveURL(/\/releases\/1-five-doors$/);
});

test('the page of a song and the player name the same next song', async ({ page }) => {
  await makeAlbum(page);
  await page.goto('/music');
  await expect(page.locator('tbody tr p[title]')).toHaveText([
    ...songs,
    'Song 9',
    'Song 8',
    'Song 7',
    'Song 6',
  ]);
  for (const [id, following] of [
    [4, 'Song 1'],
    [3, 'Song 9'],
    [8, 'Song 7'],
  ] as const) {
    await page.goto(`/music/${id}-song-${id}`);
    await expect(nextLink(page)).toContainText(following);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Play Song ${id}` })
      .press('Enter');
    await expectPlaying(page);
    await nextButton(page).press('Enter');
    await expect(bar(page)).toContainText(following);
  }
  await page.goto('/music/9-song-9');
  await page.getByRole('main').getByRole('button', { name: 'Play Song 9' }).press('Enter');
  await expectPlaying(page);
  await bar(page).getByRole('button', { name: 'Previous song' }).press('Enter');
  await expect(bar(page)).toContainText('Song 3');
  await page.goto('/music/6-song-6');
  await page.getByRole('main').getByRole('button', { name: 'Play Song 6' }).press('Enter');
  await expectPlaying(page);
  await expect(nextLink(page)).toHaveCount(0);
  await expect(nextButton(page)).toBeDisabled();
});
