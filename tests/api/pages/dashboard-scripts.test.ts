import { expect, it } from 'vitest';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const shared = share(async () => {
  const site = await makeSite();
  return { site, owner: await makeOwner(site) };
});

const namesOf = (addresses: Iterable<RegExpMatchArray>) => [...addresses].map(([, name]) => name);

const preloadedIn = (html: string) =>
  namesOf(html.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]+?)-[\w-]{8}\.js"/g));

/** What the inline script loads, once the page is painted. */
const loadedLateIn = (html: string) =>
  namesOf((/ data-scripts="([^"]*)"/.exec(html)?.[1] ?? '').matchAll(/\/assets\/(\S+?)-[\w-]{8}\.js/g));

it.each([
  ['/admin?tab=upload&form=show', 'add-shows'],
  ['/admin?tab=manage', 'manage-tab'],
])('%s preloads the scripts and the sentences that the dashboard opens with', async (path, part) => {
  const { body } = await shared().owner.get(path);
  expect(preloadedIn(body)).toEqual(expect.arrayContaining(['admin-page', 'en', part]));
  expect(preloadedIn(body)).not.toContain('site-settings');
});

it.each(['/admin', '/admin?tab=elsewhere&form=none', '/admin?tab=constructor&form=__proto__'])(
  '%s has the first form in its HTML, and loads scripts after the first paint',
  async (path) => {
    const { statusCode, body } = await shared().owner.get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('name="title"');
    expect(preloadedIn(body)).toEqual([]);
    expect(loadedLateIn(body)).toEqual(expect.arrayContaining(['admin-page', 'en']));
    expect(loadedLateIn(body)).not.toContain('upload-track-form');
  },
);

it('the tab of the statistics has its numbers in the HTML, and needs no script of its own for them', async () => {
  const { body } = await shared().owner.get('/admin?tab=statistics&form=show');
  expect(body).toContain('Nothing was counted in these days.');
  expect(preloadedIn(body)).toEqual([]);
  expect(loadedLateIn(body)).toEqual(expect.arrayContaining(['admin-page', 'en']));
  expect(loadedLateIn(body)).not.toContain('statistics-tab');
});

it('for days that the statistics refuse the page comes without them, and its scripts run at once', async () => {
  const { statusCode, body } = await shared().owner.get(
    '/admin?tab=statistics&from=2026-03-05&to=2026-03-01',
  );
  expect(statusCode).toBe(200);
  expect(preloadedIn(body)).toContain('admin-page');
});

it('a visitor gets neither the form nor the sentences of the dashboard', async () => {
  const { body } = await shared().site.visitor().get('/admin');
  expect(body).not.toContain('name="title"');
  expect([...preloadedIn(body), ...loadedLateIn(body)]).not.toContain('en');
});
