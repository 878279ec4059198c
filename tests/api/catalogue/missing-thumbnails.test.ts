import { expect, test } from 'vitest';
import type { ThumbnailProgress, ThumbnailResults } from '#shared/catalogue/videos.schema.ts';
import { makeVideo } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

/** Videos whose thumbnails were lost. */
async function siteWithoutThumbnails(count: number) {
  const site = await makeSite();
  const owner = await makeOwner(site);
  for (let number = 0; number < count; number += 1) await makeVideo(owner, { videoFile: 'clip.mp4' });
  await site.jobs.idle();
  await forgetThumbnails(site);
  return { site, owner };
}

async function forgetThumbnails({ database }: Site) {
  await database.updateTable('videos').set({ thumbnail: null, thumbnailPicture: null }).execute();
}

test('the making of missing thumbnails tells how far it is, and two who ask share one run', async () => {
  const { owner } = await siteWithoutThumbnails(3);
  const progress = async () =>
    (await owner.get('/api/videos/generate-all-thumbnails')).json<ThumbnailProgress>();
  expect(await progress()).toEqual({ running: false, done: 0, total: 0 });

  const both = Promise.all([
    owner.post('/api/videos/generate-all-thumbnails'),
    owner.post('/api/videos/generate-all-thumbnails'),
  ]);
  await expect.poll(progress, { timeout: 20_000 }).toEqual({ running: true, done: 1, total: 3 });
  const [first, second] = (await both).map((response) => response.json<ThumbnailResults>());
  expect(first).toMatchObject({ message: 'Made 3 of 3 thumbnails' });
  expect(second).toEqual(first);
  expect(await progress()).toEqual({ running: false, done: 3, total: 3 });
});

test('a stop does not wait for thumbnails that are still to be made', async () => {
  const { site, owner } = await siteWithoutThumbnails(4);
  const making = owner.post('/api/videos/generate-all-thumbnails');
  await expect
    .poll(
      async () => (await owner.get('/api/videos/generate-all-thumbnails')).json<ThumbnailProgress>().running,
    )
    .toBe(true);
  await site.close();
  expect((await making).statusCode).toBe(503);
});
