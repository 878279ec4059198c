import { rm } from 'node:fs/promises';
import { uploadTrack } from '#tests/support/browser/uploads.ts';
import { makeRelease } from '#tests/support/commands/release.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { expect, registerOwner, test as base } from '#tests/browser/support/fixtures.ts';
import { expectPlaying } from '#tests/browser/support/sound.ts';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from these braces
  site: async ({}, provide) => {
    const release = await makeRelease();
    const site = await startRunningSite({ release });
    await provide(site);
    await site.remove();
    await rm(release, { recursive: true });
  },
});

test('a release runs away from the project: the owner uploads a song, and a visitor hears it', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerOwner(page);
  await uploadTrack(page.request, { title: 'Far From Home', file: 'song.mp3', cover: 'picture.jpg' });

  const visitor = await browser.newPage({ baseURL });
  await visitor.goto('/music');
  const cover = visitor.getByRole('main').locator('img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.getByRole('button', { name: 'Play Far From Home' }).click();
  await expectPlaying(visitor);
  await visitor.close();
});
