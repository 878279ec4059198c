import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { embedPagePaths, playerKinds, type PlayerKind } from '#shared/primitives/addresses.ts';
import { insertRelease, insertTrack, insertVideo, makeTrack, makeVideo } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const hostile = `</script><img src=x onerror=alert(1)> "Rock" & 'Roll' 🎸 שיר`;

const embedPath = (kind: PlayerKind, id: number | string) => embedPagePaths[kind].replace(':id', String(id));

/** One of each kind, under this title. */
async function insertOneOfEach(site: Site, title: string): Promise<Record<PlayerKind, number>> {
  const track = await insertTrack(site, { title });
  const release = await insertRelease(site, { title, tracks: [track] });
  const video = await insertVideo(site, { title });
  return { track: track.id, release: release.id, video: video.id };
}

async function documentAt(site: Site, path: string): Promise<Document> {
  const response = await site.visitor().get(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return new JSDOM(response.body).window.document;
}

describe('the players that other sites show', () => {
  it('may be framed by anybody, and nothing else of the site may', async () => {
    const site = await makeSite();
    const ids = await insertOneOfEach(site, 'Night');
    const players = playerKinds.flatMap((kind) => [
      embedPath(kind, ids[kind]),
      `${embedPath(kind, ids[kind])}?theme=dark`,
      embedPath(kind, 999),
      embedPath(kind, 'x'),
    ]);
    for (const path of players) {
      const { headers } = await site.visitor().get(path);
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headers['content-security-policy']).toMatch(/frame-ancestors \*(;|$)/);
      expect(headers).not.toHaveProperty('set-cookie');
    }

    const paths = site.app.routeTable
      .filter(({ method }) => method === 'GET')
      .map(({ url }) => url.replace(/:(\w+)(\([^)]*\))?/g, '1').replace('*', 'x'))
      .filter((path) => !path.startsWith('/embed/'));
    expect(paths.length).toBeGreaterThan(30);
    const others = [
      '/embed',
      '/embed/',
      '/embed/music',
      '/embed/music/1/x',
      '/embed/unknown',
      '//embed/music/1',
    ];
    const isFile = /^\/(artwork|assets|icons|share|uploads)\/|\.(svg|txt)$/;
    for (const path of [...paths, ...others, '/%', '/nowhere']) {
      const { headers } = await site.visitor().get(path);
      expect([path, headers['x-frame-options']]).toEqual([path, 'SAMEORIGIN']);
      const policy = headers['content-security-policy'] ?? (isFile.test(path) ? 'none' : 'missing');
      expect([path, policy]).not.toEqual([path, expect.stringMatching(/frame-ancestors \*|missing/)]);
    }
  });

  it('keep to the same policy as the pages, whichever site frames them', async () => {
    const site = await makeSite();
    const { id } = await insertTrack(site);
    const policyAt = async (path: string) =>
      String((await site.visitor().get(path)).headers['content-security-policy'])
        .split(';')
        .filter((rule) => !/^(script-src|frame-ancestors) /.test(rule));
    expect(await policyAt(embedPath('track', id))).toEqual(await policyAt('/'));
    const { headers } = await site.visitor().get(embedPath('track', id));
    const [, scripts] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]+'$/);
  });

  it('show one song, a release with its songs, or a video', async () => {
    const site = await makeSite({ environment: { ARTIST_NAME: 'Ada' } });
    const songs = [
      await insertTrack(site, { title: 'First', audioFile: '/uploads/first.mp3', duration: 61 }),
      await insertTrack(site, { title: 'Second', explicit: true }),
    ];
    const release = await insertRelease(site, { title: 'Night Rooms', tracks: songs });
    const videoItem = await insertVideo(site, {
      title: 'Live',
      embedUrl: null,
      videoFile: '/uploads/live.mp4',
    });
    const tube = await insertVideo(site, { title: 'Tube' });

    const song = await documentAt(site, embedPath('track', songs[0]?.id ?? 0));
    expect(song.querySelector('h1')?.textContent).toBe('First');
    const recording = song.querySelector<HTMLElement>('[data-song]')?.dataset['song'] ?? '';
    expect(JSON.parse(recording)).toEqual({ audioFile: '/uploads/first.mp3', streams: [] });
    expect(song.querySelector('noscript')?.innerHTML).toContain('controls');
    expect(song.querySelector('input[type=range]')?.getAttribute('aria-valuetext')).toBe('0:00 of 1:01');
    const link = song.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href'), link?.target]).toEqual([
      'Listen at Ada(opens in a new tab)',
      `/music/${songs[0]?.id}-first`,
      '_blank',
    ]);

    const album = await documentAt(site, embedPath('release', release.id));
    const rows = [...album.querySelectorAll<HTMLElement>('[data-song]')];
    expect(rows.map((row) => row.dataset['title'])).toEqual(['First', 'Second']);
    expect(rows[1]?.textContent).toContain('Explicit');

    const shownVideo = await documentAt(site, embedPath('video', videoItem.id));
    expect(shownVideo.querySelector('video[controls] source')?.getAttribute('src')).toBe('/uploads/live.mp4');
    const shownTube = await documentAt(site, embedPath('video', tube.id));
    // Only inside the template: nothing is asked of another site before somebody presses play.
    expect(shownTube.querySelector('iframe')).toBeNull();
    expect(shownTube.querySelector('template')?.content.querySelector('iframe')?.src).toContain(
      'youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
  });

  it('are as dark or light as is asked for, and otherwise as the reader likes it', async () => {
    const site = await makeSite();
    const { id } = await insertTrack(site);
    const path = embedPath('track', id);
    for (const [query, theme, scripts] of [
      ['', '', 2],
      ['?theme=dark', 'dark', 1],
      ['?theme=light', 'light', 1],
      ['?theme=%22%3E%3Cscript%3E', '', 2],
      ['?theme=dark&theme=light', '', 2],
    ] as const) {
      const page = await documentAt(site, path + query);
      expect([query, page.documentElement.className]).toEqual([query, theme]);
      expect([query, page.querySelectorAll('script').length]).toEqual([query, scripts]);
    }
  });

  it('show a hostile title as its letters', async () => {
    const site = await makeSite();
    const ids = await insertOneOfEach(site, hostile);
    for (const kind of playerKinds) {
      const page = await documentAt(site, embedPath(kind, ids[kind]));
      expect(page.querySelector('h1')?.textContent).toBe(hostile);
      expect(page.title).toContain(hostile);
      expect(page.querySelector('[onerror]')).toBeNull();
    }
  });

  it('say in words that there is nothing, for what is unknown, not published or in the bin', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const [draft, planned, binned] = [await makeTrack(owner), await makeTrack(owner), await makeTrack(owner)];
    await owner.put(`/api/tracks/${draft.id}`, { visibility: 'draft' });
    await owner.put(`/api/tracks/${planned.id}`, {
      visibility: 'scheduled',
      publishAt: '2100-01-01T00:00:00Z',
    });
    const video = await makeVideo(owner);
    await owner.put(`/api/videos/${video.id}`, { visibility: 'draft' });
    const release = await insertRelease(site, { tracks: [draft] });
    const path = embedPath('track', binned.id);
    expect((await owner.get(path)).statusCode).toBe(200);
    await owner.delete(`/api/tracks/${binned.id}`);

    const gone = [embedPath('track', draft.id), embedPath('track', planned.id), path];
    const others = [embedPath('video', video.id), embedPath('release', release.id)];
    const unknown = ['0', '01', '-1', '1.5', '999999', '99999999999999', 'x'].map((id) =>
      embedPath('track', id),
    );
    for (const address of [...gone, ...others, ...unknown]) {
      // For the owner too: the page is the same for everybody.
      for (const visitor of [site.visitor(), owner]) {
        const response = await visitor.get(address);
        expect([address, response.statusCode]).toEqual([address, 404]);
        expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(response.body).toContain('This is not available right now');
        expect(response.body).not.toContain('A song');
      }
    }
  });

  it('show a change at once, and are answered briefly when unchanged', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await makeTrack(owner, { title: 'Before' });
    const path = embedPath('track', id);
    const before = await owner.get(`${path}?theme=dark`);
    expect(before.body).toContain('Before');
    expect(before.headers['cache-control']).toBe('public, no-cache');
    const known = { 'if-none-match': String(before.headers.etag) };
    expect((await owner.send({ url: `${path}?theme=dark`, headers: known })).statusCode).toBe(304);

    await owner.put(`/api/tracks/${id}`, { title: 'After' });
    expect((await owner.get(`${path}?theme=dark`)).body).toContain('After');
  });

  it('say in words that they cannot be shown, in the frame too', async () => {
    const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
    const { id } = await insertTrack(site);
    await site.database.destroy();
    const { statusCode, headers, body } = await site.visitor().get(embedPath('track', id));
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('This page could not be shown right now.');
  });

  it('bring a script of a few kilobytes, and no React', async () => {
    const site = await makeSite();
    const { id } = await insertTrack(site);
    const page = await documentAt(site, embedPath('track', id));
    const sources = [...page.querySelectorAll('script[src], link[rel=modulepreload]')];
    expect(sources).toHaveLength(1);
    const script = await site.visitor().send({
      url: sources[0]?.getAttribute('src') ?? '',
      headers: { 'accept-encoding': 'br' },
    });
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.rawPayload.length).toBeLessThan(5_000);
    expect(script.rawPayload.length).toBeGreaterThan(500);
  });
});
