import { parseFeed } from '@rowanmanning/feed-parser';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { feedPaths, itemPath, sitemapPath } from '#shared/primitives/addresses.ts';
import { insertPhoto, insertRelease, insertTrack, insertVideo, makeTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const environment = { PUBLIC_URL: 'https://billy.example' };
const home = 'https://billy.example';

/** Everything that could end a document early, or make it unreadable. */
const hostile = `</script><script>alert("1")</script> & 'Ünïcode' 🎶 שיר ]]>\u0007`;
const readable = hostile.replace('\u0007', '');

const lrc = '[00:01.00]First <line> & more\n[00:02.50]Second line';

async function get(site: Site, path: string, headers: Record<string, string> = {}) {
  return site.visitor().send({ url: path, headers });
}

function readXml(text: string): Document {
  // Strict: the parser throws at what is not well formed.
  return new JSDOM(text, { contentType: 'text/xml' }).window.document;
}

const textsOf = (xml: Document | Element, name: string) =>
  [...xml.getElementsByTagName(name)].map(({ textContent }) => textContent);

test('the newest songs can be followed with a feed reader and a podcast app', async () => {
  const site = await makeSite({ environment });
  const owner = await makeOwner(site);
  const track = await makeTrack(owner, { title: 'Night', coverArt: 'picture.jpg' });
  const words = { lyrics: lrc, explicit: true, releaseDate: '2019-05-17', description: 'In the rain' };
  await owner.put(`/api/tracks/${track.id}`, { ...words, version: track.version });
  await insertTrack(site, { title: hostile, lyrics: 'Plain words' });
  await insertTrack(site, { title: 'Hidden', visibility: 'draft' });
  await insertTrack(site, { title: 'Later', visibility: 'scheduled', publishAt: '2099-01-01T00:00:00.000Z' });

  const response = await get(site, feedPaths.rss);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  const feed = parseFeed(response.body);
  expect(feed.url).toBe(`${home}/`);
  expect(feed.items.map(({ title }) => title)).toEqual([readable, 'Night']);
  const night = feed.items[1];
  expect(night).toMatchObject({
    url: home + itemPath('track', track),
    description: 'In the rain',
    published: new Date('2019-05-17T00:00:00.000Z'),
  });
  const audio = await get(site, track.audioFile);
  expect(night?.media).toContainEqual(
    expect.objectContaining({
      url: home + track.audioFile,
      length: audio.rawPayload.length,
      mimeType: 'audio/mpeg',
    }),
  );
  const xml = readXml(response.body);
  expect(textsOf(xml, 'itunes:duration')).toContain('3');
  // Of the channel, and of each song.
  expect(textsOf(xml, 'itunes:explicit')).toEqual(['true', 'false', 'true']);
  expect(textsOf(xml, 'itunes:author')).toEqual(['Billy', 'Billy', 'Billy']);
  expect(xml.getElementsByTagName('itunes:category')[0]?.getAttribute('text')).toBe('Music');
  expect(textsOf(xml, 'podcast:guid')).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);

  // The words stand where the feed says they are, and only those that visitors may see.
  const transcripts = [...xml.getElementsByTagName('podcast:transcript')];
  expect(transcripts.map((each) => each.getAttribute('type'))).toEqual(['text/plain', 'text/vtt']);
  const [plain = '', timed = ''] = transcripts.map(
    (each) => each.getAttribute('url')?.replace(home, '') ?? '',
  );
  expect((await get(site, plain)).body).toBe('Plain words');
  expect((await get(site, timed)).body).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nFirst &lt;line> &amp; more\n\n00:00:02.500 --> 00:00:12.500\nSecond line\n',
  );
  await owner.delete(`/api/tracks/${track.id}`);
  expect((await get(site, timed)).statusCode).toBe(404);
  expect(parseFeed((await get(site, feedPaths.rss)).body).items).toHaveLength(1);

  const json = (await get(site, feedPaths.json)).json();
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${home}/`,
    feed_url: `${home}/feed.json`,
  });
  expect(json.items.map((item: { title: string }) => item.title)).toEqual([hostile]);
});

test('the feed names the address that podcast directories write to, once there is one', async () => {
  const site = await makeSite({ environment });
  const owner = await makeOwner(site);
  const emails = async () => textsOf(readXml((await get(site, feedPaths.rss)).body), 'itunes:email');
  expect(await emails()).toEqual([]);

  const refused = await owner.send({
    method: 'PUT',
    url: '/api/settings/feed_email',
    payload: { value: 'billy' },
  });
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'Please enter a valid email address']);
  await owner.put('/api/settings/feed_email', { value: 'billy@example.com' });
  expect(await emails()).toEqual(['billy@example.com']);
  await owner.put('/api/settings/feed_email', { value: 'none' });
  expect(await emails()).toEqual([]);
});

test('what somebody wrote stays as it is, also where it looks like a part of the feed', async () => {
  const site = await makeSite({ environment });
  const title = '<itunes:explicit>yes</itunes:explicit> ]]>';
  await insertTrack(site, { title });
  const { body } = await get(site, feedPaths.rss);
  expect(parseFeed(body).items[0]?.title).toBe(title);
});

test('a description is text, though readers take it for HTML', async () => {
  const site = await makeSite({ environment });
  await insertTrack(site, { description: 'I <3 you\n& <b>you</b>' });
  const { body } = await get(site, feedPaths.rss);
  // Looked at as it is sent: a parser would take the one for the other.
  expect(body).toContain('I &lt;3 you<br>&amp; &lt;b&gt;you&lt;/b&gt;');
});

test('a song is told to be a song, and of what', async () => {
  const site = await makeSite({ environment });
  const opener = await insertTrack(site, { title: 'Opener', releaseType: 'album' });
  await insertRelease(site, { title: 'Nights', releaseType: 'album', tracks: [opener] });
  await insertTrack(site, { title: 'Alone', releaseType: 'single' });
  const told = ['Single by Billy', 'Song by Billy, from “Nights”'];
  const feed = parseFeed((await get(site, feedPaths.rss)).body);
  expect(feed.items.map(({ description }) => description)).toEqual(told);
  const { items } = (await get(site, feedPaths.json)).json();
  expect(items.map((item: { content_text: string }) => item.content_text)).toEqual(told);
  const page = (await get(site, itemPath('track', opener))).body;
  expect(page).toContain('content="Opener – Song by Billy, from “Nights”. ');
});

test('a feed that has not changed is answered briefly, and every page names it', async () => {
  const site = await makeSite({ environment });
  await insertTrack(site, { title: 'Night' });
  for (const path of Object.values(feedPaths)) {
    const { headers } = await get(site, path);
    const again = await get(site, path, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const page of ['/', '/music', '/videos', '/thanks'])
      expect((await get(site, page)).body).toContain(`href="${path}"`);
  }
  const { headers } = await get(site, feedPaths.rss);
  const owner = await makeOwner(site);
  await makeTrack(owner, { title: 'Dawn' });
  const changed = await get(site, feedPaths.rss, { 'if-none-match': String(headers.etag) });
  expect(changed.statusCode).toBe(200);
});

test('the site map names every page that visitors may see, with its pictures and videos', async () => {
  const site = await makeSite({ environment });
  const track = await insertTrack(site, { title: hostile, coverArt: '/uploads/a.jpg' });
  const onRelease = await insertTrack(site, { title: 'Opener' });
  const release = await insertRelease(site, {
    title: 'Nächte',
    tracks: [onRelease],
    coverArt: '/uploads/e.jpg',
  });
  const closer = await insertTrack(site, { title: 'Closer', coverArt: '/uploads/f.jpg' });
  const secret = { title: 'Secret', coverArt: '/uploads/g.jpg', visibility: 'draft' } as const;
  const bare = await insertRelease(site, {
    title: 'Bare',
    tracks: [await insertTrack(site, secret), closer],
  });
  const video = await insertVideo(site, {
    title: hostile,
    thumbnail: '/uploads/b.jpg',
    videoFile: '/uploads/c.mp4',
  });
  const elsewhere = await insertVideo(site, {
    title: 'On YouTube',
    thumbnail: null,
    videoFile: null,
    embedUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  await insertPhoto(site, { title: 'On stage', imagePath: '/uploads/d.jpg' });
  const hidden = await insertTrack(site, { title: 'Hidden', visibility: 'draft' });

  const response = await get(site, sitemapPath);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const xml = readXml(response.body);
  const pages = textsOf(xml, 'loc');
  expect(pages).toEqual(
    [
      '/',
      '/music',
      '/videos',
      itemPath('track', track),
      itemPath('track', onRelease),
      itemPath('track', closer),
      itemPath('release', release),
      itemPath('release', bare),
      itemPath('video', video),
      itemPath('video', elsewhere),
    ].map((path) => home + path),
  );
  expect(response.body).not.toContain(itemPath('track', hidden));
  for (const page of pages) expect((await get(site, page?.replace(home, '') ?? '')).statusCode).toBe(200);
  expect(textsOf(xml, 'image:loc')).toEqual(
    // The home page's photo; the songs' covers, one of them from its release; the releases', one from its song.
    ['d', 'a', 'e', 'f', 'e', 'f'].map((name) => `${home}/uploads/${name}.jpg`),
  );
  expect(textsOf(xml, 'video:title')).toEqual([readable, 'On YouTube']);
  expect(textsOf(xml, 'video:thumbnail_loc')).toEqual([
    `${home}/uploads/b.jpg`,
    expect.stringContaining(`${home}/share/videos/${elsewhere.id}-`),
  ]);
  expect(textsOf(xml, 'video:content_loc')).toEqual([`${home}/uploads/c.mp4`]);

  const robots = (await get(site, '/robots.txt')).body;
  expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
});

test('the site map says since when a page has been as it is, where that is known', async () => {
  const site = await makeSite({ environment });
  const [first, later] = ['2026-01-05T10:00:00.000Z', '2026-02-06T11:00:00.000Z'];
  const track = await insertTrack(site, { uploadDate: first });
  const awaited = await insertTrack(site, { uploadDate: first, publishAt: later });
  const edited = await insertTrack(site, { uploadDate: first, version: 2 });
  const newest = await insertTrack(site, { uploadDate: later });
  const release = await insertRelease(site, { uploadDate: first, tracks: [track, newest] });
  const video = await insertVideo(site, { uploadDate: first });
  const xml = readXml((await get(site, sitemapPath)).body);
  const lastChange = (path: string) => {
    const page = [...xml.querySelectorAll('url')].find((url) => textsOf(url, 'loc')[0] === home + path);
    return page && textsOf(page, 'lastmod');
  };
  expect(lastChange(itemPath('track', track))).toEqual([first]);
  expect(lastChange(itemPath('track', awaited))).toEqual([later]);
  expect(lastChange(itemPath('track', edited))).toEqual([]);
  expect(lastChange(itemPath('release', release))).toEqual([later]);
  expect(lastChange(itemPath('video', video))).toEqual([first]);
});

test('a large site map comes in parts', async () => {
  const site = await makeSite({ environment });
  await insertTrack(site, { title: 'First', id: 1 });
  await insertTrack(site, { title: 'Second part', id: 10_001 });
  const index = readXml((await get(site, sitemapPath)).body);
  const parts = textsOf(index, 'loc').map((address) => address?.replace(home, '') ?? '');
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-track-1.xml', '/sitemap-track-2.xml']);
  const pages: (string | null)[] = [];
  for (const part of parts) pages.push(...textsOf(readXml((await get(site, part)).body), 'loc'));
  expect(pages).toEqual(
    ['/', '/music', '/videos', '/music/1-first', '/music/10001-second-part'].map((path) => home + path),
  );
  for (const part of ['messages-1', 'track-0', 'track-3', 'video-1'])
    expect((await get(site, `/sitemap-${part}.xml`)).statusCode).toBe(404);
});
