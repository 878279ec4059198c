import { expect, test } from './fixtures.ts';
import { expectPlaying } from './sound.ts';

test.use({ serviceWorkers: 'allow', content: { tracks: 3, photos: 2 } });

test('the home page opens without a network, and a kept song plays', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/');
  // Once it is activated, it has kept the page that brought it.
  const workerState = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(workerState).toBe('activated');
  await page.goto('/music/3-song-3');
  // Heard before it is kept, so that the parts which only a playing song needs have been seen too.
  await page.getByRole('button', { name: 'Play Song 3' }).first().click();
  await expectPlaying(page);
  await expect(page.getByRole('region', { name: 'Player', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep offline' }).click();
  await expect(page.getByRole('button', { name: 'Kept offline' })).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billy');
  await page.goto('/music/3-song-3');
  await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Play Song 3' }).first().click();
  await expectPlaying(page);
  await context.setOffline(false);

  // Taken out again, and what only the owner sees was never put in.
  await page.getByRole('button', { name: 'Kept offline' }).click();
  await expect(page.getByRole('button', { name: 'Keep offline' })).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/auth');
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/');
  expect(stored.filter((path) => /^\/(api|admin|auth)|\.mp3$/.test(path))).toEqual([]);

  // What was never seen is missing, as it must be; nothing else is wrong.
  expect(complaints.filter((complaint) => !/ERR_(FAILED|INTERNET_DISCONNECTED)/.test(complaint))).toEqual([]);
  complaints.length = 0;
});
