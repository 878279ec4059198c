import { describe, expect, test, vi } from 'vitest';
import { calendarPath } from '#shared/primitives/addresses.ts';
import type { Show, ShowDetails } from '#shared/catalogue/shows.schema.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { readList, readToEnd } from '#tests/support/content/lists.ts';
import { insertPhoto, insertShow, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What a show cannot be without. */
const least = { date: '2090-03-05', venue: 'The Lantern', city: 'Bergen', country: 'NO' };

async function makeShow(owner: Visitor, parts: object = {}): Promise<Show> {
  const response = await owner.post('/api/shows', { ...least, ...parts });
  if (response.statusCode !== 201) throw new Error(`Not created: ${response.body}`);
  return response.json<Show>();
}

const gone = 'This song, video or release is not there any more. Please choose another one.';

const venuesIn = async (visitor: Visitor, address: string) =>
  (await readToEnd<Show>(visitor, address)).map(({ venue }) => venue);

describe('a show', () => {
  test('is stored as written, in the time zone of the site unless it has its own', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await owner.put('/api/settings/time_zone', { value: 'America/Lima' });
    const wrong = await owner.put('/api/settings/time_zone', { value: 'Lima' });
    expect(wrong.json()).toMatchObject({ message: 'Time zone must be a name like Europe/Oslo' });
    const show = await makeShow(owner, {
      time: '20:30',
      ticketUrl: 'http://tickets.example/1',
      note: 'Solo',
    });
    expect(show).toEqual({
      id: 1,
      title: 'The Lantern, Bergen',
      ...least,
      time: '20:30',
      timezone: 'America/Lima',
      ticketUrl: 'http://tickets.example/1',
      note: 'Solo',
      status: 'confirmed',
      visibility: 'published',
      publishAt: null,
      uploadDate: expect.stringMatching(/Z$/),
      version: 1,
    });
    expect((await makeShow(owner, { timezone: 'Asia/Tokyo' })).timezone).toBe('Asia/Tokyo');
    const changed = await owner.put('/api/shows/1', { status: 'cancelled', time: '', version: 1 });
    expect(changed.json()).toEqual({ ...show, status: 'cancelled', time: null, version: 2 });
    expect((await owner.put('/api/shows/1', { note: 'Late', version: 1 })).statusCode).toBe(409);
    expect((await owner.put('/api/shows/9', { note: 'Late' })).json()).toEqual({ message: 'Show not found' });
  });

  test.each([
    [{ date: '' }, 'date', 'Date must be a day, written like 2024-03-05'],
    [{ date: '2090-02-30' }, 'date', 'Date must be a day, written like 2024-03-05'],
    [{ time: '25:00' }, 'time', 'Time must be hours and minutes, written like 20:30'],
    [{ time: '20:30:10' }, 'time', 'Time must be hours and minutes, written like 20:30'],
    [{ timezone: '+01:00' }, 'timezone', 'Time zone must be a name like Europe/Oslo'],
    [{ venue: ' ' }, 'venue', 'Venue is required'],
    [{ city: undefined }, 'city', 'City is required'],
    [
      { country: 'UK' },
      'country',
      'Country is missing or unknown. Two letters are enough, like NO for Norway.',
    ],
    [
      { country: 'no' },
      'country',
      'Country is missing or unknown. Two letters are enough, like NO for Norway.',
    ],
    [{ ticketUrl: 'javascript:alert(1)' }, 'ticketUrl', 'Please enter a valid URL'],
    [{ note: 'x'.repeat(501) }, 'note', 'Note must be 500 characters or fewer'],
    [{ status: 'maybe' }, 'status', 'Status must be Confirmed, Cancelled, Postponed or Sold Out'],
    [{ setlist: ['Song'] }, 'setlist', 'The setlist is a list of songs, each with its text'],
    [{ setlist: [{ text: '' }] }, 'setlist', 'Write the name of the song, or take the line out'],
    [{ imageIds: [99] }, 'imageIds', 'One of the photos was deleted. Please choose again.'],
    [{ setlist: [{ text: 'Song', trackId: 99 }] }, 'setlist', gone],
    [{ trackId: 99 }, 'trackId', gone],
    [{ videoId: 99 }, 'videoId', gone],
    [{ imageIds: ['1'] }, 'imageIds', 'Songs, videos and photos are named by their numbers'],
  ])('with %j is refused in a sentence', async (parts, field, message) => {
    const owner = await makeOwner(await makeSite());
    const response = await owner.post('/api/shows', { ...least, ...parts });
    expect([response.statusCode, response.json()]).toEqual([400, { message, fields: { [field]: message } }]);
  });

  test('is made once however often it is sent with the same key', async () => {
    const owner = await makeOwner(await makeSite());
    const send = () =>
      owner.send({
        method: 'POST',
        url: '/api/shows',
        payload: least,
        headers: { 'idempotency-key': 'line-1' },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => answer.json<Show>().id)).toEqual([1, 1, 1]);
    expect((await readList(owner, '/api/shows')).total).toBe(1);
  });

  test('waits in the bin and comes back as it was', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await makeShow(owner, { setlist: [{ text: 'Opener' }], note: 'Über' });
    const before = (await owner.get(`/api/shows/${id}`)).json<ShowDetails>();
    expect((await owner.delete(`/api/shows/${id}`)).statusCode).toBe(204);
    expect((await owner.get(`/api/shows/${id}`)).statusCode).toBe(404);
    expect((await owner.get('/api/bin')).json()).toMatchObject([{ kind: 'shows', title: before.title }]);
    await owner.post(`/api/bin/shows/${id}/restore`);
    expect((await owner.get(`/api/shows/${id}`)).json()).toEqual({ ...before, version: 2 });
    expect(await venuesIn(owner, '/api/shows?q=uber')).toEqual(['The Lantern']);
  });
});

describe('the list of shows', () => {
  test('has the upcoming ones soonest first, and the past ones newest first', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const rows = [
      ['Third', '2090-03-05', '21:00'],
      ['First', '2090-03-04', '22:00'],
      ['Second', '2090-03-05', '19:00'],
      ['Older', '2020-03-04', null],
      ['Newer', '2020-03-05', null],
    ] as const;
    for (const [venue, date, time] of rows) await insertShow(site, { venue, date, time });
    await insertShow(site, { venue: 'Draft', visibility: 'draft' });
    const visitor = site.visitor();
    for (const upcoming of ['/api/shows', '/api/shows?when=upcoming', '/api/shows?limit=2'])
      expect([upcoming, await venuesIn(visitor, upcoming)]).toEqual([upcoming, ['First', 'Second', 'Third']]);
    expect(await venuesIn(visitor, '/api/shows?when=past&limit=1')).toEqual(['Newer', 'Older']);
    expect(await venuesIn(visitor, '/api/shows?when=all&limit=2')).toEqual([
      'Third',
      'Second',
      'First',
      'Newer',
      'Older',
    ]);
    expect(await venuesIn(visitor, '/api/shows?when=past&q=bergen')).toEqual(['Newer', 'Older']);
    expect(await venuesIn(visitor, '/api/shows?q=older')).toEqual([]);
    expect(await venuesIn(owner, '/api/shows?when=all&sort=venue&limit=2')).toEqual([
      'Draft',
      'First',
      'Newer',
      'Older',
      'Second',
      'Third',
    ]);
    for (const [address, total] of [
      ['/api/shows', 3],
      ['/api/shows?when=past', 2],
      ['/api/shows?when=all', 5],
      ['/api/shows?when=past&q=older', 1],
    ] as const)
      expect([address, (await readList(visitor, address)).total]).toEqual([address, total]);
    const wrong = await visitor.get('/api/shows?when=now');
    expect(wrong.json()).toMatchObject({ message: 'When must be upcoming, past or all' });
    for (const query of ['sort=venue', 'sort=-city', 'sort=city&when=past']) {
      const { statusCode, body } = await owner.get(`/api/shows?${query}`);
      expect([query, statusCode, body]).toEqual([
        query,
        400,
        expect.stringContaining('must be one of date,'),
      ]);
    }
    const { next } = await readList(visitor, '/api/shows?limit=1');
    const elsewhere = await visitor.get((next ?? '').replace('when=upcoming', 'when=past'));
    expect(elsewhere.statusCode).toBe(400);
  });

  test('has a show until its day is over where it is', async () => {
    // Signed in, so that no cache answers.
    const owner = await makeOwner(await makeSite());
    // A day ends in Kiritimati at ten in the morning, and a day later in Pago Pago.
    const date = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const midnight = Date.parse(`${date}T10:00:00.000Z`);
    await makeShow(owner, { date, timezone: 'Pacific/Kiritimati', venue: 'East' });
    await makeShow(owner, { date, timezone: 'Pacific/Pago_Pago', venue: 'West' });
    vi.useFakeTimers({ now: midnight - 1, toFake: ['Date'] });
    try {
      expect(await venuesIn(owner, '/api/shows')).toEqual(['East', 'West']);
      vi.setSystemTime(midnight);
      expect(await venuesIn(owner, '/api/shows')).toEqual(['West']);
      expect(await venuesIn(owner, '/api/shows?when=past')).toEqual(['East']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('gets a scheduled show when its time has come', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const publishAt = new Date(Date.now() + DAY_MS).toISOString();
    const { id, version } = await makeShow(owner, { visibility: 'draft' });
    await owner.put('/api/shows', {
      items: [{ id, version }],
      changes: { visibility: 'scheduled', publishAt },
    });
    expect(await venuesIn(site.visitor(), '/api/shows')).toEqual([]);
    const now = Date.now() + 2 * DAY_MS;
    vi.useFakeTimers({ now, toFake: ['Date'] });
    try {
      await site.jobs.idle();
    } finally {
      vi.useRealTimers();
    }
    expect(await venuesIn(site.visitor(), '/api/shows')).toEqual(['The Lantern']);
    const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
    expect((await site.visitor().get(calendarPath)).body).toContain(`LAST-MODIFIED:${day}T`);
  });
});

test('a past show has its songs, photos and recording, as far as visitors may see them', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const song = await insertTrack(site, { title: 'Salt Hours' });
  const secret = await insertTrack(site, { title: 'Unreleased', visibility: 'draft' });
  const photos = [await insertPhoto(site), await insertPhoto(site), await insertPhoto(site)];
  const video = await insertVideo(site);
  const [first, second, third] = photos.map((photo) => photo.id) as [number, number, number];
  const { id } = await makeShow(owner, {
    date: '2020-03-05',
    setlist: [
      { text: 'Salt Hours (acoustic)', trackId: song.id },
      { text: 'A cover', trackId: null },
      { text: 'New one', trackId: secret.id },
    ],
    imageIds: [third, first, second],
    trackId: secret.id,
    videoId: video.id,
  });
  await owner.delete(`/api/about/images/${first}`);
  const read = async (visitor: Visitor) => (await visitor.get(`/api/shows/${id}`)).json<ShowDetails>();
  const seen = await read(site.visitor());
  expect(seen.setlist).toEqual([
    { text: 'Salt Hours (acoustic)', track: { id: song.id, title: 'Salt Hours' } },
    { text: 'A cover', track: null },
    { text: 'New one', track: null },
  ]);
  expect(seen.images.map((image) => image.id)).toEqual([third, second]);
  expect([seen.track, seen.video?.id]).toEqual([null, video.id]);
  // The deleted photo does not stand in the way of other changes.
  expect((await owner.put(`/api/shows/${id}`, { imageIds: [first, third, third] })).statusCode).toBe(200);
  expect((await read(owner)).images.map((image) => image.id)).toEqual([third]);
  const owned = await read(owner);
  expect([owned.setlist[2]?.track?.title, owned.track?.id]).toEqual(['Unreleased', secret.id]);
});

test('a show keeps what is in the bin while the rest is changed', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const song = await insertTrack(site, { title: 'Salt Hours' });
  const [deleted, gone, other] = [await insertPhoto(site), await insertPhoto(site), await insertPhoto(site)];
  const { id } = await makeShow(owner, {
    setlist: [{ text: 'Salt Hours (solo)', trackId: song.id }],
    imageIds: [deleted.id, gone.id],
  });
  await owner.delete(`/api/tracks/${song.id}`);
  for (const photo of [deleted, gone]) await owner.delete(`/api/about/images/${photo.id}`);
  await owner.delete(`/api/bin/photos/${gone.id}`);
  await owner.put(`/api/shows/${id}`, {
    setlist: [{ text: 'A cover' }, { text: 'Salt Hours (solo)' }],
    imageIds: [other.id],
  });
  await owner.post(`/api/bin/tracks/${song.id}/restore`);
  await owner.post(`/api/bin/photos/${deleted.id}/restore`);
  const show = (await owner.get(`/api/shows/${id}`)).json<ShowDetails>();
  expect(show.setlist.map(({ track }) => track?.id)).toEqual([undefined, song.id]);
  expect(show.images.map((image) => image.id)).toEqual([other.id, deleted.id]);
});

test('the sections of the site have shows only while visitors can see one', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const sections = async () => (await site.visitor().get('/api/artist')).json<Artist>().look.sections;
  const withoutShows = ['music', 'videos', 'about', 'contact'];
  const show = await insertShow(site, { visibility: 'draft' });
  expect(await sections()).toEqual(withoutShows);
  await owner.put(`/api/shows/${show.id}`, { visibility: 'published' });
  expect(await sections()).toEqual(['music', 'videos', 'shows', 'about', 'contact']);
  await owner.put('/api/settings/home_sections', { value: 'shows music' });
  expect(await sections()).toEqual(['shows', 'music']);
  await owner.put('/api/settings/home_sections', { value: 'music about -shows' });
  expect(await sections()).toEqual(['music', 'about']);
});
