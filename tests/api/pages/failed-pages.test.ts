import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { tooManyRequests, unavailable } from '#server/errors.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** A site whose owner has set a name, and whose database was then taken away. */
async function siteWithoutDatabase() {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent', ARTIST_NAME: 'Nobody' } });
  const owner = await makeOwner(site);
  await owner.put('/api/settings/artist_name', { value: 'Ada <b>&</b> the Bytes' });
  await owner.get('/auth');
  await site.database.destroy();
  return site;
}

/** The real app over pages that fail in this way. */
async function appWhosePagesFail(failure: Error) {
  const site = await makeSite();
  const pages = {
    inlineScripts: [],
    embedInlineScripts: [],
    isInDevelopment: false,
    paths: ['/'],
    searchablePaths: [],
    artistName: () => 'Ada',
    check: () => Promise.reject(failure),
    warm: () => Promise.reject(failure),
    render: () => Promise.reject(failure),
    renderPreview: () => Promise.reject(failure),
    renderDashboard: () => Promise.reject(failure),
    renderLook: () => Promise.reject(failure),
    renderEmbed: () => Promise.reject(failure),
    renderNewsletter: () => Promise.reject(failure),
  };
  const app = await buildApp({ ...site, log: pino({ level: 'silent' }), pages, assets: [] });
  onTestFinished(() => app.close());
  return app;
}

describe('a page that cannot be shown', () => {
  it.each(['/', '/music?x=1', '/no/such/page'])('says so in words at %s', async (url) => {
    const site = await siteWithoutDatabase();
    const response = await site.visitor().send({ url, headers: browser });
    expect(response.statusCode).toBe(500);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(response.body).toContain('<h1>Something Went Wrong</h1>');
    expect(response.body).toContain('This page could not be shown right now. Please try again in a moment.');
    expect(response.body).toMatch(/<a [^>]*href="">Try Again<\/a>/);
    expect(response.body).toContain('Ada &lt;b&gt;&amp;&lt;/b&gt; the Bytes');
    expect(response.body).not.toMatch(/<script|<b>|driver|node_modules|\.ts:/);
  });

  it('carries the name from the environment while no other is known', async () => {
    const site = await makeSite({ environment: { LOG_LEVEL: 'silent', ARTIST_NAME: 'Grace' } });
    await site.database.destroy();
    expect((await site.visitor().send({ url: '/', headers: browser })).body).toContain('– Grace</title>');
  });

  it.each([
    [503, '10', unavailable(new Error('away'))],
    [429, '7', tooManyRequests(7)],
  ])('keeps the status %i and when to come back', async (status, retryAfter, failure) => {
    const app = await appWhosePagesFail(failure);
    const response = await app.inject({ url: '/', headers: browser });
    expect(response.statusCode).toBe(status);
    expect(response.headers['retry-after']).toBe(retryAfter);
    expect(response.body).toContain('Something Went Wrong');
    const head = await app.inject({ method: 'HEAD', url: '/', headers: browser });
    expect([head.statusCode, head.body]).toEqual([status, '']);
  });

  it('makes the site ill', async () => {
    const app = await appWhosePagesFail(new Error('no such file'));
    const response = await app.inject('/healthz');
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { message: 'The pages cannot be shown. The log says why.', fields: { pages: 'failing' } },
    ]);
  });

  it('is a page even when its address is no address', async () => {
    const site = await makeSite();
    const response = await site.visitor().send({ url: '/100%', headers: browser });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none';/);
  });

  it.each(['/api/artist', '/api/nothing', '/healthz', '/uploads/a.mp3', '/assets/a.js', '/uploads'])(
    'is not what a browser gets at %s',
    async (url) => {
      const site = await siteWithoutDatabase();
      const response = await site.visitor().send({ url, headers: browser });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.json()).toEqual({ message: expect.any(String) });
    },
  );

  it('is not what a program gets', async () => {
    const site = await siteWithoutDatabase();
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const response = await site.visitor().send({ url: '/', headers });
      expect(response.json()).toEqual({ message: expect.any(String) });
    }
  });
});
