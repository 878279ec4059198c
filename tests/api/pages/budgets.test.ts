import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { apiPaths, itemPath } from '#shared/primitives/addresses.ts';
import {
  insertPhoto,
  insertPost,
  insertRelease,
  insertShow,
  insertTrack,
  insertVideo,
} from '#tests/support/factories.ts';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

/**
 * What pages may cost, counted and not timed. A commit that raises a number says why. A newer lucide-react than 1.41
 * would cost every page 700 bytes, for options of icons that no icon here uses.
 */

async function makeFilledSite(environment: Record<string, string> = {}) {
  const site = await makeSite({ environment, runsJobs: false });
  const [track] = await Promise.all(['One', 'Two', 'Three'].map((title) => insertTrack(site, { title })));
  const video = await insertVideo(site);
  const photo = await insertPhoto(site);
  if (!track) throw new Error('There is a song');
  const release = await insertRelease(site, { tracks: [track] });
  const post = await insertPost(site, { releaseId: release.id });
  const show = await insertShow(site);
  await (await makeOwner(site)).put(apiPaths.press, { enabled: true, imageIds: [photo.id] });
  site.changes.announce();
  // After a change the site reads its language again.
  await site.visitor().get('/api/artist');
  const pages = {
    home: '/',
    music: '/music',
    videos: '/videos',
    song: itemPath('track', track),
    release: itemPath('release', release),
    video: itemPath('video', video),
    news: '/news',
    post: itemPath('post', post),
    shows: '/shows',
    show: itemPath('show', show),
    press: '/press',
  };
  return { site, pages };
}

/** What the page loads by itself, as it travels. */
async function scriptsOf(visitor: Visitor, path: string): Promise<Buffer[]> {
  const { body } = await visitor.get(path);
  const scripts = /<script id="start" data-scripts="([^"]+)"/.exec(body)?.[1]?.split(' ') ?? [];
  return Promise.all(
    scripts.map(async (url) => {
      const response = await visitor.send({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
      expect(response.headers['content-encoding']).toBe('br');
      return response.rawPayload;
    }),
  );
}

test.each([
  ['', {}],
  [' also with the form for the newsletter', mailEnvironment],
])('the scripts of a page stay small%s', async (_, environment) => {
  const { site, pages } = await makeFilledSite(environment);
  const visitor = site.visitor();
  for (const [name, path] of Object.entries(pages)) {
    const scripts = await scriptsOf(visitor, path);
    expect(scripts.length).toBeGreaterThan(2);
    const bytes = scripts.reduce((sum, script) => sum + script.length, 0);
    expect(bytes, `bytes of scripts on ${name}`).toBeLessThan(name === 'home' ? 100_000 : 110_000);
    const code = scripts.map((script) => brotliDecompressSync(script).toString()).join('');
    expect(code).toContain('hydrateRoot');
    expect(code).not.toContain('Manage your music, videos, and messages');
    expect(code).not.toContain('ZodError');
  }
});

test('a page asks the database a few things once, and nothing the second time', async () => {
  const { site, pages } = await makeFilledSite();
  const asked = vi.spyOn(site.database.getExecutor(), 'executeQuery');
  for (const [name, path] of Object.entries(pages)) {
    asked.mockClear();
    await site.visitor().get(path);
    const once = asked.mock.calls.length;
    expect(once, `questions of ${name}`).toBeGreaterThan(0);
    expect(once, `questions of ${name}`).toBeLessThanOrEqual(16);
    await site.visitor().get(path);
    expect(asked.mock.calls.length - once, `questions of ${name}, the second time`).toBe(0);
  }
});
