import { parseFeed } from '@rowanmanning/feed-parser';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { feedPaths, itemPath, pagePaths, sitemapPath } from '#shared/primitives/addresses.ts';
import { insertPost, insertTrack } from '#tests/support/factories.ts';
import { makeSite, type Site } from '#tests/support/site.ts';

const environment = { PUBLIC_URL: 'https://billy.example' };
const home = 'https://billy.example';
const hostile = `</script><script>alert("1")</script> & 'Ünïcode' ]]>\u0007`;

const read = async (site: Site, path: string) => (await site.visitor().get(path)).body;

async function documentAt(site: Site, path: string): Promise<Document> {
  return new JSDOM(await read(site, path)).window.document;
}

test('news stand in the feeds among the songs, newest first', async () => {
  const site = await makeSite({ environment });
  await insertTrack(site, { title: 'Old song', releaseDate: '2020-01-01' });
  await insertTrack(site, { title: 'New song', releaseDate: '2024-01-01' });
  const body = `[Shows](/shows) and *more*\n\n${hostile}`;
  const post = await insertPost(site, {
    title: hostile,
    body,
    publishedAt: '2022-01-01T00:00:00.000Z',
    imagePath: '/uploads/a.jpg',
  });
  await insertPost(site, { title: 'Oldest', publishedAt: '2019-01-01T00:00:00.000Z' });
  await insertPost(site, { title: 'Secret', visibility: 'draft' });

  const { items } = parseFeed(await read(site, feedPaths.rss));
  const readable = hostile.replace('\u0007', '');
  expect(items.map(({ title }) => title)).toEqual(['New song', readable, 'Old song', 'Oldest']);
  expect(items[1]).toMatchObject({ url: home + itemPath('post', post), published: new Date('2022-01-01') });
  const { items: json } = JSON.parse(await read(site, feedPaths.json)) as { items: object[] };
  const html = `<p><a href="${home}/shows">Shows</a> and <em>more</em></p>`;
  expect(json[1]).toMatchObject({
    url: home + itemPath('post', post),
    content_html: expect.stringContaining(html),
    image: `${home}/uploads/a.jpg`,
    date_published: '2022-01-01T00:00:00.000Z',
  });
  expect(json[1]).toMatchObject({ content_html: expect.not.stringContaining('<script') });
});

test('a post describes itself for search engines and link previews', async () => {
  const site = await makeSite({ environment });
  const publishedAt = '2022-01-01T00:00:00.000Z';
  const post = await insertPost(site, { title: hostile, body: 'First **words**.', publishedAt });
  const path = itemPath('post', post);
  const page = await documentAt(site, path);
  const meta = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(home + path);
  expect([meta('og:type'), meta('article:published_time'), meta('description')]).toEqual([
    'article',
    publishedAt,
    'First words.',
  ]);
  const picture = meta('og:image')?.replace(home, '') ?? '';
  expect(picture).toMatch(/^\/share\/news\//);
  expect((await site.visitor().get(picture)).headers['content-type']).toBe('image/jpeg');
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
    '@graph': object[];
  };
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'Article',
    headline: hostile,
    datePublished: publishedAt,
    author: { '@type': 'MusicGroup', name: 'Billy' },
    image: home + picture,
  });
  expect((await site.visitor().get(`/news/${post.id}-old-title`)).headers['location']).toBe(path);
  expect(await read(site, `/oembed?url=${home}${path}`)).toContain('not the address of a song');
});

test('the site map names the news, where there are any', async () => {
  const site = await makeSite({ environment });
  expect(await read(site, sitemapPath)).not.toContain(pagePaths.news);
  const post = await insertPost(site);
  const map = await read(site, sitemapPath);
  for (const path of [pagePaths.news, itemPath('post', post)])
    expect(map).toContain(`<loc>${home}${path}</loc>`);
});

test('pages of news are complete without scripts', async () => {
  const site = await makeSite();
  const body = '# Hello\n\n> quoted <img src=x onerror=alert(1)>';
  for (const title of ['One', 'Two', 'Three', 'Four']) await insertPost(site, { title, body });
  const section = (await documentAt(site, '/')).querySelector('#news');
  expect([...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Four',
    'Three',
    'Two',
  ]);
  expect(section?.querySelector(`a[href="${pagePaths.news}"]`)?.textContent).toBe('See All News');
  const list = await documentAt(site, pagePaths.news);
  expect([...list.querySelectorAll('h2')]).toHaveLength(4);
  const main = (await documentAt(site, '/news/1-one')).querySelector('main');
  expect(main?.querySelector('h2')?.textContent).toBe('Hello');
  expect(main?.querySelector('blockquote')?.textContent).toBe('quoted <img src=x onerror=alert(1)>');
  expect(main?.querySelector('img')).toBeNull();
});

test('a site without news has nothing of them on its pages', async () => {
  const site = await makeSite();
  const page = await documentAt(site, '/');
  expect(page.querySelector('#news')).toBeNull();
  expect(page.querySelector('[href*=news]')).toBeNull();
  expect(page.getElementById('state')?.textContent).not.toContain('/api/posts');
});
