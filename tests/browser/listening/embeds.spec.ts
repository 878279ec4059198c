import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Frame, Page } from '@playwright/test';
import { apiPaths, embedPagePaths, itemPath } from '#shared/primitives/addresses.ts';
import { embedCode, embedSize } from '#shared/media/embed-code.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { uploadTrack, uploadVideo } from '#tests/support/browser/uploads.ts';
import { expect, expectToast, registerOwner, test as base } from '#tests/browser/support/fixtures.ts';

/** A page of another site: its address, and a function that sets its body. */
type OtherSite = { url: string; show: (html: string) => void };

const test = base.extend<{ otherSite: OtherSite; blog: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from these braces
  otherSite: async ({}, provide) => {
    let body = '';
    const server = createServer((_request, response) => {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><html lang="en"><title>A blog</title><body>${body}</body></html>`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // Another name than the site's, so that it is another site and not only another port.
    await provide({ url: `http://localhost:${port}/`, show: (html) => (body = html) });
    server.closeAllConnections();
    server.close();
  },
  /** A visitor of the other site, without the site's cookies. */
  blog: async ({ browser }, provide) => {
    const context = await browser.newContext();
    await provide(await context.newPage());
    await context.close();
  },
});

async function makeAlbum(request: APIRequestContext, title: string, songs: Track[]): Promise<Release> {
  const trackIds = songs.map(({ id }) => id);
  const response = await request.post('/api/releases', { data: { title, releaseType: 'album', trackIds } });
  return (await response.json()) as Release;
}

const timeIn = (frame: Frame) =>
  frame.evaluate(() => document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0);

async function expectPlayingIn(frame: Frame): Promise<void> {
  const before = await timeIn(frame);
  await expect.poll(() => timeIn(frame)).toBeGreaterThan(before);
}

async function frameOn(page: Page, name: string): Promise<Frame> {
  const element = await page.getByTitle(name, { exact: true }).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame with the title ${name}`);
  return frame;
}

/** The newest of the songs that the site was filled with; of three, it is the one with a cover. */
async function newestTrack({ request }: Page): Promise<Track> {
  const [track] = (await (await request.get('/api/tracks')).json()) as Track[];
  if (!track) throw new Error('There are no songs');
  return track;
}

test.describe('with a song', () => {
  test.use({ content: { tracks: [{ title: 'Far From Home' }, {}, {}] } });

  test('a song plays on a page of another site @core', async ({ page, blog, site, otherSite }) => {
    const track = await newestTrack(page);
    otherSite.show(embedCode({ kind: 'track', item: track }, site.url));
    await blog.goto(otherSite.url);
    const frame = await frameOn(blog, 'Far From Home');

    await frame.getByRole('button', { name: 'Play Far From Home' }).click();
    await expectPlayingIn(frame);
    // On the lock screen.
    const announced = await frame.evaluate(() => {
      const { title, artist, artwork } = navigator.mediaSession.metadata ?? {};
      return { title, artist, cover: artwork?.[0]?.src };
    });
    expect(announced).toMatchObject({ title: 'Far From Home', artist: 'Billy' });
    expect((await page.request.get(announced.cover ?? '')).headers()['content-type']).toBe('image/jpeg');
    await expect(frame.getByText(/^0:0[1-9] \/ 1:30$/)).toBeVisible();

    const seek = frame.getByRole('slider', { name: 'Seek in Far From Home' });
    await seek.fill('60');
    await expect.poll(() => timeIn(frame)).toBeGreaterThanOrEqual(60);
    await seek.press('ArrowLeft');
    await expect.poll(() => timeIn(frame)).toBeLessThan(60);
    await expect(seek).toHaveAttribute('aria-valuetext', /^0:5\d of 1:30$/);

    await frame.getByRole('button', { name: 'Pause Far From Home' }).press('Space');
    await expect(frame.getByRole('button', { name: 'Play Far From Home' })).toBeVisible();
    const link = frame.getByRole('link', { name: /^Listen at / });
    await expect(link).toHaveAttribute('href', `/music/${track.id}-far-from-home`);
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await blog.context().cookies()).toEqual([]);
  });

  test('every other page refuses to be framed there', async ({ page, blog, site, otherSite }) => {
    await registerOwner(page);
    const track = await newestTrack(page);
    const refused = ['/', '/music', '/admin', track.audioFile, `/api/tracks/${track.id}`];
    otherSite.show(
      refused.map((path) => `<iframe title="${path}" src="${site.url}${path}"></iframe>`).join('') +
        embedCode({ kind: 'track', item: track }, site.url),
    );
    await blog.goto(otherSite.url);
    const player = await frameOn(blog, 'Far From Home');
    await expect(player.getByRole('heading', { name: 'Far From Home' })).toBeVisible();
    for (const path of refused) {
      // What a browser shows in place of a refused page is its own.
      const frame = await frameOn(blog, path);
      await expect.poll(() => frame.url()).toBe('chrome-error://chromewebdata/');
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the browser’s own player is there', async ({ page }) => {
      const track = await newestTrack(page);
      await page.goto(`/embed/music/${track.id}`);
      await expect(page.locator('audio[controls]')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Listen at / })).toBeVisible();
    });
  });
});

test('a release plays one song after the other, and of two players the one started last is heard', async ({
  page,
  blog,
  site,
  otherSite,
}) => {
  await registerOwner(page);
  const first = await uploadTrack(page.request, { title: 'Short', file: 'tone.mp3' });
  const second = await uploadTrack(page.request, { title: 'Long', file: 'song.mp3' });
  const release = await makeAlbum(page.request, 'Night Rooms', [first, second]);
  otherSite.show(
    embedCode({ kind: 'release', item: release }, site.url) +
      embedCode({ kind: 'track', item: second }, site.url),
  );
  await blog.goto(otherSite.url);
  const album = await frameOn(blog, 'Night Rooms');

  await album.getByRole('button', { name: 'Play Short' }).click();
  await expect(album.getByRole('button', { name: 'Pause Long' })).toBeVisible();
  await expectPlayingIn(album);
  await expect(album.locator('[aria-current=true]')).toHaveText(/Long/);
  await expect(album.getByRole('button', { name: 'Next song' })).toBeDisabled();

  const single = await frameOn(blog, 'Long');
  await single.getByRole('button', { name: 'Play Long' }).click();
  await expectPlayingIn(single);
  await expect(album.getByRole('button', { name: 'Play Long' })).toBeVisible();

  await album.getByRole('button', { name: 'Previous song' }).click();
  await expect(album.getByRole('button', { name: 'Pause Short' })).toBeVisible();
  await album.getByRole('button', { name: /^2 ?Long/ }).click();
  await expect(album.getByRole('button', { name: 'Pause Long' })).toBeVisible();
});

test('a song of a release that does not arrive lets the next one play', async ({
  page,
  blog,
  site,
  otherSite,
}) => {
  await registerOwner(page);
  const lost = await uploadTrack(page.request, { title: 'Lost', file: 'tone.mp3' });
  const found = await uploadTrack(page.request, { title: 'Found', file: 'song.mp3' });
  const release = await makeAlbum(page.request, 'Night Rooms', [lost, found]);
  await blog.route(`**${lost.audioFile}`, (route) => route.abort());
  otherSite.show(embedCode({ kind: 'release', item: release }, site.url));
  await blog.goto(otherSite.url);
  const album = await frameOn(blog, 'Night Rooms');
  await album.getByRole('button', { name: 'Play Lost' }).click();
  await expect(album.getByRole('button', { name: 'Pause Found' })).toBeVisible();
  await expectPlayingIn(album);
  // The last one has no next: it says what is wrong.
  await blog.route(`**${found.audioFile}`, (route) => route.abort());
  await album.getByRole('button', { name: 'Previous song' }).click();
  await expect(album.getByRole('alert')).toBeVisible();
  await expect(album.locator('[aria-current=true]')).toHaveText(/Found/);
});

test('a video plays there, a file at once, the player of another site only after a press, and each is a view', async ({
  page,
  blog,
  site,
  otherSite,
}) => {
  await registerOwner(page);
  const file = await uploadVideo(page.request, { title: 'Live' });
  const tube = await uploadVideo(page.request, { title: 'Tube', embedUrl: 'https://youtu.be/dQw4w9WgXcQ' });
  const elsewhere = await uploadVideo(page.request, {
    title: 'Elsewhere',
    embedUrl: 'http://films.example.org/lanterns',
  });
  otherSite.show(
    [file, tube, elsewhere].map((video) => embedCode({ kind: 'video', item: video }, site.url)).join(''),
  );
  const viewsOf = async ({ id }: { id: number }) =>
    ((await (await page.request.get(`/api/videos/${id}`)).json()) as Video).views;
  const asked: string[] = [];
  await blog.route(/youtube/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await blog.goto(otherSite.url);

  const live = await frameOn(blog, 'Live');
  await live.evaluate(() => document.querySelector('video')?.play());
  await expectPlayingIn(live);
  await expect.poll(() => viewsOf(file)).toBe(1);
  // Going on after a pause is the same view.
  await live.evaluate(() => document.querySelector('video')?.pause());
  await live.evaluate(() => document.querySelector('video')?.play());
  await expectPlayingIn(live);

  const player = await frameOn(blog, 'Tube');
  const play = player.getByRole('button', { name: 'Play Tube' });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect(player.locator('iframe')).toBeVisible();
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
  await expect.poll(() => viewsOf(tube)).toBe(1);

  await blog.context().route('http://films.example.org/**', (route) => route.fulfill({ body: 'A video' }));
  // Players below load once they are near.
  await blog.getByTitle('Elsewhere', { exact: true }).scrollIntoViewIfNeeded();
  const link = (await frameOn(blog, 'Elsewhere')).getByRole('link', { name: /^Watch Elsewhere/ });
  await link.click();
  await expect.poll(() => viewsOf(elsewhere)).toBe(1);
  expect(await viewsOf(file)).toBe(1);
});

test('an upright video is upright there, with the code its page and the dashboard give', async ({
  page,
  blog,
  otherSite,
}) => {
  await registerOwner(page);
  const short = await uploadVideo(page.request, {
    title: 'Short',
    embedUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  });
  const shared = page.getByRole('dialog').getByLabel('Embed code');
  await page.goto(itemPath('video', short));
  await page.getByRole('button', { name: 'Share Short' }).click();
  const code = await shared.inputValue();
  await page.goto('/admin?tab=manage');
  await page.getByRole('button', { name: 'Share Short' }).click();
  await expect(shared).toHaveValue(code);

  otherSite.show(code);
  await blog.goto(otherSite.url);
  const box = await blog.getByTitle('Short', { exact: true }).boundingBox();
  expect(box?.width).toBe(360);
  expect(box?.height).toBeCloseTo(640, -1);
});

test.describe('with long titles', () => {
  const title = 'A very long title about a night that never ends and the road ahead';
  test.use({
    content: {
      tracks: [{ title }, {}, {}],
      videos: [{ title, videoFile: null, embedUrl: 'https://youtu.be/dQw4w9WgXcQ' }],
    },
  });

  test('the players fit into narrow frames', async ({ page, blog, site }) => {
    await registerOwner(page);
    const track = await newestTrack(page);
    const release = await makeAlbum(page.request, title, [track]);
    for (const [path, height] of [
      [`/embed/music/${track.id}`, 160],
      [`/embed/releases/${release.id}`, 420],
      ['/embed/videos/1', 158],
      ['/embed/music/999', 160],
    ] as const) {
      await blog.goto(site.url + path);
      for (const width of [480, 280]) {
        await blog.setViewportSize({ width, height });
        // A frame gets its new size a moment later.
        const content = () =>
          blog.evaluate(() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            return [scrollWidth, scrollHeight];
          });
        await expect.poll(content, { message: `${path} at ${width} px` }).toEqual([width, height]);
      }
    }
  });
});

test.describe('with quotation marks', () => {
  test.use({ content: { tracks: [{ title: 'Far "From" Home' }] } });

  test('the dashboard gives the code to paste, and says when it works', async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await registerOwner(page);
    const track = await newestTrack(page);
    await page.goto('/admin?tab=manage');
    await page.getByRole('button', { name: 'Edit Far "From" Home' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Embed', { exact: true }).click();
    const code = embedCode({ kind: 'track', item: track }, site.url);
    await expect(dialog.getByLabel('Embed code')).toHaveValue(code);
    await expect(
      dialog.getByText('Paste it into a page of another site to show the player there.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expectToast(page, 'Embed code copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    await page.request.put(`/api/tracks/${track.id}`, { data: { visibility: 'draft' } });
    await page.reload();
    await page.getByRole('button', { name: 'Edit Far "From" Home' }).click();
    await dialog.getByText('Embed', { exact: true }).click();
    await expect(dialog.getByText('It works once this is published.')).toBeVisible();
  });
});

test('a player fits into the size that oEmbed promises, however small', async ({ page, site }) => {
  await registerOwner(page);
  const track = await uploadTrack(page.request, {
    title: 'A song with a title of rather many words',
    cover: 'picture.jpg',
  });
  const other = await uploadTrack(page.request, { title: 'Another' });
  const made = await page.request.post(apiPaths.releases, {
    data: { title: 'Nights', releaseType: 'album', trackIds: [track.id, other.id] },
  });
  const release = (await made.json()) as Release;
  const player = await page.context().newPage();
  for (const [kind, { id }, limits] of [
    ['track', track, { maxheight: 160 }],
    ['track', track, { maxwidth: 280 }],
    ['track', track, { maxwidth: 279 }],
    ['track', track, { maxwidth: 120 }],
    ['release', release, { maxheight: 308 }],
    ['release', release, { maxwidth: 416, maxheight: 308 }],
    ['release', release, { maxwidth: 200, maxheight: 308 }],
  ] as const) {
    const size = embedSize(kind, limits);
    if (!size) throw new Error(`There should be a player within ${JSON.stringify(limits)}`);
    await player.setViewportSize(size);
    await player.goto(site.url + embedPagePaths[kind].replace(':id', String(id)));
    await expect(player.getByRole('link', { name: /^Listen at/ })).toBeInViewport({ ratio: 1 });
    await expect(player.getByRole('button', { name: `Play ${track.title}` })).toBeInViewport({ ratio: 1 });
    const needed = await player.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect([kind, limits, needed]).toEqual([kind, limits, size]);
  }
  await expect(player.getByRole('listitem').first()).toBeInViewport();
});
