import { expect, test, vi } from 'vitest';
import { apiPaths, calendarPath } from '#shared/primitives/addresses.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { insertRelease, insertShow, insertTrack, insertVideo, makeTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';
import { CHROME, countedOn, GOOGLEBOT, IPHONE } from '#tests/support/statistics.ts';

type Headers = Record<string, string>;
const from = (number: number): Headers => ({ 'x-forwarded-for': `203.0.113.${number}` });
const makeCountedSite = () => makeSite({ environment: { TRUST_PROXY: '127.0.0.1' } });

function post(by: Visitor, url: string, payload: object, headers: Headers = {}) {
  return by.send({ method: 'POST', url, payload, headers: { 'user-agent': CHROME, ...headers } });
}

const visit = (site: Site, payload: object = { path: '/' }, headers: Headers = {}) =>
  post(site.visitor(), apiPaths.visits, payload, headers);

const play = (site: Site, payload: object, headers: Headers = {}) =>
  post(site.visitor(), apiPaths.plays, payload, headers);

const read = (site: Site, url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.visitor().send({ method, url, headers: { 'user-agent': CHROME, ...headers } });

test('a visit counts its page, visitor, device, referrer and country', async () => {
  const site = await makeCountedSite();
  const { id } = await insertTrack(site);
  const kolkata = { path: `/music/${id}-a-song?q=x#lyrics`, timezone: 'Asia/Kolkata' };
  const calcutta = { path: '/', timezone: 'Asia/Calcutta', referrer: 'https://www.example.com/secret?a=b' };
  const responses = [
    await visit(site, kolkata, from(1)),
    await visit(site, calcutta, from(1)),
    await visit(site, { path: '/music/', timezone: 'UTC', referrer: null }, from(1)),
    await visit(site, { path: '/' }, { ...from(2), 'user-agent': IPHONE }),
  ];
  expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(responses.map(() => [204, '']));
  expect(await countedOn(site)).toEqual({
    'allVisits ': 4,
    'visits /': 2,
    'visits /music': 1,
    [`visits /music/${id}`]: 1,
    'visitors ': 2,
    'devices computer': 3,
    'devices phone': 1,
    'referrers example.com': 1,
    'countries IN': 2,
  });
});

test('a visit does not end a session whose page has not found out yet', async () => {
  const site = await makeCountedSite();
  const owner = await makeOwner(site);
  await site.database.deleteFrom('sessions').execute();
  const { cookies } = await post(owner, apiPaths.visits, { path: '/' });
  expect(cookies).toEqual([]);
});

test('a wrong visit or play is refused with a sentence', async () => {
  const site = await makeCountedSite();
  const wrong: [string, object, string][] = [
    [apiPaths.visits, {}, 'path'],
    [apiPaths.visits, { path: 'music' }, 'path'],
    [apiPaths.visits, { path: 7 }, 'path'],
    [apiPaths.visits, { path: '/', referrer: 7 }, 'referrer'],
    [apiPaths.visits, { path: '/', timezone: {} }, 'timezone'],
    [apiPaths.plays, { trackId: 1 }, 'seconds'],
    [apiPaths.plays, { trackId: 1, seconds: -1 }, 'seconds'],
    [apiPaths.plays, { trackId: '1', seconds: 10 }, 'trackId'],
    [apiPaths.plays, { trackId: 1, videoId: 1, seconds: 10 }, 'trackId'],
    [apiPaths.plays, { seconds: 10 }, 'trackId'],
  ];
  for (const [path, payload, field] of wrong) {
    const response = await post(site.visitor(), path, payload);
    expect([path, payload, response.statusCode]).toEqual([path, payload, 400]);
    const { message, fields } = response.json<{ message: string; fields?: object }>();
    expect(message).toMatch(/^[A-Z].{15,}/);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  }
  expect(await countedOn(site)).toEqual({});
});

test('a song is played once ten seconds of it were heard, or half of a shorter one', async () => {
  const site = await makeCountedSite();
  const long = await insertTrack(site, { duration: 200 });
  const short = await insertTrack(site, { duration: 8, audioFile: '/uploads/short.mp3' });
  const unknown = await insertTrack(site, { duration: null, audioFile: '/uploads/unknown.mp3' });
  for (const seconds of [0, 9.9, 10, 100, 999]) await play(site, { trackId: long.id, seconds });
  for (const seconds of [3.9, 4]) await play(site, { trackId: short.id, seconds });
  for (const seconds of [9.9, 10]) await play(site, { trackId: unknown.id, seconds });
  expect(await countedOn(site)).toEqual({
    'allPlays ': 5,
    [`trackPlays ${long.id}`]: 3,
    [`trackHeard ${long.id}`]: 5 + 50 + 100,
    [`trackReports ${long.id}`]: 3,
    [`trackPlays ${short.id}`]: 1,
    [`trackHeard ${short.id}`]: 50,
    [`trackReports ${short.id}`]: 1,
    [`trackPlays ${unknown.id}`]: 1,
  });
});

test('plays of a video agree with its views, also when only one of both arrives', async () => {
  const site = await makeCountedSite();
  const { id } = await insertVideo(site);
  const view = (headers: Headers) => post(site.visitor(), `/api/videos/${id}/view`, {}, headers);
  const report = (headers: Headers) => play(site, { videoId: id, seconds: 30 }, headers);

  await view(from(1));
  await report(from(2));
  await view(from(3));
  await report(from(3));
  expect(await countedOn(site)).toEqual({ 'allPlays ': 3, [`videoPlays ${id}`]: 3 });
  // What was stored already is compared with what comes later.
  await report(from(1));
  await view(from(2));
  expect(await countedOn(site)).toEqual({ 'allPlays ': 3, [`videoPlays ${id}`]: 3 });
  await view(from(1));
  await view(from(1));
  expect(await countedOn(site)).toEqual({ 'allPlays ': 5, [`videoPlays ${id}`]: 5 });
});

test('neither the owner, nor robots, nor those who ask not to be counted', async () => {
  const site = await makeCountedSite();
  const owner = await makeOwner(site);
  const track = await makeTrack(owner, {});
  const { id } = await insertVideo(site);
  const download = `${track.audioFile}?download`;

  await post(owner, apiPaths.visits, { path: '/' });
  await post(owner, `/api/videos/${id}/view`, {});
  for (const url of [download, `/embed/music/${track.id}`, '/feed.xml'])
    expect((await owner.send({ method: 'GET', url, headers: { 'user-agent': CHROME } })).statusCode).toBe(
      200,
    );
  const asking: Headers[] = [{ 'sec-gpc': '1' }, { dnt: '1' }];
  for (const headers of [...asking, { 'user-agent': GOOGLEBOT }, { 'user-agent': '' }]) {
    await visit(site, { path: '/' }, headers);
    await play(site, { trackId: track.id, seconds: 10 }, headers);
    await post(site.visitor(), `/api/videos/${id}/view`, {}, headers);
    await read(site, download, headers);
    await read(site, `/embed/music/${track.id}`, headers);
  }
  for (const headers of asking) await read(site, '/feed.xml', headers);
  expect(await countedOn(site)).toEqual({});
});

test('nor paths that are no page, nor what visitors cannot see', async () => {
  const site = await makeCountedSite();
  const draft = await insertTrack(site, { visibility: 'draft' });
  const paths = ['/admin', '/auth', '/nothing', '/music/999', `/music/${draft.id}`, '/press', '/api/tracks'];
  for (const path of [...paths, '/embed/music/1', '//evil.example', '/feed.xml', '/uploads/song.mp3'])
    expect((await visit(site, { path })).statusCode).toBe(204);
  await play(site, { trackId: draft.id, seconds: 10 });
  await play(site, { trackId: 999, seconds: 10 });
  await play(site, { videoId: 999, seconds: 10 });
  await read(site, `/embed/music/${draft.id}`);
  await read(site, '/embed/music/999');
  expect(await countedOn(site)).toEqual({});
});

test('nor more than sixty events a minute from one visitor', async () => {
  const site = await makeCountedSite();
  for (let count = 0; count < 61; count += 1)
    expect((await visit(site, { path: '/' }, from(1))).statusCode).toBe(204);
  await visit(site, { path: '/' }, from(2));
  expect(await countedOn(site)).toMatchObject({ 'visits /': 61, 'visitors ': 2 });
});

test('nor more than ten times that from one network, whatever the browsers call themselves', async () => {
  const site = await makeCountedSite();
  for (let count = 0; count < 601; count += 1)
    await visit(site, { path: '/' }, { ...from(1), 'user-agent': `${CHROME} Test/${count}` });
  await visit(site, { path: '/' }, from(2));
  expect(await countedOn(site)).toMatchObject({ 'visits /': 601, 'visitors ': 601 });
});

test('a flood does not even read who it is', async () => {
  const site = await makeCountedSite();
  const counted = vi.fn<() => Promise<null>>(async () => null);
  for (let count = 0; count < 1_001; count += 1) site.statistics.countFeedReader(counted, '/feed.xml');
  expect(counted).toHaveBeenCalledTimes(1_000);
});

test('nor anything while the owner has turned the statistics off', async () => {
  const site = await makeCountedSite();
  const owner = await makeOwner(site);
  await owner.put(`/api/settings/${settingKeys.statistics}`, { value: 'off' });
  expect((await visit(site)).statusCode).toBe(204);
  await read(site, '/feed.xml');
  const counted = vi.fn<() => Promise<null>>(async () => null);
  site.statistics.countFeedReader(counted, '/feed.xml');
  expect(counted).not.toHaveBeenCalled();
  expect(await countedOn(site)).toEqual({});
  const salts = await site.database.selectFrom('statisticsSalts').selectAll().execute();
  expect(salts).toEqual([]);
});

test('a download starts at the first byte', async () => {
  const site = await makeCountedSite();
  const track = await makeTrack(await makeOwner(site));
  const url = `${track.audioFile}?download`;
  const first = await read(site, url);
  expect(first.statusCode).toBe(200);
  expect((await read(site, url, { range: 'bytes=0-9' })).statusCode).toBe(206);
  expect((await read(site, url, { range: 'bytes=10-' })).statusCode).toBe(206);
  expect((await read(site, url, { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
  expect((await read(site, url, {}, 'HEAD')).statusCode).toBe(200);
  expect((await read(site, track.audioFile)).statusCode).toBe(200);
  const release = await insertRelease(site, { tracks: [track] });
  expect((await read(site, `/api/releases/${release.id}/zip`)).statusCode).toBe(200);
  expect(await countedOn(site)).toEqual({
    'allDownloads ': 3,
    [`trackDownloads ${track.id}`]: 2,
    [`releaseDownloads ${release.id}`]: 1,
  });
});

test('a file that is opened in a tab is one download, although its player asks for it again', async () => {
  const site = await makeCountedSite();
  const owner = await makeOwner(site);
  const track = await makeTrack(owner);
  const url = `${track.audioFile}?open`;
  const opened = await read(site, url);
  expect([opened.statusCode, opened.headers['content-disposition']]).toEqual([200, undefined]);
  expect((await read(site, url, { range: 'bytes=0-' })).statusCode).toBe(206);
  expect((await read(site, url, { range: 'bytes=10-' })).statusCode).toBe(206);
  expect((await read(site, url, {}, 'HEAD')).statusCode).toBe(200);
  await owner.put(`${apiPaths.tracks}/${track.id}`, { downloadable: false });
  expect((await read(site, url)).statusCode).toBe(403);
  expect(await countedOn(site)).toEqual({ 'allDownloads ': 1, [`trackDownloads ${track.id}`]: 1 });
});

test('a feed counts its readers once a day, robots among them', async () => {
  const site = await makeCountedSite();
  const reader = { ...from(1), 'user-agent': 'Feedly/1.0 (+https://feedly.com/fetcher.html)' };
  const first = await read(site, '/feed.xml', reader);
  await read(site, '/feed.xml', { ...reader, 'if-none-match': String(first.headers['etag']) });
  await read(site, '/feed.xml', { ...from(2), 'if-none-match': String(first.headers['etag']) });
  await read(site, '/feed.json', reader);
  await read(site, '/feed.json', from(3), 'HEAD');
  expect(await countedOn(site)).toEqual({ 'feedReaders /feed.xml': 2, 'feedReaders /feed.json': 1 });
});

const programs: [path: string, program: string][] = [
  ['/feed.xml', 'AntennaPod/3.4.1'],
  ['/feed.xml', 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)'],
  ['/feed.xml', 'Podcasts/1650.1 CFNetwork/1490.0.4 Darwin/23.2.0'],
  ['/feed.xml', 'PocketCasts/1.0 (Pocket Casts Feed Parser; +http://pocketcasts.com/)'],
  ['/feed.xml', 'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)'],
  ['/feed.xml', 'Tiny Tiny RSS/23.02 (https://tt-rss.org/)'],
  ['/feed.xml', 'iTMS'],
  [calendarPath, 'Google-Calendar-Importer'],
  [calendarPath, 'macOS/14.0 (23A344) CalendarAgent/988'],
  [calendarPath, 'iOS/17.0 (21A329) dataaccessd/1.0'],
  [calendarPath, 'iCal/5.0.3 (1605.4) CalendarStore/5.0.3'],
  [calendarPath, 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.0'],
  [calendarPath, 'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17126; Pro)'],
  [calendarPath, 'Microsoft.Exchange/15.20 (PublicCalendarSubscription)'],
];

test('programs that read feeds and calendars for people are counted, search engines are not', async () => {
  const site = await makeCountedSite();
  for (const [path, program] of programs) await read(site, path, { 'user-agent': program });
  for (const path of ['/feed.xml', calendarPath])
    for (const robot of [GOOGLEBOT, 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', ''])
      await read(site, path, { 'user-agent': robot });
  // One show, and what sends no calendar.
  const { id } = await insertShow(site);
  expect((await read(site, `${calendarPath}?show=${id}`)).statusCode).toBe(200);
  await read(site, calendarPath, {}, 'HEAD');
  expect(await countedOn(site)).toEqual({ 'feedReaders /feed.xml': 7, [`feedReaders ${calendarPath}`]: 7 });
});

test('a player on another site counts, also from the cache', async () => {
  const site = await makeCountedSite();
  const { id } = await insertTrack(site);
  const url = `/embed/music/${id}`;
  const first = await read(site, url, from(1));
  await read(site, url, from(1));
  await read(site, `${url}?theme=dark`, from(2));
  await read(site, url, { ...from(2), 'if-none-match': String(first.headers['etag']) });
  await read(site, url, from(3), 'HEAD');
  await read(site, url, { ...from(4), dnt: '1' });
  expect(await countedOn(site)).toEqual({ [`embeds /embed/music/${id}`]: 4 });
});

test('a player from the cache counts for the client behind the proxy', async () => {
  const site = await makeCountedSite();
  const { id } = await insertTrack(site);
  for (let count = 0; count < 61; count += 1) await read(site, `/embed/music/${id}`, from(1));
  for (let count = 0; count < 2; count += 1) await read(site, `/embed/music/${id}`, from(2));
  expect(await countedOn(site)).toEqual({ [`embeds /embed/music/${id}`]: 62 });
});

test('made-up hosts do not fill the database', async () => {
  const site = await makeCountedSite();
  const referrals = Array.from({ length: 400 }, (_, number) => ({
    path: '/',
    referrer: `https://host${number}.example/`,
  }));
  for (const [number, payload] of referrals.entries()) await visit(site, payload, from(number % 200));
  await countedOn(site);
  // A host that is known still counts.
  await visit(site, { path: '/', referrer: 'https://host0.example/' }, from(250));
  const counted = await countedOn(site);
  const hosts = Object.keys(counted).filter((key) => key.startsWith('referrers'));
  expect(hosts.length).toBe(300);
  expect(counted).toMatchObject({ 'visits /': 401, 'referrers host0.example': 2 });
});
