import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { itemPath } from '#shared/primitives/addresses.ts';
import type { Oembed } from '#shared/media/oembed.schema.ts';
import { insertRelease, insertTrack, insertVideo, makeTrack, makeVideo } from '#tests/support/factories.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const address = 'https://billy.example';
const hostile = `</script><img src=x onerror=alert(1)> "Rock" & 'Roll' 🎸 שיר`;

/** Whatever a test puts there, it asks for by its number. */
const shared = share(async () => {
  const site = await makeSite({ environment: { PUBLIC_URL: address, ARTIST_NAME: 'Ada & Co' } });
  return { site, owner: await makeOwner(site) };
});

function ask(site: Site, url: string, more: Record<string, string> = {}) {
  return site.visitor().get(`/oembed?${new URLSearchParams({ url, ...more })}`);
}

const frameIn = (html = '') => new JSDOM(html).window.document.querySelector('iframe');

describe('what programs learn of a link', () => {
  it('is a player for a song, with its cover', async () => {
    const { site, owner } = shared();
    const track = await makeTrack(owner, { title: hostile, coverArt: 'picture.jpg' });
    const response = await ask(site, address + itemPath('track', track), { format: 'json' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    const { html, thumbnail_url, ...facts } = response.json<Oembed>();
    const { width = 0, height = 0 } = track.coverPicture ?? {};
    const shown = Math.min(width, 1600);
    expect(facts).toEqual({
      version: '1.0',
      type: 'rich',
      title: hostile,
      author_name: 'Ada & Co',
      author_url: `${address}/`,
      provider_name: 'Ada & Co',
      provider_url: `${address}/`,
      cache_age: expect.any(Number),
      width: 600,
      height: 160,
      thumbnail_width: shown,
      thumbnail_height: Math.round((shown * height) / width),
    });
    const frame = frameIn(html);
    expect(frame?.src).toBe(`${address}/embed/music/${track.id}`);
    expect(frame?.title).toBe(hostile);
    expect([frame?.width, frame?.height]).toEqual(['600', '160']);
    expect(new JSDOM(html).window.document.body.children).toHaveLength(1);
    const picture = await site.visitor().get(String(thumbnail_url).replace(address, ''));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('is a player for a release or a video too, with the picture for sharing it where it has none', async () => {
    const { site } = shared();
    const track = await insertTrack(site);
    const release = await insertRelease(site, { tracks: [track] });
    const video = await insertVideo(site);
    const album = (await ask(site, `${address}/releases/${release.id}`)).json<Oembed>();
    expect(album).toMatchObject({ type: 'rich', title: 'An album', width: 600, height: 420 });
    const { thumbnail_url, ...picture } = album;
    expect(picture).toMatchObject({ thumbnail_width: 1200, thumbnail_height: 630 });
    expect(thumbnail_url).toContain(`${address}/share/releases/${release.id}-`);
    const drawn = await site.visitor().get(String(thumbnail_url).replace(address, ''));
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const small = (await ask(site, `${address}/releases/${release.id}`, { maxwidth: '600' })).json<Oembed>();
    expect(small).not.toHaveProperty('thumbnail_url');
    const shown = (await ask(site, `${address}/videos/${video.id}`)).json<Oembed>();
    expect(shown).toMatchObject({ type: 'video', title: 'A video', width: 600, height: 337 });
    expect(frameIn(shown.html)?.getAttribute('allow')).toContain('fullscreen');
  });

  it('is an upright player for an upright video', async () => {
    const { site } = shared();
    const still = { width: 720, height: 1280, thumbhash: null, animated: false };
    for (const { id } of [
      await insertVideo(site, { embedUrl: 'https://www.tiktok.com/@billy/video/7291827364512345678' }),
      await insertVideo(site, { embedUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' }),
      await insertVideo(site, {
        embedUrl: null,
        videoFile: '/uploads/film.mp4',
        thumbnail: '/uploads/still.jpg',
        thumbnailPicture: still,
      }),
    ]) {
      const told = (await ask(site, `${address}/videos/${id}`)).json<Oembed>();
      expect([told.type, told.width, told.height]).toEqual(['video', 360, 640]);
      expect([frameIn(told.html)?.width, frameIn(told.html)?.height]).toEqual(['360', '640']);
      const low = (await ask(site, `${address}/videos/${id}`, { maxheight: '400' })).json<Oembed>();
      expect([low.width, low.height]).toEqual([225, 400]);
    }
  });

  it('is found under every address of the page', async () => {
    const { site } = shared();
    const { id } = await insertTrack(site, { title: 'Night' });
    for (const url of [
      `${address}/music/${id}-night`,
      `${address}/music/${id}`,
      `${address}/music/${id}-older-title/`,
      `${address}/music/${id}-%E5%A4%9C?utm_source=x#t`,
      `https://www.billy.example/music/${id}`,
      `http://billy.example/music/${id}`,
      `${address}/embed/music/${id}`,
      `${address}/embed/music/${id}?theme=dark`,
    ]) {
      const response = await ask(site, url);
      expect([url, response.statusCode]).toEqual([url, 200]);
      expect(frameIn(response.json<Oembed>().html)?.src).toBe(`${address}/embed/music/${id}`);
    }
    // As pages name it, without escapes in the query.
    const plain = await site.visitor().get(`/oembed?url=${address}/music/${id}-night`);
    expect(plain.statusCode).toBe(200);
  });

  it('stays within the limits that were asked for', async () => {
    const { site, owner } = shared();
    const track = await makeTrack(owner, { coverArt: 'picture.jpg' });
    const video = await makeVideo(owner, { thumbnail: 'picture.jpg' });
    // What would be cut is a link.
    for (const [maxwidth, maxheight, ofTrack, ofVideo] of [
      [320, 1000, 'rich', 'video'],
      [5000, 120, 'link', 'video'],
      [400, 50, 'link', 'link'],
      [1, 1, 'link', 'link'],
    ] as const) {
      for (const [path, type] of [
        [`/music/${track.id}`, ofTrack],
        [`/videos/${video.id}`, ofVideo],
      ] as const) {
        const limits = { maxwidth: String(maxwidth), maxheight: String(maxheight) };
        const answer = (await ask(site, address + path, limits)).json<Oembed>();
        expect([answer.type, answer.html === undefined]).toEqual([type, type === 'link']);
        const frame = frameIn(answer.html);
        const size = [answer.width, answer.height].map((side) => side && String(side));
        expect([frame?.width, frame?.height]).toEqual(size);
        for (const width of [answer.width ?? 1, answer.thumbnail_width ?? 1]) {
          expect(width).toBeGreaterThanOrEqual(1);
          expect(width).toBeLessThanOrEqual(maxwidth);
        }
        for (const height of [answer.height ?? 1, answer.thumbnail_height ?? 1]) {
          expect(height).toBeGreaterThanOrEqual(1);
          expect(height).toBeLessThanOrEqual(maxheight);
        }
        expect('thumbnail_url' in answer).toBe('thumbnail_width' in answer);
      }
    }
    const small = (await ask(site, `${address}/videos/${video.id}`, { maxheight: '180' })).json<Oembed>();
    expect([small.width, small.height]).toEqual([320, 180]);
  });

  it('is nothing for other sites, other pages and what is not published', async () => {
    const { site, owner } = shared();
    const { id } = await insertTrack(site);
    const draft = await makeTrack(owner);
    await owner.put(`/api/tracks/${draft.id}`, { visibility: 'draft' });
    for (const url of [
      `https://evil.example/music/${id}`,
      `https://billy.example.evil.example/music/${id}`,
      `https://billy.example@evil.example/music/${id}`,
      `https://billy.example:8443/music/${id}`,
      `${address}/`,
      `${address}/music`,
      `${address}/music/${id}/x`,
      `${address}/photos/${id}`,
      `${address}/api/tracks/${id}`,
      `${address}/music/999999`,
      `${address}/music/${draft.id}`,
    ]) {
      const response = await ask(site, url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.json()).toHaveProperty('message');
    }
  });

  it('is told in XML too, and in nothing else', async () => {
    const { site } = shared();
    const { id } = await insertTrack(site, { title: hostile });
    const told = (await ask(site, `${address}/music/${id}`)).json<Oembed>();
    const response = await ask(site, `${address}/music/${id}`, { format: 'xml' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    const { documentElement } = new JSDOM(response.body, { contentType: 'text/xml' }).window.document;
    expect(documentElement.tagName).toBe('oembed');
    const facts = [...documentElement.children].map(({ tagName, textContent }) => [tagName, textContent]);
    expect(Object.fromEntries(facts)).toEqual(
      Object.fromEntries(Object.entries(told).map(([name, fact]) => [name, String(fact)])),
    );
    const yaml = await ask(site, `${address}/music/${id}`, { format: 'yaml' });
    expect([yaml.statusCode, yaml.json()]).toEqual([
      501,
      { message: 'Only format=json and format=xml are offered here' },
    ]);
  });

  it.each([
    ['', 'Url must be the full address of a page, such as https://example.com/music/12'],
    ['url=music/1', 'Url must be the full address of a page, such as https://example.com/music/12'],
    [
      'url=javascript:alert(1)',
      'Url must be the full address of a page, such as https://example.com/music/12',
    ],
    ['url=https://', 'Url must be the full address of a page, such as https://example.com/music/12'],
    [
      `url=${address}/music/1&url=${address}/music/1`,
      'Url must be the full address of a page, such as https://example.com/music/12',
    ],
    [`url=${address}/music/1&maxwidth=0`, 'Maxwidth must be a whole number from 1 to 999,999,999'],
    [`url=${address}/music/1&maxheight=-1`, 'Maxheight must be a whole number from 1 to 999,999,999'],
    [`url=${address}/music/1&maxheight=1e3`, 'Maxheight must be a whole number from 1 to 999,999,999'],
  ])('refuses %s', async (query, message) => {
    const { site } = shared();
    const response = await site.visitor().get(`/oembed?${query}`);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  it('is told for the address that was asked, where the owner named none, and then not kept for others', async () => {
    const site = await makeSite();
    const { id } = await insertTrack(site);
    const response = await site.visitor().send({
      url: `/oembed?url=http://fans.example/music/${id}`,
      headers: { host: 'fans.example' },
    });
    expect(response.json<Oembed>().provider_url).toBe('http://fans.example/');
    expect(response.headers['cache-control']).toMatch(/^private/);
  });

  it('is named in the head of the page', async () => {
    const { site } = shared();
    const track = await insertTrack(site);
    const release = await insertRelease(site, { title: hostile, tracks: [track] });
    const { body } = await site.visitor().get(itemPath('release', release));
    const link = new JSDOM(body).window.document.querySelector('link[type="application/json+oembed"]');
    const href = link?.getAttribute('href') ?? '';
    expect(href).toBe(`${address}/oembed?url=${address}${itemPath('release', release)}`);
    expect(link?.getAttribute('rel')).toBe('alternate');
    const xml = new JSDOM(body).window.document.querySelector('link[type="text/xml+oembed"]');
    expect(xml?.getAttribute('href')).toBe(`${href}&format=xml`);
    const found = await site.visitor().get(href.replace(address, ''));
    expect(found.json<Oembed>().title).toBe(hostile);
    expect((await site.visitor().get('/')).body).not.toContain('json+oembed');
  });
});
