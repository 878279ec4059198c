import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { Neighbours } from '#shared/primitives/requests.schema.ts';
import { insertRelease, insertTrack, insertVideo, makeTrack } from '#tests/support/factories.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

/** What is there to see, without the state that scripts go on from. */
const shown = (page: { body: string }) => page.body.split('<script id="state"')[0];

const day = (number: number) => `2024-03-0${number}T12:00:00.000Z`;

/** The page has this one address, whatever is written behind its number. */
async function expectOneAddress(visitor: Visitor, folder: string, item: { id: number; slug: string }) {
  const address = `${folder}/${item.id}-${item.slug}`;
  for (const name of [`${item.id}`, `${item.id}-other`, `${item.id}-${item.slug}/`]) {
    const moved = await visitor.get(`${folder}/${name}?from=a`);
    expect([name, moved.statusCode, moved.headers.location]).toEqual([name, 301, `${address}?from=a`]);
  }
}

async function expectMissing(visitor: Visitor, addresses: string[]) {
  for (const address of addresses) {
    const missing = await visitor.get(address);
    expect([address, missing.statusCode]).toEqual([address, 404]);
    expect(withoutSentences(missing.body)).toContain('404 Page Not Found');
  }
}

test('a song has one page, complete without scripts; drafts and what is deleted have none', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  await insertTrack(site, { title: 'Older', uploadDate: day(1) });
  const track = await insertTrack(site, {
    title: 'Über <b> Nacht',
    uploadDate: day(2),
    releaseDate: null,
    duration: 125,
    explicit: true,
    description: 'Written on a bus',
    lyrics: '[00:01.00]Paper lanterns\n[00:02.00]Carry me home',
    credits: 'Ana, drums',
    isrc: 'USRC17607839',
    links: ['https://artist.bandcamp.com/track/night'],
  });
  const draft = await insertTrack(site, { title: 'Not yet', uploadDate: day(3), visibility: 'draft' });
  await insertTrack(site, { title: 'Newer', uploadDate: day(4) });
  await insertRelease(site, { title: 'Lanterns', uploadDate: day(2), tracks: [track] });

  const address = `/music/${track.id}-uber-b-nacht`;
  const page = await visitor.get(address);
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/<title>Über &lt;b&gt; Nacht – Song by [^<]+<\/title>/);
  for (const words of [
    'Über &lt;b&gt; Nacht',
    'Explicit',
    '>Album<',
    'Mar 2, 2024',
    '2:05',
    'from Lanterns',
    'Written on a bus',
    'Paper lanterns',
    'Carry me home',
    'Ana, drums',
    'USRC17607839',
    'https://artist.bandcamp.com/track/night',
    '<audio',
    '/uploads/song.mp3?download',
    'Previous song',
    'Newer',
    'Next song',
    'Older',
    'All Music',
  ])
    expect(shown(page)).toContain(words);
  expect(page.body).not.toContain('Not yet');
  await expectOneAddress(visitor, '/music', { id: track.id, slug: 'uber-b-nacht' });
  await expectMissing(visitor, [
    '/music/999',
    `/music/${draft.id}-not-yet`,
    '/music/x',
    `/music/${track.id}x`,
    '/music/0',
  ]);
  // The owner too sees the site as visitors do.
  expect((await owner.get(`/music/${draft.id}-not-yet`)).statusCode).toBe(404);
  expect((await visitor.get('/music')).body).toContain(`href="${address}"`);
  expect((await visitor.get('/')).body).toContain(`href="${address}"`);

  await owner.put(`/api/tracks/${track.id}`, { title: 'Day' });
  expect((await visitor.get(address)).headers.location).toBe(`/music/${track.id}-day`);
  await owner.delete(`/api/tracks/${track.id}`);
  await expectMissing(visitor, [`/music/${track.id}-day`]);
});

test('a video has one page, complete without scripts; drafts and what is deleted have none', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  const older = await insertVideo(site, { title: 'Older', uploadDate: day(1) });
  const video = await insertVideo(site, {
    title: 'Live & loud',
    videoType: 'livePerformance',
    uploadDate: day(2),
    views: 12_345,
    description: 'Filmed in one night',
    credits: 'Camera: Béla',
    links: ['https://vimeo.com/1'],
    duration: 185,
  });
  const draft = await insertVideo(site, { title: 'Not yet', visibility: 'draft' });

  const address = `/videos/${video.id}-live-loud`;
  const page = await visitor.get(address);
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/<title>Live &amp; loud – Live Performance by [^<]+<\/title>/);
  for (const words of [
    'Live Performance',
    '12k',
    'Mar 2, 2024',
    '3:05',
    'Filmed in one night',
    'Camera: Béla',
    'https://vimeo.com/1',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'All Videos',
  ])
    expect(shown(page)).toContain(words);
  expect(page.body).toContain(`href="/videos/${older.id}-older"`);
  for (const fact of ['"description":"Filmed in one night"', '"duration":"PT3M5S"'])
    expect(page.body).toContain(fact);
  // Nothing is asked of the other site before somebody presses play.
  expect(page.body).not.toContain('<iframe');
  await expectOneAddress(visitor, '/videos', { id: video.id, slug: 'live-loud' });
  await expectMissing(visitor, ['/videos/999', `/videos/${draft.id}-not-yet`, '/videos/x']);
  expect((await visitor.get('/videos')).body).toContain(`href="${address}"`);
  expect((await visitor.get('/')).body).toContain(`href="${address}"`);

  await owner.delete(`/api/videos/${video.id}`);
  await expectMissing(visitor, [address]);
});

test('the neighbours of a track follow the list of all music, for those who may see it', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  // Two on one day: the list puts the later one first.
  const first = await insertTrack(site, { title: 'First', uploadDate: day(1) });
  const second = await insertTrack(site, { title: 'Second', uploadDate: day(1) });
  const draft = await insertTrack(site, { title: 'Draft', uploadDate: day(2), visibility: 'draft' });
  // Uploaded last, but it came out long ago.
  const oldest = await insertTrack(site, { title: 'Oldest', uploadDate: day(4), releaseDate: '2019-05-17' });
  const newest = await insertTrack(site, { title: 'Newest', uploadDate: day(3) });

  const listed = (await visitor.get('/api/tracks')).json<{ id: number; title: string }[]>();
  expect(listed.map(({ title }) => title)).toEqual(['Newest', 'Second', 'First', 'Oldest']);
  const link = (place: number) => {
    const item = listed[place];
    return item ? { id: item.id, title: item.title } : null;
  };
  for (const [place, { id }] of listed.entries()) {
    const neighbours = await visitor.get(`/api/tracks/${id}/neighbours`);
    expect(neighbours.json()).toEqual({
      previous: place === 0 ? null : link(place - 1),
      next: link(place + 1),
    });
  }
  expect([newest.id, second.id, first.id, oldest.id]).toEqual(listed.map(({ id }) => id));
  for (const id of [draft.id, 999]) {
    const missing = await visitor.get(`/api/tracks/${id}/neighbours`);
    expect([missing.statusCode, missing.json()]).toEqual([404, { message: 'Track not found' }]);
  }

  // In the owner's preview of a later day, scheduled tracks are between them.
  await owner.put(`/api/tracks/${draft.id}`, {
    visibility: 'scheduled',
    publishAt: '2099-01-01T00:00:00.000Z',
  });
  await owner.put('/api/preview', { on: '2099-02-01T00:00:00.000Z' });
  const previewed = await owner.get(`/api/tracks/${second.id}/neighbours`);
  expect(previewed.json()).toMatchObject({ previous: { title: 'Draft' } });
  expect((await visitor.get(`/api/tracks/${second.id}/neighbours`)).json()).toMatchObject({
    previous: { title: 'Newest' },
  });

  const video = await insertVideo(site);
  expect((await visitor.get(`/api/videos/${video.id}/neighbours`)).json()).toEqual({
    previous: null,
    next: null,
  });
  expect((await visitor.get('/api/videos/999/neighbours')).json()).toEqual({ message: 'Video not found' });
});

test('the pages of a song, a release and a video name the artist', async () => {
  const site = await makeSite({ environment: { ARTIST_NAME: 'Ada Lume' } });
  const track = await insertTrack(site);
  const release = await insertRelease(site, { tracks: [track] });
  const video = await insertVideo(site);
  for (const address of [
    `/music/${track.id}-a-song`,
    `/releases/${release.id}-an-album`,
    `/videos/${video.id}-a-video`,
  ]) {
    const page = new JSDOM((await site.visitor().get(address)).body).window.document;
    expect([address, page.querySelector('main header')?.textContent]).toEqual([
      address,
      expect.stringContaining('Ada Lume'),
    ]);
  }
});

test('the neighbours of a track on a release follow its order, and lead on to other releases', async () => {
  const site = await makeSite();
  const visitor = site.visitor();
  const [opener, hidden, middle, closer] = [
    await insertTrack(site, { title: 'Opener', uploadDate: day(4) }),
    await insertTrack(site, { title: 'Hidden', uploadDate: day(3), visibility: 'draft' }),
    await insertTrack(site, { title: 'Middle', uploadDate: day(1) }),
    await insertTrack(site, { title: 'Closer', uploadDate: day(2) }),
  ];
  const alone = await insertTrack(site, { title: 'Alone', uploadDate: day(5) });
  await insertTrack(site, { title: 'On none', uploadDate: day(6) });
  await insertRelease(site, { tracks: [opener, hidden, middle, closer] });
  await insertRelease(site, { title: 'A single', releaseType: 'single', tracks: [alone] });
  const besides = async ({ id }: { id: number }) => {
    const { previous, next } = (await visitor.get(`/api/tracks/${id}/neighbours`)).json<Neighbours>();
    return [previous?.title, next?.title];
  };
  expect(await besides(alone)).toEqual([undefined, 'Opener']);
  expect(await besides(opener)).toEqual(['Alone', 'Middle']);
  expect(await besides(middle)).toEqual(['Opener', 'Closer']);
  expect(await besides(closer)).toEqual(['Middle', 'On none']);
  const page = shown(await visitor.get(`/music/${middle.id}-middle`));
  expect(page).toContain(`href="/music/${closer.id}-closer"`);
});

test('a page about a song shows its uploaded cover, and no download where the artist allows none', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const track = await makeTrack(owner, { title: 'Night', coverArt: 'picture.jpg' });
  const address = `/music/${track.id}-night`;
  const page = await site.visitor().get(address);
  expect(page.body).toContain(String(track.coverArt).replace(/\.jpg$/, ''));
  expect(page.body).toContain('?download');
  await owner.put(`/api/tracks/${track.id}`, { downloadable: false });
  expect((await site.visitor().get(address)).body).not.toContain('?download');
});
