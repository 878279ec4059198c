import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageColoursOf } from '#shared/site/look/look-style.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { makePhoto } from '#tests/support/factories.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const sectionsIn = (html: string) => [...html.matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id);
const menuIn = (html: string) => [
  ...new Set([...html.matchAll(/<a href="\/#([a-z]+)"/g)].map(([, id]) => id)),
];

const refused = share(async () => makeOwner(await makeSite()));

describe('the look', () => {
  it('is the site’s own until the owner chooses another', async () => {
    const { body } = await (await makeSite()).visitor().get('/');
    expect(body).toContain('<html lang="en">');
    expect(body).not.toMatch(/<style|data-typeface/);
    expect(body).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(sectionsIn(body)).toEqual(['home', 'music', 'videos', 'about', 'contact']);
  });

  it('is on every page, and in the players on other sites', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await owner.put('/api/settings/accent_colour', { value: '#7A1FA2' });
    await owner.put('/api/settings/typeface', { value: 'songbook' });
    for (const url of ['/', '/music', '/auth', '/no/such/page', '/embed/music/1']) {
      const { body } = await site.visitor().send({ url, headers: { accept: 'text/html' } });
      expect(body).toMatch(/<html lang="en" data-typeface="songbook"/);
      expect(body).toContain('<style id="look">html:root{--accent:#7a1fa2;');
    }
    await owner.put('/api/settings/palette', { value: 'harbour' });
    const { body } = await site.visitor().get('/');
    const colour = /<meta name="theme-color" content="(#\w{6})" data-light="\1" data-dark="#\w{6}">/.exec(
      body,
    )?.[1];
    expect(colour).toBe(pageColoursOf({ palette: 'harbour' }).light);
    const manifest = await site.visitor().get('/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({ theme_color: colour, background_color: colour });
    expect(body).toContain('html .stage{--page:#');
    expect((await owner.get('/admin')).body).toMatch(/bricolage/);
    expect(body).toMatch(/rel="preload" href="[^"]*dm-serif-display-latin[^"]*" as="font"/);
    expect(body).not.toMatch(/bricolage/);

    await owner.put('/api/settings/palette', { value: 'matinee' });
    await owner.put('/api/settings/accent_colour', { value: 'default' });
    await owner.put('/api/settings/typeface', { value: 'marquee' });
    expect((await site.visitor().get('/')).body).not.toMatch(/<style|data-typeface/);
  });

  it('has the sections that were chosen, in their order, also in the menus', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await owner.put('/api/settings/home_sections', { value: 'about videos' });
    const body = withoutSentences((await site.visitor().get('/')).body);
    expect(sectionsIn(body)).toEqual(['home', 'about', 'videos']);
    expect(menuIn(body)).toEqual(['home', 'about', 'videos']);
    expect(body).not.toContain('Listen Now');
    expect(body).toContain('Watch Videos');
    expect((await site.visitor().get('/music')).statusCode).toBe(200);
  });

  it('asks for the picture ahead only where the layout shows one', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await makePhoto(owner, { title: 'On stage', featured: 'true' });
    const preload = async () =>
      /<link rel="preload" as="image"[^>]*imagesizes="([^"]*)"/.exec(
        (await site.visitor().get('/')).body,
      )?.[1];
    expect(await preload()).toContain('620px');
    await owner.put('/api/settings/hero_layout', { value: 'wide' });
    expect(await preload()).toBe('97vw');
    await owner.put('/api/settings/hero_layout', { value: 'words' });
    expect(await preload()).toBeUndefined();
    expect((await site.visitor().get('/')).body).not.toContain('alt="On stage" fetchpriority');
  });

  it('has the chosen photo as its icon and beside its links, and the featured one when that is gone', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const plain = async (background: string, featured: string) => {
      const bytes = await sharp({ create: { width: 500, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
      return makePhoto(owner, { title: background, featured, aboutImage: { name: 'a.png', bytes } });
    };
    await plain('#2020c0', 'true');
    const chosen = await plain('#20c020', 'false');
    const page = async () => (await site.visitor().get('/')).body;
    const sharePicture = async () =>
      /property="og:image" content="[^"]*(\/share\/[^"]*)"/.exec(await page())?.[1];
    const colour = async () => {
      const icon = await site.visitor().get('/icons/48.png');
      const { data, info } = await sharp(icon.rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [info.width, data.subarray(0, 3).toString('hex')];
    };
    const before = await sharePicture();
    expect(await colour()).toEqual([48, '2020c0']);

    await owner.put('/api/settings/site_photo', { value: String(chosen.id) });
    expect(await colour()).toEqual([48, '20c020']);
    expect(await page()).toContain('<link rel="icon" href="/icons/48.png" type="image/png">');
    const shared = await sharePicture();
    expect(shared).not.toBe(before);
    expect((await site.visitor().get(String(shared))).statusCode).toBe(200);

    await owner.delete(`/api/about/images/${chosen.id}`);
    expect(await colour()).toEqual([48, '2020c0']);
    expect(await sharePicture()).toBe(before);
  });

  it.each([
    ['palette', 'neon', 'Choose one of these: matinee, harbour, evergreen, midnight, rosewood, #rrggbb'],
    ['accent_colour', 'red', 'Choose a colour written like #c8402a'],
    ['accent_colour', '#fff}</style><script>', 'Choose a colour written like #c8402a'],
    ['typeface', 'comic', 'Choose one of these: marquee, songbook, concert, poster, studio'],
    ['hero_layout', 'tall', 'Choose one of these: beside, wide, words'],
    [
      'home_sections',
      'music music',
      'Choose at least one section, each only once: music, videos, shows, news, about, contact',
    ],
    [
      'home_sections',
      'home',
      'Choose at least one section, each only once: music, videos, shows, news, about, contact',
    ],
    ['site_photo', '0', 'Choose one of your photos'],
    ['site_photo', '9999999999', 'Choose one of your photos'],
  ])('refuses %s as %s, saved or tried out', async (key, value, message) => {
    const owner = refused();
    const responses = [
      await owner.put(`/api/settings/${key}`, { value }),
      await owner.get(`/api/look?${new URLSearchParams({ [key]: value }).toString()}`),
    ];
    for (const response of responses)
      expect([response.statusCode, response.json()]).toEqual([400, { message, fields: { value: message } }]);
    expect((await owner.get('/api/settings')).json()).toEqual([]);
  });

  it('refuses a photo that does not exist', async () => {
    const owner = refused();
    const setting = { key: 'site_photo', value: '1' };
    const responses = [
      await owner.put(`/api/settings/${setting.key}`, setting),
      await owner.post('/api/settings', setting),
    ];
    const message = 'Choose one of your photos';
    for (const response of responses)
      expect([response.statusCode, response.json()]).toEqual([400, { message, fields: { value: message } }]);
  });
});

describe('trying a look out', () => {
  it('shows the home page with it, saves nothing, and lets nothing be pressed', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const tried = {
      artist_name: 'Nina & <b>Co</b>',
      artist_tagline: 'Piano',
      accent_colour: '#7a1fa2',
      typeface: 'poster',
      hero_layout: 'words',
      home_sections: 'contact about',
      theme: 'dark',
    };
    const response = await owner.get(`/api/look?${new URLSearchParams(tried).toString()}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
    });
    const { body } = response;
    expect(body).toContain('<html lang="en" data-typeface="poster" class="dark">');
    expect(body).toContain('--accent:#7a1fa2');
    expect(body).toContain('Nina &amp; &lt;b&gt;Co&lt;/b&gt;');
    expect(body).toContain('Piano');
    expect(sectionsIn(body)).toEqual(['home', 'contact', 'about']);
    expect(body).toContain('<div id="root" inert');
    expect(body).not.toContain('<script');

    expect((await owner.get('/api/settings')).json()).toEqual([]);
    expect((await site.visitor().get('/')).body).not.toContain('Nina');
  });

  it('is for the owner alone', async () => {
    const site = await makeSite();
    await makeOwner(site);
    expect((await site.visitor().get('/api/look')).statusCode).toBe(401);
  });
});
