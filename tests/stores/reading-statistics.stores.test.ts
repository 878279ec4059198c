import { afterEach, expect, test, vi } from 'vitest';
import { addVisitor, emptyTally } from '#server/domain/statistics/tally.ts';
import { settingKeys } from '#shared/site/settings.ts';
import type { Statistics } from '#shared/statistics/statistics.schema.ts';
import { count } from '#tests/support/count.ts';
import {
  insertMessage,
  insertRelease,
  insertShow,
  insertTrack,
  insertVideo,
} from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

async function read(owner: Visitor, from: string, to = from): Promise<Statistics> {
  const response = await owner.get(`/api/statistics?from=${from}&to=${to}`);
  expect(response.statusCode).toBe(200);
  return response.json<Statistics>();
}

afterEach(() => vi.useRealTimers());

const nothing = { visits: 0, visitors: 0, plays: 0, downloads: 0, messages: 0, subscribers: 0 };

test('without data every day of the range is there, with zeros', async () => {
  const owner = await makeOwner(await makeSite());
  const statistics = await read(owner, '2024-02-27', '2024-03-01');
  expect(statistics).toMatchObject({ totals: nothing, before: nothing, pages: [], tracks: [], marks: [] });
  expect(statistics.days).toEqual(
    ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01'].map((day) => ({ ...nothing, day })),
  );
});

test.each([
  ['Pacific/Kiritimati', '2024-02-25', '2024-03-02'],
  ['Pacific/Pago_Pago', '2024-02-23', '2024-02-29'],
])('the last week in %s is from %s to %s', async (timeZone, from, to) => {
  const owner = await makeOwner(await makeSite());
  await owner.put(`/api/settings/${settingKeys.timeZone}`, { value: timeZone });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2024-03-01T10:30Z') });
  const response = await owner.get('/api/statistics?period=week');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ today: to, from, to });
});

test('an unknown period is refused with a sentence', async () => {
  const owner = await makeOwner(await makeSite());
  const response = await owner.get('/api/statistics?period=decade');
  expect(response.statusCode).toBe(400);
  expect(response.json<{ message: string }>().message).toMatch(/^From and to must be days/);
});

test('sums are exact in ranges that begin and end inside months, and in whole ones', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  // Each day has another amount, so that no missing day hides another that is counted twice.
  const first = Date.parse('2023-12-15');
  const days = Array.from({ length: 120 }, (_, place) => ({
    day: new Date(first + place * 86_400_000).toISOString().slice(0, 10),
    amount: 1_000 + place ** 2,
  }));
  for (const { day, amount } of days)
    await count(site, day, { visits: { '/': amount }, trackPlays: { 7: amount } });
  for (const [from, to] of [
    ['2024-02-29', '2024-02-29'],
    ['2024-02-01', '2024-02-29'],
    ['2024-02-02', '2024-02-28'],
    ['2024-01-31', '2024-03-01'],
    ['2023-12-31', '2024-03-31'],
    ['2024-01-01', '2024-03-15'],
    ['2023-12-15', '2024-04-12'],
  ] as const) {
    const inRange = days.filter(({ day }) => day >= from && day <= to);
    const sum = inRange.reduce((all, { amount }) => all + amount, 0);
    const statistics = await read(owner, from, to);
    expect(statistics).toMatchObject({
      totals: { visits: sum, plays: sum },
      pages: [{ path: '/', visits: sum }],
      tracks: [{ id: 7, title: '', plays: sum }],
    });
    expect(statistics.days.map(({ visits }) => visits)).toEqual(inRange.map(({ amount }) => amount));
    expect(statistics.tracks[0]?.trend.reduce((all, plays) => all + plays, 0)).toBe(sum);
    expect(statistics.tracks[0]?.trend).toHaveLength(inRange.length > 92 ? 5 : inRange.length);
  }
  const march = days
    .filter(({ day }) => day.startsWith('2024-03'))
    .reduce((all, { amount }) => all + amount, 0);
  expect(await read(owner, '2024-04-01', '2024-05-01')).toMatchObject({ before: { visits: march } });
});

test('lists have the most first, with titles, and at most 100 entries', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const [song, other, deleted] = [
    await insertTrack(site, { title: 'Salt Hours' }),
    await insertTrack(site, { title: 'Low Tide' }),
    await insertTrack(site, { title: 'Deleted' }),
  ];
  const release = await insertRelease(site, { title: 'Tides', tracks: [song, other] });
  const video = await insertVideo(site, { title: 'Live' });
  await owner.delete(`/api/tracks/${deleted.id}`);
  const hosts = Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`h${n}.example`, 1]));
  await count(site, '2024-03-05', {
    visits: { '/': 3, [`/music/${song.id}`]: 9, [`/music/${deleted.id}`]: 1 },
    referrers: { ...hosts, 'z.example': 5 },
    countries: { NO: 2, DE: 2 },
    devices: { phone: 4, computer: 6 },
    embeds: { [`/embed/music/${song.id}`]: 2 },
    trackPlays: { [song.id]: 4, [other.id]: 6, [deleted.id]: 1 },
    // The length was not known for the first two plays.
    trackHeard: { [song.id]: 126 },
    trackReports: { [song.id]: 2 },
    trackDownloads: { [song.id]: 1 },
    releaseDownloads: { [release.id]: 2 },
    videoPlays: { [video.id]: 5 },
    videoHeard: { [video.id]: 99 },
    videoReports: { [video.id]: 2 },
  });
  const statistics = await read(owner, '2024-03-05');
  expect(statistics).toMatchObject({
    totals: { visits: 13, plays: 16, downloads: 3 },
    pages: [
      { path: `/music/${song.id}-salt-hours`, title: 'Salt Hours', exists: true, visits: 9 },
      { path: '/', title: null, exists: true, visits: 3 },
      { path: `/music/${deleted.id}`, title: null, exists: false, visits: 1 },
    ],
    tracks: [
      { id: other.id, title: 'Low Tide', exists: true, plays: 6, downloads: 0, heard: null, trend: [6] },
      { id: song.id, title: 'Salt Hours', plays: 4, downloads: 1, heard: 63, trend: [4] },
      { id: deleted.id, title: 'Deleted', exists: false, plays: 1 },
    ],
    videos: [{ id: video.id, title: 'Live', plays: 5, heard: 50, trend: [5] }],
    releases: [{ id: release.id, title: 'Tides', plays: 10, downloads: 3, trend: [10] }],
    countries: [
      { code: 'DE', visits: 2 },
      { code: 'NO', visits: 2 },
    ],
    devices: [
      { device: 'computer', visits: 6 },
      { device: 'phone', visits: 4 },
    ],
    embeds: [{ path: `/embed/music/${song.id}`, title: 'Salt Hours', shown: 2 }],
  });
  expect(statistics.referrers).toHaveLength(100);
  expect(statistics.referrers[0]).toEqual({ host: 'z.example', visits: 5 });
});

test('visitors are added up by day, readers of a feed are those of its best day', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  for (const [day, visitors] of [
    ['2024-03-05', ['a', 'b', 'c']],
    ['2024-03-06', ['a', 'b']],
  ] as const) {
    const tally = emptyTally();
    for (const visitor of visitors) {
      addVisitor(tally, '', visitor);
      addVisitor(tally, '/feed.xml', visitor);
    }
    await count(site, day, {}, tally);
  }
  expect(await read(owner, '2024-03-01', '2024-03-31')).toMatchObject({
    totals: { visitors: 5 },
    feeds: [{ path: '/feed.xml', readers: 3 }],
  });
});

test('messages, subscribers and newsletters belong to the day of the site, not of UTC', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await owner.put(`/api/settings/${settingKeys.timeZone}`, { value: 'Pacific/Auckland' });
  // In Auckland, 13 hours ahead, the fifth of March begins here.
  const moments = ['2024-03-04T10:59:59.999Z', '2024-03-04T11:00:00.000Z', '2024-03-05T10:59:59.999Z'];
  for (const moment of moments) await insertMessage(site, { createdAt: moment });
  await owner.post('/api/subscribers/import', {
    csv: 'a@fans.example\nb@fans.example\nc@fans.example',
    agreed: true,
  });
  const { database } = site;
  const confirmed = { confirmSentAt: '2024-03-01T11:00:00.000Z', confirmedAt: '2024-03-04T11:00:00.000Z' };
  await database.updateTable('subscribers').set(confirmed).execute();
  await database.updateTable('subscribers').set({ status: 'left' }).where('id', '=', 1).execute();
  const newsletter = { body: '', status: 'sent' as const, version: 1, sent: 1, refused: 0 };
  await database
    .insertInto('newsletters')
    .values(
      moments.map((sentAt) => ({ ...newsletter, subject: `Sent ${sentAt}`, sentAt, createdAt: sentAt })),
    )
    .execute();
  const track = await insertTrack(site, { releaseDate: '2020-01-01' });
  await insertRelease(site, { title: 'Tides', releaseDate: '2024-03-05', tracks: [track] });
  await insertRelease(site, { title: 'Not published', releaseDate: '2024-03-05' });
  await insertShow(site, { date: '2024-03-05', timezone: 'Pacific/Honolulu', venue: 'Bar', city: 'Hilo' });
  await insertShow(site, {
    date: '2024-03-05',
    timezone: 'Pacific/Kiritimati',
    venue: 'Hall',
    city: 'Poland',
  });
  await insertShow(site, { date: '2024-03-06' });
  const day = { ...nothing, messages: 2, subscribers: 3 };
  expect(await read(owner, '2024-03-05')).toMatchObject({
    totals: day,
    before: { messages: 1, subscribers: 0 },
    days: [{ ...day, day: '2024-03-05' }],
    marks: [
      { day: '2024-03-05', kind: 'newsletter', title: `Sent ${moments[1]}` },
      { day: '2024-03-05', kind: 'newsletter', title: `Sent ${moments[2]}` },
      { day: '2024-03-05', kind: 'release', title: 'Tides' },
      { day: '2024-03-05', kind: 'show', title: 'Hall, Poland' },
      { day: '2024-03-05', kind: 'show', title: 'Bar, Hilo' },
    ],
  });
});

test('a page that the owner turned off since then is not there', async () => {
  const site = await makeSite();
  await count(site, '2024-03-05', { visits: { '/press': 2, '/music': 1 } });
  expect((await read(await makeOwner(site), '2024-03-05')).pages).toEqual([
    { path: '/press', title: null, exists: false, visits: 2 },
    { path: '/music', title: null, exists: true, visits: 1 },
  ]);
});

test('a message belongs to its day where clocks differ from UTC by a quarter of an hour', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await owner.put(`/api/settings/${settingKeys.timeZone}`, { value: 'Asia/Kathmandu' });
  for (const moment of ['18:14:59.999', '18:15:00.000', '18:30:00.000'])
    await insertMessage(site, { createdAt: `2024-03-04T${moment}Z` });
  const { days } = await read(owner, '2024-03-04', '2024-03-05');
  expect(days.map(({ messages }) => messages)).toEqual([1, 2]);
});

test('an imported list is not counted among those who joined', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await owner.post('/api/subscribers/import', { csv: 'a@fans.example', agreed: true });
  const today = site.statistics.today();
  expect(await read(owner, today)).toMatchObject({ totals: { subscribers: 0 } });
});
