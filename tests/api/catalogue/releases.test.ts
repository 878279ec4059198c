import { expect, test } from 'vitest';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { formOf, insertRelease, insertTrack, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

const url = '/api/releases';

async function insertTracks(site: Site, ...titles: string[]): Promise<Track[]> {
  const songs: Track[] = [];
  for (const title of titles) songs.push(await insertTrack(site, { title }));
  return songs;
}

const idsOf = (songs: { id: number }[]) => songs.map(({ id }) => id);
const titlesOf = (songs: { title: string }[]) => songs.map(({ title }) => title);

test('an album is made of songs, put in another order, and taken apart again', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  const [blue, red, green] = await insertTracks(site, 'Blue', 'Red', 'Green');
  if (!blue || !red || !green) throw new Error('Three songs');
  const words = {
    title: 'Nächte',
    releaseType: 'ep',
    releaseDate: '2019-05-17',
    description: 'Recorded in winter',
    credits: 'Ana, drums',
  };
  const links = ['https://artist.bandcamp.com/album/night'];
  expect((await visitor.get('/music')).body).not.toContain('Nächte');
  const made = await upload(
    owner,
    url,
    {
      ...words,
      links: JSON.stringify(links),
      trackIds: JSON.stringify([red.id, blue.id]),
      focus: JSON.stringify({ x: 0.2, y: 0.9 }),
    },
    { coverArt: 'picture.jpg' },
  );
  expect(made.statusCode).toBe(201);
  const release = made.json<ReleaseDetails>();
  expect(release).toMatchObject({ ...words, links, version: 1, trackCount: 2 });
  expect(release.coverPicture?.focus).toEqual({ x: 0.2, y: 0.9 });
  expect(titlesOf(release.tracks)).toEqual(['Red', 'Blue']);
  expect((await visitor.get(`${url}/${release.id}`)).json()).toEqual(release);
  expect((await visitor.get('/music')).body).toContain('Nächte');

  // The list has what a card needs, and a song knows its release.
  const [listed] = (await visitor.get(url)).json<Partial<ReleaseDetails>[]>();
  expect(listed).toMatchObject({ id: release.id, title: 'Nächte', trackCount: 2 });
  expect(listed).not.toHaveProperty('credits');
  const track = (await visitor.get(`/api/tracks/${red.id}`)).json<Track>();
  const { id, title, coverArt, coverPicture } = release;
  expect(track).toMatchObject({ release: { id, title, coverArt, coverPicture }, version: red.version });
  expect((await visitor.get(`${url}?q=nachte`)).json()).toHaveLength(1);

  const changed = await owner.put(`${url}/${id}`, { trackIds: [blue.id, green.id], version: 1 });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toMatchObject({ title: 'Nächte', credits: 'Ana, drums', version: 2 });
  expect(titlesOf(changed.json<ReleaseDetails>().tracks)).toEqual(['Blue', 'Green']);
  expect((await visitor.get(`/api/tracks/${red.id}`)).json()).toMatchObject({ release: null });
  const late = await owner.put(`${url}/${id}`, { trackIds: [], version: 1 });
  expect(late.statusCode).toBe(409);
  expect(titlesOf((await visitor.get(`${url}/${id}`)).json().tracks)).toEqual(['Blue', 'Green']);

  await site.jobs.idle();
  // The picture and the sizes it is offered in; then another one in its place; then none.
  expect(Object.keys(await storedFiles(site)).length).toBeGreaterThan(2);
  const file = String(coverArt).slice('/uploads/'.length);
  const replaced = await upload(owner, `${url}/${id}`, {}, { coverArt: 'picture.png' }, 'PUT');
  expect(replaced.json()).toMatchObject({ version: 3, coverArt: expect.stringMatching(/\.png$/) });
  await site.jobs.idle();
  expect(Object.keys(await storedFiles(site))).not.toContain(file);

  // It goes into the bin, and comes back with those of its songs that are still free.
  expect((await owner.delete(`${url}/${id}`)).statusCode).toBe(204);
  expect((await visitor.get(`${url}/${id}`)).statusCode).toBe(404);
  expect((await visitor.get(String(replaced.json<ReleaseDetails>().coverArt))).statusCode).toBe(404);
  expect((await owner.delete(`${url}/${id}`)).json()).toEqual({ message: 'Release not found' });
  const left = (await visitor.get('/api/tracks')).json<Track[]>();
  expect(left.map(({ release }) => release)).toEqual([null, null, null]);
  await owner.post(url, { title: 'Another', trackIds: [blue.id] });
  expect((await owner.post(`/api/bin/releases/${id}/restore`)).statusCode).toBe(204);
  const restored = (await visitor.get(`${url}/${id}`)).json<ReleaseDetails>();
  expect(restored).toMatchObject({ title: 'Nächte', credits: 'Ana, drums', version: 4 });
  expect(titlesOf(restored.tracks)).toEqual(['Green']);

  await owner.delete(`${url}/${id}`);
  expect((await owner.delete(`/api/bin/releases/${id}`)).statusCode).toBe(204);
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual({});
});

test('songs that are unknown, named twice or on another release are refused, and nothing changes', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const [blue, red] = await insertTracks(site, 'Blue', 'Red');
  if (!blue || !red) throw new Error('Two songs');
  await insertRelease(site, { title: 'Night', tracks: [blue] });
  const day = await insertRelease(site, { title: 'Day', tracks: [red] });
  const everything = async () => [
    await site.database.selectFrom('releases').selectAll().orderBy('id').execute(),
    await site.database.selectFrom('tracks').selectAll().orderBy('id').execute(),
    await storedFiles(site),
  ];
  const before = await everything();

  const taken = '“Blue” is already on “Night”. Take it off there first.';
  const gone = 'One of these songs is not there any more. Please choose the songs again.';
  const twice = '“Red” is named twice. A release has each song once.';
  const garbage = 'The songs of a release are named by their numbers, such as [3, 5, 4]';
  const many = 'A release can have at most 100 songs';
  for (const [trackIds, message] of [
    [[red.id, blue.id], taken],
    [[red.id, 999], gone],
    [[red.id, red.id], twice],
    [['Blue'], garbage],
    ['Blue', garbage],
    [[-1], garbage],
    [Array.from({ length: 101 }, (_, place) => place + 1), many],
  ]) {
    const refused = { message, fields: { trackIds: message } };
    const changed = await owner.put(`${url}/${day.id}`, { title: 'Other', trackIds });
    expect([changed.statusCode, changed.json()]).toEqual([400, refused]);
  }
  const form = await formOf(
    { title: 'New', trackIds: JSON.stringify([blue.id]) },
    { coverArt: 'picture.jpg' },
  );
  const made = await owner.send({ method: 'POST', url, payload: form });
  expect([made.statusCode, made.json()]).toEqual([400, { message: taken, fields: { trackIds: taken } }]);
  const wrong = await owner.post(url, {
    title: 'N',
    releaseType: 'lp',
    releaseDate: 'May',
    links: ['http://example.com'],
    focus: { x: 2, y: 0 },
  });
  expect(Object.keys(wrong.json<{ fields: object }>().fields).sort()).toEqual([
    'focus',
    'links',
    'releaseDate',
    'releaseType',
    'title',
  ]);
  expect(await everything()).toEqual(before);
  // Its own songs are no other release's.
  expect((await owner.put(`${url}/${day.id}`, { trackIds: [red.id] })).statusCode).toBe(200);
});

test('of several releases that want one song at the same time, one gets it', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const [blue] = await insertTracks(site, 'Blue');
  // Looking at a cover takes long enough for the others to come.
  const responses = await Promise.all(
    ['One', 'Two', 'Three'].map((title) =>
      upload(owner, url, { title, trackIds: `[${blue?.id}]` }, { coverArt: 'picture.jpg' }),
    ),
  );
  const made = responses.filter(({ statusCode }) => statusCode === 201);
  const refused = responses.filter(({ statusCode }) => statusCode === 400);
  expect([made.length, refused.length]).toEqual([1, 2]);
  const taken = `“Blue” is already on “${made[0]?.json<ReleaseDetails>().title}”. Take it off there first.`;
  for (const response of refused) expect(response.json()).toMatchObject({ message: taken });
  expect((await owner.get(`${url}?show=all`)).json()).toMatchObject([{ trackCount: 1 }]);
  const covers = Object.keys(await storedFiles(site)).filter((name) => name.endsWith('.jpg'));
  expect(covers).toHaveLength(1);
});

test('the latest release date comes first, and without one the day it was made counts', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const songs = await insertTracks(site, 'Blue', 'Red', 'Green');
  const make = async (title: string, releaseDate: string, place: number) =>
    (await owner.post(url, { title, releaseDate, trackIds: [songs[place]?.id] })).json<{ id: number }>().id;
  await make('Now', '', 0);
  await make('Later', '2019-05-17', 1);
  const early = await make('Early', '2001-01-01', 2);
  const inOrder = async () => titlesOf((await site.visitor().get(url)).json());
  expect(await inOrder()).toEqual(['Now', 'Later', 'Early']);
  await owner.put(`${url}/${early}`, { releaseDate: '2020-02-29' });
  expect(await inOrder()).toEqual(['Now', 'Early', 'Later']);
});

test('an upload that is sent twice under one key makes one release', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const [blue] = await insertTracks(site, 'Blue');
  const send = () =>
    owner.send({
      method: 'POST',
      url,
      payload: { title: 'Night', trackIds: [blue?.id] },
      headers: { 'idempotency-key': 'the-same-release' },
    });
  const [first, second] = [await send(), await send()];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect((await site.visitor().get(url)).headers['x-total-count']).toBe('1');
});

test('visitors see a release once one of its songs is published, and only those', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  const draft = await insertTrack(site, { title: 'Draft', visibility: 'draft' });
  const other = await insertTrack(site, { title: 'Other', visibility: 'draft' });
  const shown = await insertTrack(site, { title: 'Shown' });
  const hidden = await insertRelease(site, { title: 'Not yet', tracks: [draft] });
  const half = await insertRelease(site, { title: 'Half', tracks: [other, shown] });
  await insertRelease(site, { title: 'Empty' });

  const list = await visitor.get(url);
  expect(list.json()).toMatchObject([{ title: 'Half', trackCount: 1 }]);
  expect(list.headers['x-total-count']).toBe('1');
  for (const q of ['yet', 'ye'])
    expect((await visitor.get(`${url}?q=${q}`)).headers['x-total-count']).toBe('0');
  expect((await visitor.get(`${url}/${hidden.id}`)).statusCode).toBe(404);
  const seen = (await visitor.get(`${url}/${half.id}`)).json<ReleaseDetails>();
  expect([titlesOf(seen.tracks), seen.trackCount]).toEqual([['Shown'], 1]);

  expect((await visitor.get(`${url}?show=all`)).statusCode).toBe(401);
  const owners = await owner.get(`${url}?show=all&sort=title`);
  expect(titlesOf(owners.json())).toEqual(['Empty', 'Half', 'Not yet']);
  expect(owners.json()).toMatchObject([{ trackCount: 0 }, { trackCount: 2 }, { trackCount: 1 }]);
  expect(idsOf((await owner.get(`${url}/${half.id}`)).json().tracks)).toEqual([other.id, shown.id]);

  await owner.put(`/api/tracks/${draft.id}`, { visibility: 'published' });
  expect((await visitor.get(url)).headers['x-total-count']).toBe('2');
});

test('a release has one page, with its songs in the HTML; another name leads there, and nothing else is a page', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  const blue = await insertTrack(site, { title: 'Blue <b>', duration: 125, explicit: true });
  const draft = await insertTrack(site, { title: 'Not yet', visibility: 'draft' });
  const night = await insertRelease(site, {
    title: 'Über Nacht',
    releaseDate: '2019-05-17',
    credits: 'Ana, drums',
    tracks: [draft, blue],
  });
  const hidden = await insertRelease(site, { title: 'Hidden', tracks: [] });

  const page = await visitor.get(`/releases/${night.id}-uber-nacht`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/<title>Über Nacht – Album by [^<]+<\/title>/);
  for (const words of [
    'Blue &lt;b&gt;',
    'Play all',
    '1 song, 2 min',
    'May 17, 2019',
    'Ana, drums',
    'Explicit',
  ])
    expect(withoutSentences(page.body)).toContain(words);
  expect(page.body).not.toContain('Not yet');
  for (const name of [
    `${night.id}`,
    `${night.id}-other`,
    `${night.id}-Uber-Nacht`,
    `${night.id}-uber-nacht/`,
  ]) {
    const moved = await visitor.get(`/releases/${name}?from=a`);
    expect([name, moved.statusCode, moved.headers.location]).toEqual([
      name,
      301,
      `/releases/${night.id}-uber-nacht?from=a`,
    ]);
  }
  for (const name of ['999', '999-x', `${hidden.id}-hidden`, 'x', `${night.id}x`, '0', '99999999999']) {
    const missing = await visitor.get(`/releases/${name}`);
    expect([name, missing.statusCode]).toEqual([name, 404]);
    expect(withoutSentences(missing.body)).toContain('404 Page Not Found');
  }

  // A song leads to its release, and the page of all music shows it; a new title moves the page.
  const music = (await visitor.get('/music')).body;
  expect(music).toContain(`href="/releases/${night.id}-uber-nacht"`);
  expect(music).toContain('<time dateTime="2019-05-17">2019</time>');
  await owner.put(`${url}/${night.id}`, { title: 'Day' });
  const renamed = await visitor.get(`/releases/${night.id}-uber-nacht`);
  expect(renamed.headers.location).toBe(`/releases/${night.id}-day`);
  expect((await visitor.get('/music')).body).toContain(`href="/releases/${night.id}-day"`);
  await owner.put(`/api/tracks/${blue.id}`, { visibility: 'draft' });
  expect((await visitor.get(`/releases/${night.id}-day`)).statusCode).toBe(404);
});

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();

test('all songs of a release are hidden, scheduled and published together with it', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  const songs = await insertTracks(site, 'Blue', 'Red');
  const publishAt = inAnHour();
  const seen = async () => [
    (await visitor.get(url)).json<unknown[]>().length,
    (await visitor.get('/api/tracks')).json<unknown[]>().length,
  ];

  const made = await owner.post(url, { title: 'Night', trackIds: idsOf(songs), visibility: 'draft' });
  expect(made.statusCode).toBe(201);
  const release = made.json<ReleaseDetails>();
  expect(release).toMatchObject({ visibility: 'draft', publishAt: null, version: 1 });
  expect(release.tracks).toMatchObject([
    { visibility: 'draft', version: 2 },
    { visibility: 'draft', version: 2 },
  ]);
  expect(await seen()).toEqual([0, 0]);

  const scheduled = await owner.put(`${url}/${release.id}`, { visibility: 'scheduled', publishAt });
  expect(scheduled.json()).toMatchObject({
    visibility: 'scheduled',
    publishAt,
    tracks: [{ visibility: 'scheduled', publishAt }, { publishAt }],
  });
  const list = await owner.get(`${url}?show=all`);
  expect(list.json()).toMatchObject([{ visibility: 'scheduled', publishAt, trackCount: 2 }]);
  const jobs = await site.database
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'publish')
    .orderBy('subject')
    .execute();
  expect(jobs.map(({ subject, notBefore }) => [subject, notBefore])).toEqual(
    songs.map(({ id }) => [`tracks ${id} ${publishAt}`, publishAt]),
  );
  expect(await seen()).toEqual([0, 0]);

  // A song that joins later keeps its own, unless it is said for all of them again.
  const [green] = await insertTracks(site, 'Green');
  const trackIds = [...idsOf(songs), green?.id];
  const joined = await owner.put(`${url}/${release.id}`, { trackIds });
  expect(joined.json()).toMatchObject({ visibility: 'published', publishAt: null });
  expect((await visitor.get(`${url}/${release.id}`)).json()).toMatchObject({
    visibility: 'published',
    tracks: [{ title: 'Green' }],
  });
  const published = await owner.put(`${url}/${release.id}`, { visibility: 'published' });
  expect(published.json<ReleaseDetails>().tracks).toMatchObject([
    { visibility: 'published', publishAt: null, version: 4 },
    { visibility: 'published', publishAt: null, version: 4 },
    { visibility: 'published', publishAt: null, version: 1 },
  ]);
  expect(await seen()).toEqual([1, 3]);
});

test('a release is told to be seen from when its first song is', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const [later, sooner] = ['2998-01-02T00:00:00.000Z', '2998-01-01T00:00:00.000Z'];
  const tracks = [
    await insertTrack(site, { title: 'Later', visibility: 'scheduled', publishAt: later }),
    await insertTrack(site, { title: 'Draft', visibility: 'draft' }),
    await insertTrack(site, { title: 'Sooner', visibility: 'scheduled', publishAt: sooner }),
  ];
  const { id } = await insertRelease(site, { title: 'Parts', tracks });
  const expected = { visibility: 'scheduled', publishAt: sooner };
  expect((await owner.get(`${url}?show=all`)).json()).toMatchObject([expected]);
  expect((await owner.get(`${url}/${id}?show=all`)).json()).toMatchObject(expected);
  await insertRelease(site, { title: 'A empty' });
  expect((await owner.get(`${url}?show=all&sort=title`)).json()).toMatchObject([
    { visibility: 'draft', publishAt: null, trackCount: 0 },
    expected,
  ]);
});

test('a schedule without a time, or with one that has passed, changes neither a release nor its songs', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const [blue] = await insertTracks(site, 'Blue');
  const { id } = await insertRelease(site, { title: 'Night', tracks: [{ id: blue?.id ?? 0 }] });
  const rows = async () => [
    await site.database.selectFrom('releases').selectAll().execute(),
    await site.database.selectFrom('tracks').selectAll().execute(),
  ];
  const before = await rows();
  for (const [wish, fields] of [
    [{ visibility: 'scheduled' }, { publishAt: 'Choose the day and time when it should be published' }],
    [
      { visibility: 'scheduled', publishAt: '2001-01-01T00:00:00Z' },
      { publishAt: 'This time has passed. Choose a later one, or publish it now.' },
    ],
    [
      { publishAt: '2999-01-01T00:00:00Z' },
      { publishAt: 'To publish its songs at this time, choose “Scheduled” as well' },
    ],
    [{ visibility: 'hidden' }, { visibility: 'Visibility must be Published, Draft or Scheduled' }],
  ] as const) {
    for (const refused of [
      await owner.put(`${url}/${id}`, { title: 'Other', ...wish }),
      await owner.post(url, { title: 'Other', ...wish }),
    ])
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields }]);
  }
  expect(await rows()).toEqual(before);
});

test('a release without a cover of its own is shown with that of its first song visitors see', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  const picture = (name: string) => ({ coverArt: `/uploads/${name}.jpg`, coverPicture: null });
  const tracks = [
    await insertTrack(site, { title: 'Draft', visibility: 'draft', ...picture('draft') }),
    await insertTrack(site, { title: 'Bare', coverArt: null, coverPicture: null }),
    await insertTrack(site, { title: 'First', ...picture('first') }),
    await insertTrack(site, { title: 'Second', ...picture('second') }),
  ];
  const { id } = await insertRelease(site, { title: 'Night', tracks });
  expect((await visitor.get(url)).json()).toMatchObject([{ coverArt: null, songCover: picture('first') }]);
  expect((await visitor.get(`${url}/${id}`)).json()).toMatchObject({ songCover: picture('first') });
  const page = await visitor.get(`/releases/${id}-night`);
  expect(page.body.indexOf('/uploads/first.jpg')).toBeLessThan(page.body.indexOf('<h1'));
  expect(page.body).not.toContain('/uploads/draft.jpg');
  const owners = await owner.get(`${url}/${id}?show=all`);
  expect(owners.json()).toMatchObject({ songCover: picture('draft') });
});
