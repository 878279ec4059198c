import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from '#server/errors.ts';
import { createCache } from '#server/cache/cache.ts';
import { createPageCache, siteMarker } from '#server/cache/page-cache.ts';

const site = 'https://billy.example';
const home = { path: '/', search: '' };
const search = { path: '/music', search: '?q=moon' };
const furtherPage = { path: '/music', search: '?page=2' };

type Render = Parameters<typeof createPageCache>[1];

/** The page cache, and the event that empties it. */
function cachePages(render: Render) {
  let announce = () => {};
  const cache = createCache({ onChange: (listener) => (announce = listener) });
  return { ...createPageCache(cache, render), announceChange: () => announce() };
}

function makeCache() {
  const rendered: string[] = [];
  const cache = cachePages(async ({ path, search }) => {
    rendered.push(path + search);
    return { status: 200, html: `<p>${path + search}, rendering ${rendered.length}</p>` };
  });
  return { cache, rendered };
}

/** Not zero, which the cache takes for no time. */
let clock = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function letTimePass(milliseconds: number) {
  clock += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

describe('the page cache', () => {
  it('lets other requests run between two renderings, and renders pages before searches', async () => {
    const events: string[] = [];
    const cache = cachePages(async ({ path, search }) => {
      events.push(path + search);
      return { status: 200, html: '' };
    });
    const other = () => {
      events.push('another request');
      if (events.length < 20) setImmediate(other);
    };
    const asked = ['?q=a', '?q=b', '?q=c'].map((search) => cache.get({ path: '/music', search }));
    asked.push(cache.get(home));
    setImmediate(other);
    await Promise.all(asked);
    const renderings = events.filter((event) => event.startsWith('/'));
    expect(renderings).toEqual(['/music?q=a', '/', '/music?q=b', '/music?q=c']);
    const between = renderings.slice(1).map((rendering) => events[events.indexOf(rendering) - 1]);
    expect(between).toEqual(['another request', 'another request', 'another request']);
  });

  it('renders a page once for all requests while it is being made', async () => {
    const { cache, rendered } = makeCache();
    const pages = await Promise.all([cache.get(search), cache.get(search), cache.get(search)]);
    expect(rendered).toEqual(['/music?q=moon']);
    expect(new Set(pages).size).toBe(1);
    expect(String(await pages[0]?.(site).body('identity'))).toBe('<p>/music?q=moon, rendering 1</p>');
  });

  it('puts the address of each request into the page, and renders it once for all', async () => {
    let renderings = 0;
    const cache = cachePages(async () => {
      renderings += 1;
      return { status: 200, html: `<a href="${siteMarker}/music">` };
    });
    const seen = async (own: string) => String(await (await cache.get(home))(own).body('identity'));
    expect(await seen(site)).toBe('<a href="https://billy.example/music">');
    expect(await seen('http://localhost:3000')).toBe('<a href="http://localhost:3000/music">');
    expect(await seen(site)).toBe('<a href="https://billy.example/music">');
    expect(renderings).toBe(1);
  });

  it('compresses a page once, at the first request for that encoding', async () => {
    const { cache } = makeCache();
    const page = (await cache.get(home))(site);
    const [first, second] = await Promise.all([page.body('br'), page.body('br')]);
    expect(second).toBe(first);
    const html = '<p>/, rendering 1</p>';
    expect(String(brotliDecompressSync(first))).toBe(html);
    expect(String(gunzipSync(await page.body('gzip')))).toBe(html);
  });

  it('caches pages by path and search', async () => {
    const { cache, rendered } = makeCache();
    for (const address of [search, furtherPage, { path: '/music', search: '' }]) await cache.get(address);
    expect(rendered).toEqual(['/music?q=moon', '/music?page=2', '/music']);
  });

  it('makes a page older than a minute again before it is sent, once for all requests', async () => {
    const { cache, rendered } = makeCache();
    const first = await cache.get(home);
    letTimePass(60_000);
    const [second, third] = await Promise.all([cache.get(home), cache.get(home)]);
    expect(String(await second(site).body('identity'))).toBe('<p>/, rendering 2</p>');
    expect(third).toBe(second);
    expect(second).not.toBe(first);
    expect(rendered).toEqual(['/', '/']);
  });

  it('counts the minute from when a page reads its content', async () => {
    const cache = cachePages(async () => {
      letTimePass(50_000);
      return { status: 200, html: `<p>made at ${clock}</p>` };
    });
    const slow = await cache.get(home);
    letTimePass(10_000);
    expect(await cache.get(home)).not.toBe(slow);
  });

  it('does not cache a page of content that has changed since', async () => {
    const { cache } = makeCache();
    await cache.get(home);
    letTimePass(61_000);
    const underWay = cache.get(home);
    cache.announceChange();
    const afterChange = await cache.get(home);
    expect(await underWay).not.toBe(afterChange);
    expect(await cache.get(home)).toBe(afterChange);
  });

  it('fails once a new page cannot be made', async () => {
    let isBroken = false;
    const cache = cachePages(async () => {
      if (isBroken) throw new Error('A bug');
      return { status: 200, html: '' };
    });
    await cache.get(home);
    isBroken = true;
    letTimePass(61_000);
    await expect(cache.get(home)).rejects.toThrow('A bug');
  });

  it('caches a plain page for a minute, and a searched or further one for seconds', async () => {
    const { cache, rendered } = makeCache();
    const renderings = async (address: typeof home, afterMs: number) => {
      rendered.length = 0;
      await cache.get(address);
      letTimePass(afterMs);
      await cache.get(address);
      return rendered.length;
    };
    expect(await renderings(home, 59_000)).toBe(1);
    expect(await renderings(search, 4_000)).toBe(1);
    expect(await renderings({ path: '/music', search: '?q=sun' }, 6_000)).toBe(2);
    expect(await renderings(furtherPage, 6_000)).toBe(2);
  });

  it('is emptied by a change', async () => {
    const { cache, rendered } = makeCache();
    await Promise.all([cache.get(home), cache.get(search)]);
    cache.announceChange();
    await Promise.all([cache.get(home), cache.get(search)]);
    expect(rendered).toHaveLength(4);
  });

  it('does not cache a failure', async () => {
    let isBroken = true;
    const cache = cachePages(async () => {
      if (isBroken) throw new Error('The database is away');
      return { status: 200, html: 'back' };
    });
    await expect(cache.get(home)).rejects.toThrow('The database is away');
    isBroken = false;
    expect(String(await (await cache.get(home))(site).body('identity'))).toBe('back');
  });

  it('caches no more than a hundred pages, however much is searched for', async () => {
    const { cache, rendered } = makeCache();
    for (let word = 0; word <= 100; word += 1) await cache.get({ path: '/music', search: `?q=${word}` });
    rendered.length = 0;
    await cache.get({ path: '/music', search: '?q=100' });
    expect(rendered).toEqual([]);
    await cache.get({ path: '/music', search: '?q=0' });
    expect(rendered).toEqual(['/music?q=0']);
  });

  it('waits for a database that hangs once, and then sends the older page at once', async () => {
    let fail: (error: Error) => void = () => {};
    let isAway = false;
    const cache = cachePages(() =>
      isAway
        ? new Promise((_resolve, reject) => (fail = reject))
        : Promise.resolve({ status: 200, html: '' }),
    );
    const first = await cache.get(home);
    isAway = true;
    letTimePass(60_001);
    const waiting = cache.get(home);
    await vi.waitFor(() => {
      fail(unavailable(new Error('timed out')));
      return expect(Promise.race([waiting, Promise.resolve('waiting')])).resolves.toBe(first);
    });
    letTimePass(2_001);
    expect(await cache.get(home)).toBe(first);
  });

  it('serves an older page while the database is away, but not once its content has changed', async () => {
    let isAway = false;
    const cache = cachePages(async () => {
      if (isAway) throw unavailable(new Error('connection refused'));
      return { status: 200, html: `<p>made at ${clock}</p>` };
    });
    const first = await cache.get(home);
    isAway = true;
    letTimePass(60_001);
    // Two at once: the second waits for the first one's page.
    expect(await Promise.all([cache.get(home), cache.get(home)])).toEqual([first, first]);
    await expect(cache.get(search)).rejects.toThrow('right now');

    isAway = false;
    expect(await cache.get(home)).toBe(first);
    letTimePass(2_001);
    await vi.waitFor(async () => expect((await cache.get(home))(site).etag).not.toBe(first(site).etag));

    // Long after the database was last found to be away, nobody gets an old page any more.
    isAway = true;
    letTimePass(60_001);
    const older = await cache.get(home);
    isAway = false;
    letTimePass(60_001);
    expect(await cache.get(home)).not.toBe(older);

    isAway = true;
    cache.announceChange();
    await expect(cache.get(home)).rejects.toThrow('right now');
  });
});
