import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withoutSentences } from '#tests/support/html.ts';
import { makeVideo } from '#tests/support/factories.ts';
import { fillSite, type Content } from '#tests/support/content/fill-site.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, owner, type Site } from '#tests/support/site.ts';

/** A site that holds this from the beginning. */
async function makeFilledSite(content: Content, environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await fillSite(dataDir, content);
  return makeSite({ dataDir, environment });
}

/** For those who only look at it. */
const shared = share(makeSite);

describe('pages', () => {
  it.each([
    ['/', 200, '>Get In Touch<'],
    ['/music', 200, 'All Music'],
    ['/videos', 200, 'All Videos'],
    ['/auth', 200, 'Create Your Account'],
    ['/admin', 200, 'Loading…'],
    ['/auth/reset', 404, '404 Page Not Found'],
    ['/no/such/page', 404, '404 Page Not Found'],
  ])('%s arrives complete', async (path, status, words) => {
    const site = shared();
    const response = await site.visitor().get(path);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(withoutSentences(response.body)).toContain(words);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('greet the owner to be on the home page, in a copy that is kept only until there is one', async () => {
    const site = await makeSite();
    const read = async (path: string) => withoutSentences((await site.visitor().get(path)).body);
    for (const body of [await read('/'), await read('/')]) {
      expect(body).toContain('Welcome to your new site');
      expect(body).toMatch(/<a href="\/auth"[^>]*>create your account<\/a>/);
    }
    expect(await read('/music')).not.toContain('Welcome to your new site');
    expect((await site.visitor().post('/api/register', owner)).statusCode).toBe(201);
    expect(await read('/')).not.toContain('Welcome to your new site');
  });

  it('are compressed as the browser likes, and answered briefly when unchanged', async () => {
    const site = shared();
    const get = (headers: Record<string, string>) => site.visitor().send({ url: '/', headers });
    const plain = await get({});
    const br = await get({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['vary']).toContain('Accept-Encoding');

    const etag = String(plain.headers['etag']);
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, `"other",${etag.slice(2)}`, '*']) {
      const again = await get({ 'if-none-match': known });
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
    }
    for (const other of ['"other"', 'W/"other", "another"', etag.slice(3, -1), `"*"`]) {
      expect([other, (await get({ 'if-none-match': other })).statusCode]).toEqual([other, 200]);
    }
  });

  it('show a change at once', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const before = await visitor.get('/');
    await visitor.put('/api/settings/about_billy_text', { value: 'One paragraph.\n\nAnother <b>one</b>.' });
    const after = await visitor.get('/');
    expect(before.body).toContain('Tallahassee');
    expect(after.body).toContain('One paragraph.');
    expect(after.body).toContain('Another &lt;b&gt;one&lt;/b&gt;.');
    expect(after.body).not.toContain('Tallahassee');
    expect(after.body).not.toContain('<b>one');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('arrive searched when their address says what for', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    await makeVideo(visitor, { title: 'Ghost Light' });
    await makeVideo(visitor, { title: 'Stage Door' });
    // What is shown, without the state beside it.
    const shown = async (address: string) => (await visitor.get(address)).body.split('<script id="state"')[0];

    const found = await shown('/videos?utm_source=mail&q=GHOST+li');
    expect(found).toContain('Ghost Light');
    expect(found).not.toContain('Stage Door');
    expect(found).toContain('value="GHOST li"');
    const hostile = await shown('/videos?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(hostile).toContain('No videos match');
    expect(hostile).not.toContain('<script>alert');
    // The page without a search is another one, and so is that of a page that cannot be searched.
    expect(await shown('/videos')).toContain('Stage Door');
    expect(await shown('/?q=ghost')).toContain('Stage Door');
  });

  it('stop offering registration the moment somebody owns the site', async () => {
    const site = await makeSite();
    const read = async () => withoutSentences((await site.visitor().get('/auth')).body);
    expect(await read()).toContain('Register');
    expect((await site.visitor().post('/api/register', owner)).statusCode).toBe(201);
    expect(await read()).not.toContain('Register');
  });

  it('are the same for the owner and for visitors', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    expect((await visitor.get('/')).body).toBe((await site.visitor().get('/')).body);
  });

  it('share one not-found page, so that addresses cannot fill the memory', async () => {
    const site = shared();
    const [one, other] = [await site.visitor().get('/a'), await site.visitor().get('/b')];
    expect(one.headers['etag']).toBe(other.headers['etag']);
  });

  it('do not pretend to be empty when the database cannot be read', async () => {
    const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
    await site.database.destroy();
    for (const path of ['/', '/music']) {
      const { statusCode, headers } = await site.visitor().get(path);
      expect(statusCode).toBeGreaterThanOrEqual(500);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each([
    ['//', 200],
    ['//?x', 200],
    ['//evil.example', 404],
    ['//x:999999/', 404],
  ])('do not take %s for another site', async (url, status) => {
    const site = shared();
    const response = await site.visitor().get(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('have scripts and styles that browsers may keep; a missing one is no page', async () => {
    const site = shared();
    const { body } = await site.visitor().get('/');
    const script = /data-scripts="([^" ]+)/.exec(body)?.[1] ?? '';
    const response = await site.visitor().send({ url: script, headers: { 'accept-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-encoding']).toBe('br');

    for (const path of ['/assets/missing-1234.js', '/missing.js', '/old/.env', '/wp-login.php?x=/y']) {
      const missing = await site.visitor().get(path);
      expect([path, missing.statusCode]).toEqual([path, 404]);
      expect(missing.json()).toEqual({ message: 'There is nothing at this address' });
    }
    for (const path of ['/about.html', '/about?file=missing.js', '/mr.', '/v1.0/about']) {
      expect(withoutSentences((await site.visitor().get(path)).body)).toContain('404 Page Not Found');
    }
  });

  it('have an icon, also where browsers used to look for it', async () => {
    const site = shared();
    const { statusCode, headers } = await site.visitor().get('/favicon.ico');
    // Not for ever: the owner may choose a photo. As PNG, since some of them cannot draw the other one.
    expect([statusCode, headers.location]).toEqual([302, '/icons/48.png']);
    expect((await site.visitor().get('/icons/48.png')).headers['content-type']).toBe('image/png');
    const icon = await site.visitor().get('/favicon.svg');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });
});

describe('the page of all music', () => {
  const noindex = '<meta name="robots" content="noindex">';
  /** The titles a page shows, in order. */
  const tracksIn = (html: string) =>
    [...html.matchAll(/<p class="[^"]*" title="([^"]+)"/g)].map((match) => match[1] ?? '');
  const songs = (newest: number, oldest: number) =>
    Array.from({ length: newest - oldest + 1 }, (_, place) => `Song ${newest - place}`);

  it('comes in pages of fifty, each with its name and the way on and back', async () => {
    const site = await makeFilledSite({ tracks: 120 });
    const get = async (address: string) => withoutSentences((await site.visitor().get(address)).body);

    const first = await get('/music');
    expect(tracksIn(first)).toEqual(songs(120, 71));
    expect(first).toContain('<title>All Music – Billy</title>');
    expect(first).toContain('<a href="/music?page=2"');
    expect(first).not.toContain('Previous page');

    const second = await get('/music?page=2');
    expect(tracksIn(second)).toEqual(songs(70, 21));
    expect(second).toContain('<title>All Music – page 2 – Billy</title>');
    expect(second).toContain('<a href="/music?page=3"');
    expect(second).toContain('href="/music"');
    expect(second).toContain('Previous page');

    const last = await get('/music?page=3');
    expect(tracksIn(last)).toEqual(songs(20, 1));
    expect(last).toContain('href="/music?page=2"');
    expect(last).not.toContain('More music');

    const searched = await get('/music?q=night&page=2');
    expect(tracksIn(searched)).toHaveLength(40);
    expect(searched).toContain('href="/music?q=night"');
  });

  it('begins at the beginning when its address names no page, and says so beyond the last', async () => {
    const site = await makeFilledSite({ tracks: 3 });
    const get = (address: string) => site.visitor().get(address);
    const plain = await get('/music');
    for (const page of ['0', '-1', '1.5', '1', 'two', '100001', '99999999999999999999', '']) {
      const { statusCode, headers } = await get(`/music?page=${page}&ref=mail`);
      expect([page, statusCode, headers['etag']]).toEqual([page, 200, plain.headers['etag']]);
    }
    for (const page of ['2', '100000']) {
      const beyond = await get(`/music?page=${page}`);
      expect(beyond.statusCode).toBe(404);
      const body = withoutSentences(beyond.body);
      expect(body).toContain(noindex);
      expect(body).toContain('No music on this page.');
      expect(body).toContain('First page');
      expect(body).not.toContain('No music available yet.');
    }
  });

  it('is found by search engines page by page, but not what somebody searched for', async () => {
    const site = await makeFilledSite({ tracks: 60 }, { PUBLIC_URL: 'https://billy.example/' });
    const get = async (address: string) => (await site.visitor().get(address)).body;
    const canonical = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
    for (const [address, own] of [
      ['/?ref=mail', 'https://billy.example/'],
      ['/music?page=1', 'https://billy.example/music'],
      ['/music?page=2&ref=mail', 'https://billy.example/music?page=2'],
      ['/videos', 'https://billy.example/videos'],
    ] as const) {
      const body = await get(address);
      expect([address, canonical(body), body.includes(noindex)]).toEqual([address, own, false]);
    }
    for (const address of ['/music?q=night', '/music?q=night&page=2', '/videos?q=none', '/music?page=3']) {
      const body = await get(address);
      expect([address, canonical(body), body.includes(noindex)]).toEqual([address, undefined, true]);
    }
    expect(await get('/music')).toContain('<a href="/music?page=2" rel="next"');
    expect(await get('/music?page=2')).toMatch(/<a (?=[^>]*href="\/music")(?=[^>]*rel="prev")/);
  });

  it('uses the requested host where no address is configured, and lets no shared cache keep that', async () => {
    const unnamed = await makeSite();
    const ask = (site: Site, headers: Record<string, string>) =>
      site.visitor().send({ url: '/music', headers });
    const asked = await ask(unnamed, { host: 'music.example' });
    expect(asked.body).toContain('<link rel="canonical" href="http://music.example/music">');
    expect(asked.headers['cache-control']).toBe('private, no-cache');
    const again = await ask(unnamed, { host: 'other.example' });
    expect(again.body).toContain('<link rel="canonical" href="http://other.example/music">');
    expect(again.body).not.toContain('music.example');

    // Only a trusted proxy is believed when it says under which name the site was asked.
    const forwarded = { host: 'music.example', 'x-forwarded-host': 'forged.example' };
    expect((await ask(unnamed, forwarded)).body).not.toContain('forged.example');

    const named = await makeSite({ environment: { PUBLIC_URL: 'https://billy.example/' } });
    const forged = await ask(named, { host: 'forged.example' });
    expect(forged.body).toContain('<link rel="canonical" href="https://billy.example/music">');
    // Scripts take it from there, on pages too that name no address in their head.
    for (const address of ['/music', '/admin'])
      expect((await named.visitor().get(address)).body).toContain('data-site="https://billy.example"');
    expect(forged.body).not.toContain('forged.example');
    expect(forged.headers['cache-control']).toBe('public, no-cache');
  });

  it('shows a change at once where it was searched before', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    expect(withoutSentences((await visitor.get('/videos?q=ghost')).body)).toContain('No videos match');
    await makeVideo(visitor, { title: 'Ghost Light' });
    expect((await visitor.get('/videos?q=ghost')).body).toContain('Ghost Light');
  });
});

describe('what the home page weighs', () => {
  it('is the same for a few and for hundreds of each', async () => {
    const sizeOf = async (rows: number) => {
      const site = await makeFilledSite({ tracks: rows, videos: rows, photos: rows });
      const { body } = await site.visitor().get('/');
      return body.length;
    };
    const [few, hundreds] = [await sizeOf(30), await sizeOf(600)];
    expect(hundreds / few).toBeLessThan(1.02);
  });
});
