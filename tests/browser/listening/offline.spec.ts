import type { Page } from '@playwright/test';
import { openGate } from '#tests/support/network/tcp-gate.ts';
import { forgive } from '#tests/browser/support/dashboard.ts';
import { expect, expectToast, registerOwner, test } from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';

test.use({ serviceWorkers: 'allow', content: { tracks: 4, photos: 2 } });

/** Comes to the site for the first time, and stays until it would open again without a network. */
async function visitHome(page: Page): Promise<void> {
  await page.goto('/');
  await untilServiceWorkerIsReady(page);
}

async function untilServiceWorkerIsReady(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller?.state;
    });
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}

async function keepTrackOffline(page: Page, number: number): Promise<void> {
  await page.goto(`/music/${number}-song-${number}`);
  await page.getByRole('button', { name: 'Keep offline' }).click();
  const kept = page.getByRole('button', { name: 'Kept offline' });
  await expect(kept).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 });
  await expect(kept).toBeFocused();
}

/** Every address in the stores of which this is the name, or that begin with it. */
async function stored(page: Page, name = ''): Promise<string[]> {
  return page.evaluate(async (begin) => {
    const names = (await caches.keys()).filter((each) => each.startsWith(begin));
    const requests = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Takes away whatever is not kept with the songs and releases: as when much else was seen since, or the site was updated. */
async function loseAllButOfflineTracks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const others = (await caches.keys()).filter((name) => !name.startsWith('kept-'));
    await Promise.all(others.map((name) => caches.delete(name)));
  });
  // What the browser keeps by itself would hide what is missing.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

/** Without a network some things are missing, as they must be; nothing else may be wrong. */
function forgiveMissing(complaints: string[]): void {
  const others = complaints.filter(
    (complaint) => !/ERR_(FAILED|INTERNET_DISCONNECTED)|did not arrive/.test(complaint),
  );
  expect(others).toEqual([]);
  complaints.length = 0;
}

const trackHeading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: `Song ${number}`, exact: true });

async function playHere(page: Page, number: number): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Play Song ${number}` })
    .click();
  await expectPlaying(page);
  // A song of a release has a stream too, once it is made.
  expect([`/uploads/song${number}.mp3`, `/uploads/song${number}-opus.weba`]).toContain(
    await sound(page).file(),
  );
  await expect(page.getByRole('region', { name: 'Player', exact: true })).toBeVisible();
}

test('a kept song opens by a click and by its address without a network, and plays', async ({
  page,
  context,
  complaints,
}) => {
  await visitHome(page);
  await keepTrackOffline(page, 3);
  await page.goto('/');

  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Song 3', exact: true }).first().click();
  await expect(trackHeading(page, 3)).toBeVisible();
  await playHere(page, 3);

  await loseAllButOfflineTracks(page);
  for (const address of ['/music/3-song-3', '/music/3', '/music/3-an-older-title?from=a-friend']) {
    await page.goto(address);
    await expect(trackHeading(page, 3)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
    const cover = page.getByRole('article').locator('img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await playHere(page, 3);
  forgiveMissing(complaints);
});

test('the kept songs stand in a list, where they play and are taken out again', async ({
  page,
  context,
  complaints,
}) => {
  await visitHome(page);
  await page.goto('/music');
  const link = page.getByRole('link', { name: 'Kept songs' });
  const heading = page.getByRole('heading', { level: 1, name: 'All Music' });
  const placeWithoutLink = await heading.boundingBox();
  await expect(link).toHaveCount(0);
  await keepTrackOffline(page, 2);
  await keepTrackOffline(page, 3);
  await page.goto('/music');
  await expect(link).toBeVisible();
  expect(await heading.boundingBox()).toEqual(placeWithoutLink);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kept Songs' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([/^Song 2/, /^Song 3/]);

  await context.setOffline(true);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await playHere(page, 2);
  await rows.getByRole('link', { name: 'Song 3' }).click();
  await expect(trackHeading(page, 3)).toBeVisible();
  // Heard on from page to page.
  expect(await sound(page).isPaused()).toBe(false);
  await page.getByRole('link', { name: 'Kept songs' }).click();
  await rows.getByRole('button', { name: 'Remove Song 2' }).click();
  await expect(rows).toHaveText([/^Song 3/]);
  await rows.getByRole('button', { name: 'Remove Song 3' }).click();
  await expect(page.getByText('No songs are kept in this browser yet.')).toBeVisible();
  await expect.poll(() => stored(page, 'kept-song')).toEqual([]);
  forgiveMissing(complaints);
});

test('a release is kept whole: its page opens and its songs play without a network, until it is taken out', async ({
  page,
  context,
  complaints,
}) => {
  await registerOwner(page);
  const release = { title: 'Harbour', releaseType: 'album', trackIds: [3, 1, 2] };
  expect((await page.request.post('/api/releases', { data: release })).status()).toBe(201);
  await visitHome(page);
  await keepTrackOffline(page, 1);
  await page.goto('/releases/1-harbour');
  await page.getByRole('button', { name: 'Keep offline' }).press('Enter');
  const kept = page.getByRole('button', { name: 'Kept offline' });
  await expect(kept).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 });
  await expect(kept).toBeFocused();

  await context.setOffline(true);
  await page.goto('/offline');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([/^Song 1/, /^Song 3/, /^Song 2/]);
  await loseAllButOfflineTracks(page);
  await page.goto('/releases/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
  for (const number of [3, 1, 2]) await playHere(page, number);

  const keep = page.getByRole('button', { name: 'Keep offline' });
  await kept.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => stored(page, 'kept-')).toEqual([]);

  await test.step('its page goes with the last of its songs', async () => {
    await context.setOffline(false);
    await keep.click();
    await expect(kept).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 });
    await page.goto('/offline');
    for (const number of [1, 2, 3]) {
      expect(await stored(page, 'kept-release')).not.toEqual([]);
      const remove = rows.getByRole('button', { name: `Remove Song ${number}` });
      await remove.click();
      await expect(remove).toHaveCount(0);
    }
    await expect.poll(() => stored(page, 'kept-')).toEqual([]);
  });
  forgiveMissing(complaints);
});

test('without a network, an address that is not there leads to the kept songs and back', async ({
  page,
  context,
  complaints,
}) => {
  await visitHome(page);
  await keepTrackOffline(page, 3);
  await context.setOffline(true);
  await page.goto('/music/2-song-2');
  await expect(page).toHaveURL('/offline?from=%2Fmusic%2F2-song-2');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('This page was not kept in this browser.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Song 3/]);
  forgiveMissing(complaints);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(trackHeading(page, 2)).toBeVisible();

  // A forged link leads to no other site.
  await page.goto('/offline?from=//example.com/');
  await expect(page.getByRole('heading', { level: 1, name: 'Kept Songs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveCount(0);
});

test('pages reached by a click open again without a network, by a click and by their address', async ({
  page,
  context,
  complaints,
}) => {
  await visitHome(page);
  await page.getByRole('main').getByRole('link', { name: 'Song 3', exact: true }).first().click();
  await expect(trackHeading(page, 3)).toBeVisible();
  await page.getByRole('link', { name: 'All Music' }).click();
  const allMusic = page.getByRole('table', { name: 'All music' });
  await expect(allMusic).toBeVisible();
  const seen = () => stored(page, 'seen-pages');
  await expect.poll(seen, { timeout: 60_000 }).toEqual(expect.arrayContaining(['/music/3', '/music']));

  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Song 3', exact: true }).first().click();
  await expect(trackHeading(page, 3)).toBeVisible();
  await page.getByRole('link', { name: 'All Music' }).click();
  await expect(allMusic.getByRole('row')).toHaveCount(5);
  await page.goto('/music/3-song-3');
  await expect(trackHeading(page, 3)).toBeVisible();
  await page.goto('/music');
  await expect(allMusic.getByRole('row')).toHaveCount(5);

  // What was never seen says why it is not there, and how to go on.
  await allMusic.getByRole('link', { name: 'Song 1', exact: true }).click();
  await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kept songs' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(trackHeading(page, 1)).toBeVisible();
  forgiveMissing(complaints);
});

test('a network that says nothing shows the page as it was seen last, and keeps what it says later', async ({
  page,
  site,
}) => {
  await registerOwner(page);
  const gate = await openGate(Number(new URL(site.url).port));
  const address = `http://127.0.0.1:${gate.port}/music/3-song-3`;
  try {
    await page.goto(address);
    await untilServiceWorkerIsReady(page);
    await page.goto(address);
    await page.request.put('/api/tracks/3', { data: { description: 'Written on a bus.' } });

    gate.block();
    await page.goto(address);
    await expect(trackHeading(page, 3)).toBeVisible();

    gate.open();
    const isNewestKept = () =>
      page.evaluate(async () => (await (await caches.match('/music/3'))?.text())?.includes('on a bus'));
    await expect.poll(isNewestKept, { timeout: 60_000 }).toBe(true);
  } finally {
    await gate.close();
  }
});

test('what only the owner sees is never kept', async ({ page, complaints }) => {
  await registerOwner(page);
  await page.request.put('/api/tracks/1', {
    data: { title: 'Out in spring', visibility: 'scheduled', publishAt: '2099-03-05T18:00:00Z' },
  });
  await page.request.put('/api/tracks/2', { data: { title: 'Not finished', visibility: 'draft' } });
  await visitHome(page);
  for (const address of ['/admin', '/auth', '/music/2']) await page.goto(address);
  await page.request.put('/api/preview', { data: { on: '2099-03-06T12:00:00Z' } });
  await page.goto('/music');
  // It comes after the page, and moves it.
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Out in spring', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Out in spring' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep offline' }).click();
  await expectToast(page, 'The song could not be kept', 'The song did not arrive. Please try again.');
  await page.goto('/videos');
  await expect.poll(() => stored(page, 'seen-pages')).not.toContain('/videos');

  expect(await stored(page)).toContain('/');
  const addresses = await stored(page);
  expect(addresses.filter((path) => /^\/(api|admin|auth)|song[12]\.mp3/.test(path))).toEqual([]);
  const pages = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const found = await Promise.all(stores.map((store) => store.matchAll()));
    const html = found.flat().filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
    return Promise.all(html.map((response) => response.text()));
  });
  expect(pages.filter((html) => /Out in spring|Not finished/.test(html))).toEqual([]);
  // Of what was asked for as a visitor, who may not see it.
  forgive(complaints, 404);
});

test('a kept song follows the site: a new title comes along, and what is removed goes', async ({
  page,
  context,
  complaints,
}) => {
  await registerOwner(page);
  await visitHome(page);
  await keepTrackOffline(page, 2);
  await keepTrackOffline(page, 3);
  await page.request.put('/api/tracks/2', { data: { title: 'Night Bus' } });
  await page.request.put('/api/tracks/3', { data: { visibility: 'draft' } });
  await page.goto('/videos');
  await expect.poll(() => stored(page, 'kept-song-3'), { timeout: 60_000 }).toEqual([]);
  const keptTitle = () =>
    page.evaluate(async () => (await caches.match('/music/2', { cacheName: 'kept-song-2' }))?.text());
  await expect.poll(keptTitle, { timeout: 60_000 }).toContain('<h1 ');
  await expect.poll(keptTitle, { timeout: 60_000 }).toContain('Night Bus');

  await context.setOffline(true);
  await page.goto('/music/2-song-2');
  await expect(page.getByRole('heading', { level: 1, name: 'Night Bus' })).toBeVisible();
  forgiveMissing(complaints);
});

test('a song for which there is no room is not kept by half', async ({ page, context, baseURL }) => {
  await visitHome(page);
  await page.goto('/music/3-song-3');
  const session = await context.newCDPSession(page);
  const origin = baseURL ?? '';
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const keep = page.getByRole('button', { name: 'Keep offline' });
  await keep.click();
  await expectToast(
    page,
    'The song could not be kept',
    'There is no room left in this browser. Please remove another kept song and try again.',
  );
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => caches.keys())).not.toContain('kept-song-3');

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await keepTrackOffline(page, 3);
});
