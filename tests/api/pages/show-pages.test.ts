import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { ShowStatus } from '#shared/catalogue/shows.ts';
import { calendarPath, itemPath, sitemapPath } from '#shared/primitives/addresses.ts';
import { insertPost, insertShow } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const home = 'https://ada.example';
const environment = { PUBLIC_URL: home, ARTIST_NAME: 'Ada' };

async function readPage(site: Site, path: string) {
  const response = await site.visitor().get(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  const { document } = new JSDOM(response.body).window;
  const { textContent } = document.querySelector('script[type="application/ld+json"]') ?? {};
  const { '@graph': nodes } = JSON.parse(textContent ?? '') as { '@graph': Record<string, unknown>[] };
  return { document, events: nodes.filter((node) => node['@type'] === 'MusicEvent') };
}

test('a show has one page, which says when and where for search engines', async () => {
  const site = await makeSite({ environment });
  const show = await insertShow(site, {
    venue: 'Café “Zoë”',
    city: 'Bergen',
    date: '2035-07-01',
    ticketUrl: 'https://tickets.example/12',
    note: 'Doors at 7',
    status: 'soldOut',
  });
  const path = itemPath('show', show);
  expect(decodeURIComponent(path)).toBe(`/shows/${show.id}-cafe-zoe-bergen`);
  for (const other of [`/shows/${show.id}`, `/shows/${show.id}-an-older-name`]) {
    const { statusCode, headers } = await site.visitor().get(other);
    expect([other, statusCode, headers['location']]).toEqual([other, 301, path]);
  }
  const { document, events } = await readPage(site, path);
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  expect(attribute('link[rel=canonical]', 'href')).toBe(home + path);
  expect(attribute('meta[name=description]', 'content')).toContain('Concert by Ada on Jul 1, 2035');
  expect(attribute('link[type="application/json+oembed"]', 'href')).toBeUndefined();
  const map = new URL(attribute('main a[href*=openstreetmap]', 'href') ?? '');
  expect(map.searchParams.get('query')).toBe('Café “Zoë”, Bergen, Norway');
  const picture = attribute('meta[property="og:image"]', 'content') ?? '';
  const drawn = await site.visitor().get(picture.replace(home, ''));
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(events).toMatchObject([
    {
      name: 'Ada – Café “Zoë”, Bergen',
      url: home + path,
      startDate: '2035-07-01T20:30+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Café “Zoë”',
        address: { '@type': 'PostalAddress', addressLocality: 'Bergen', addressCountry: 'NO' },
      },
      performer: { '@type': 'MusicGroup', name: 'Ada' },
      image: picture,
      description: 'Doors at 7',
      offers: { url: 'https://tickets.example/12', availability: 'https://schema.org/SoldOut' },
    },
  ]);
});

test('the page of all shows describes the upcoming ones, with what became of them', async () => {
  const site = await makeSite({ environment });
  await insertShow(site, { venue: 'Past', date: '2020-03-05' });
  await insertShow(site, { venue: 'Off', date: '2035-01-15', time: null, status: 'cancelled' });
  await insertShow(site, {
    venue: 'Later',
    date: '2035-01-16',
    timezone: 'America/Lima',
    status: 'postponed',
  });
  const { events } = await readPage(site, '/shows');
  expect(events.map(({ startDate, eventStatus }) => [startDate, eventStatus])).toEqual([
    ['2035-01-15', 'https://schema.org/EventCancelled'],
    ['2035-01-16T20:30-05:00', 'https://schema.org/EventPostponed'],
  ]);
});

test('a past show offers neither tickets nor its date for the calendar', async () => {
  const site = await makeSite({ environment });
  const offered = async (date: string) => {
    const show = await insertShow(site, { date, ticketUrl: 'https://tickets.example/12' });
    const { document, events } = await readPage(site, itemPath('show', show));
    const hasLink = (start: string) => document.querySelector(`main a[href^="${start}"]`) !== null;
    return [hasLink('https://tickets.example'), hasLink(calendarPath), 'offers' in (events[0] ?? {})];
  };
  expect(await offered('2035-07-01')).toEqual([true, true, true]);
  expect(await offered('2020-07-01')).toEqual([false, false, false]);
});

test('a past show is no longer called sold out, but still cancelled', async () => {
  const site = await makeSite({ environment });
  const mainOf = async (date: string, status: ShowStatus) => {
    const show = await insertShow(site, { date, status });
    const { document } = await readPage(site, itemPath('show', show));
    return document.querySelector('main')?.textContent;
  };
  expect(await mainOf('2035-07-01', 'soldOut')).toContain('Sold Out');
  expect(await mainOf('2020-07-01', 'soldOut')).not.toContain('Sold Out');
  expect(await mainOf('2020-07-01', 'cancelled')).toContain('Cancelled');
});

test('the home page leads to past shows while none is announced', async () => {
  const site = await makeSite({ environment });
  const readSection = async () =>
    new JSDOM((await site.visitor().get('/')).body).window.document.querySelector('#shows');
  expect(await readSection()).toBeNull();
  await insertShow(site, { date: '2020-03-05' });
  const section = await readSection();
  expect(section?.textContent).toContain('No shows are announced right now');
  expect(section?.querySelector('a')?.getAttribute('href')).toBe('/shows');
});

test('the site map names shows only where there are some', async () => {
  const site = await makeSite({ environment });
  const read = async () => (await site.visitor().get(sitemapPath)).body;
  const hidden = await insertShow(site, { visibility: 'draft' });
  expect(await read()).not.toContain('/shows');
  const show = await insertShow(site);
  const map = await read();
  expect(map).toContain(`<loc>${home}/shows</loc>`);
  expect(map).toContain(`<loc>${home}${itemPath('show', show)}</loc><lastmod>`);
  expect(map).not.toContain(itemPath('show', hidden));
  await insertPost(site);
  await (await makeOwner(site)).put('/api/settings/home_sections', { value: 'music -shows -news' });
  for (const path of ['/shows', '/news']) expect(await read()).toContain(`<loc>${home}${path}</loc>`);
});
