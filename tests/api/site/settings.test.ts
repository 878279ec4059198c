import { describe, expect, it } from 'vitest';
import type { Artist } from '#shared/site/artist.schema.ts';
import { share } from '#tests/support/share.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

/** The owner of a site where everything is refused. */
const refused = share(async () => makeOwner(await makeSite()));

describe('settings', () => {
  it('are created, updated, listed and never doubled', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const created = await visitor.put('/api/settings/about_billy_text', { value: 'First words here' });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ key: 'about_billy_text', value: 'First words here' });
    const updated = await visitor.put('/api/settings/about_billy_text', { value: 'Other words here' });
    expect(updated.statusCode).toBe(200);

    const posted = await visitor.post('/api/settings', { key: 'mood', value: 'blue', description: 'today' });
    expect(posted.statusCode).toBe(201);
    const again = await visitor.post('/api/settings', { key: 'mood', value: 'red' });
    expect(again.statusCode).toBe(409);

    const list = (await site.visitor().get('/api/settings')).json();
    expect(list).toMatchObject([
      { key: 'about_billy_text', value: 'Other words here' },
      { key: 'mood', value: 'blue' },
    ]);
    expect(list[0].lastUpdated).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it.each([
    ['/api/settings/Bad-Key', { value: 'x' }],
    ['/api/settings/mood', { value: '' }],
    ['/api/settings/mood', { value: 'x'.repeat(20_001) }],
    ['/api/settings/mood', {}],
    ['/api/settings/mood', { value: 'nul \0 byte' }],
    ['/api/settings/about_billy_text', { value: 'too short' }],
    ['/api/settings/social_url', { value: 'javascript:alert(1)' }],
    ['/api/settings/profile_links', { value: 'javascript:alert(1)' }],
    ['/api/settings/artist_name', { value: 'x'.repeat(201) }],
    ['/api/settings/artist_name', { value: 'Two\nlines' }],
    ['/api/settings/artist_tagline', { value: 'x'.repeat(201) }],
    ['/api/settings/statistics', { value: 'perhaps' }],
    ['/api/settings/privacy_link', { value: 'perhaps' }],
  ])('refuses PUT %s, and the same in a POST, and keeps nothing', async (url, payload) => {
    const visitor = refused();
    expect((await visitor.put(url, payload)).statusCode).toBe(400);
    const key = url.slice('/api/settings/'.length);
    expect((await visitor.post('/api/settings', { key, ...payload })).statusCode).toBe(400);
    expect((await visitor.get('/api/settings')).json()).toEqual([]);
  });

  it.each([
    ['guitars', '🎸'.repeat(10_000)],
    ['nights', '夜'.repeat(20_000)],
    ['escapes', String.raw`\u00e9`.repeat(20_000)],
  ])('take 20,000 characters of %s', async (_what, text) => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const value = `"${text}"`;
    const headers = { 'content-type': 'application/json' };
    const put = await visitor.send({
      method: 'PUT',
      url: '/api/settings/mood',
      headers,
      payload: `{"value":${value}}`,
    });
    expect([put.statusCode, put.json().value]).toEqual([201, JSON.parse(value)]);
    const payload = `{"key":"tune","value":${value}}`;
    const posted = await visitor.send({ method: 'POST', url: '/api/settings', headers, payload });
    expect([posted.statusCode, posted.json().value]).toEqual([201, JSON.parse(value)]);
  });

  it.each(['__proto__', 'constructor'])('take %s for a key like any other', async (key) => {
    const visitor = await makeOwner(await makeSite());
    const posted = await visitor.post('/api/settings', { key, value: 'First' });
    expect([posted.statusCode, posted.json()]).toEqual([
      201,
      expect.objectContaining({ key, value: 'First' }),
    ]);
    const put = await visitor.put(`/api/settings/${key}`, { value: 'Second' });
    expect([put.statusCode, put.json()]).toEqual([200, expect.objectContaining({ key, value: 'Second' })]);
    expect((await visitor.get('/')).statusCode).toBe(200);
  });

  it('take no more than that', async () => {
    const visitor = refused();
    expect((await visitor.put('/api/settings/mood', { value: 'x'.repeat(140_000) })).statusCode).toBe(413);
  });

  it.each([
    ['artist_name', 'Artist name must be 200 characters or fewer'],
    ['artist_tagline', 'Tagline must be 200 characters or fewer'],
  ])('say how long %s may be', async (key, message) => {
    const response = await refused().put(`/api/settings/${key}`, { value: 'x'.repeat(201) });
    expect(response.json()).toEqual({ message, fields: { value: message } });
  });

  it.each([65, 101, 5_000])('say what a key of %i letters lacks', async (length) => {
    const visitor = refused();
    const response = await visitor.put(`/api/settings/${'a'.repeat(length)}`, { value: 'x' });
    const message = 'A setting key is 1 to 64 small letters, digits and underscores';
    expect([response.statusCode, response.json()]).toEqual([400, { message, fields: { key: message } }]);
  });

  it('let the owner have no social link, and show nothing of Billy’s under another name', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const home = async () => (await site.visitor().get('/')).body;
    expect(await home()).toContain('https://www.tiktok.com/@billy');
    expect((await visitor.put('/api/settings/social_url', { value: 'none' })).statusCode).toBe(201);
    expect((await visitor.get('/api/artist')).json()).toMatchObject({ name: 'Billy', socialUrl: null });
    expect(withoutSentences(await home())).not.toMatch(/tiktok|Follow on|href="none"/i);
    expect(await home()).toContain('Tallahassee');

    await visitor.put('/api/settings/artist_name', { value: 'Nina' });
    expect(await home()).toContain('Here you will find music, videos and photos by Nina.');
    expect(await home()).not.toMatch(/Tallahassee|Billy/);
    await visitor.put('/api/settings/social_url', { value: 'https://www.instagram.com/nina' });
    expect(await home()).toContain('https://www.instagram.com/nina');
  });

  it('name the artist everywhere, with the environment and then Billy as fallbacks', async () => {
    const site = await makeSite({ environment: { ARTIST_NAME: 'Ada' } });
    const visitor = await makeOwner(site);
    expect((await visitor.get('/api/artist')).json()).toMatchObject({
      name: 'Ada',
      tagline: 'Singer. Songwriter. Creator.',
    });
    expect((await visitor.get('/')).body).toContain('<title>Ada – ');
    await visitor.put('/api/settings/artist_name', { value: 'Nina' });
    expect((await visitor.get('/')).body).toContain('<title>Nina – ');
  });
});

describe('profiles', () => {
  const tiktok = 'https://www.tiktok.com/@nina';
  const others = ['https://nina.bandcamp.com', 'https://nina.example/shop'];

  it('stand on the pages after the social link, which is the first of them', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await owner.put('/api/settings/artist_name', { value: 'Nina' });
    await owner.put('/api/settings/profile_links', { value: others.join('\n') });
    const profiles = async () => (await site.visitor().get('/api/artist')).json<Artist>().profiles;
    expect(await profiles()).toEqual(others);
    await owner.put('/api/settings/social_url', { value: tiktok });
    expect(await profiles()).toEqual([tiktok, ...others]);

    const { body } = await site.visitor().get('/');
    // In the About section and at the foot of the page.
    for (const address of [tiktok, ...others])
      expect(body.split(`<a href="${address}" target="_blank" rel="noopener noreferrer"`)).toHaveLength(3);
    expect(body).toContain('style="--link-icon:url(/link-icons/bandcamp.svg)"');
    expect((await site.visitor().get('/link-icons/bandcamp.svg')).headers['content-type']).toBe(
      'image/svg+xml',
    );

    await owner.put('/api/settings/profile_links', { value: 'none' });
    expect(await profiles()).toEqual([tiktok]);
  });

  it('are https addresses, eleven at most, or nothing is saved', async () => {
    const owner = refused();
    const sentence = 'A link must be an address that begins with https://';
    const many = Array.from({ length: 12 }, (_, place) => `https://a${place}.example`).join('\n');
    for (const [value, message] of [
      [`${others[0]}\nhttp://nina.example`, sentence],
      ['javascript:alert(1)', sentence],
      ['nina', sentence],
      [many, 'There can be at most 12 profiles: the social link and 11 more'],
    ] as const) {
      const response = await owner.put('/api/settings/profile_links', { value });
      expect([response.statusCode, response.json()]).toEqual([400, { message, fields: { value: message } }]);
    }
    expect((await owner.get('/api/settings')).json()).toEqual([]);
  });
});
