import { english } from '#shared/language/english/english.ts';
import { describe, expect, test } from 'vitest';
import { maximums } from '#shared/primitives/limits.ts';
import { insertPhoto, insertTrack, insertVideo, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

const { focusWithoutPicture, scheduleInThePast, scheduleWithoutTime } = english.owner.rules;

const later = '2999-03-05T17:00:00.000Z';
const focus = { x: 0.1, y: 0.9 };

const fields = {
  releaseDate: '2019-03-05',
  visibility: 'scheduled',
  publishAt: '2999-03-05T18:00:00+01:00',
  downloadable: false,
  explicit: true,
  lyrics: '[00:01.00]Première ligne\n[00:02.50]Zweite Zeile',
  credits: 'Written by Ana\nProduced by Béla',
  isrc: 'us-rc1-76-07839',
  links: ['https://artist.bandcamp.com/track/one', 'https://open.spotify.com/track/2'],
};
const kept = { ...fields, publishAt: later, isrc: 'USRC17607839' };

/** As a form carries them: everything is text, lists and points as JSON. */
const asText = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

const read = async (visitor: Visitor, url: string) => (await visitor.get(url)).json<object>();

test('a song keeps every field, sent as a form or as JSON, and lists leave its long texts out', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const uploaded = await upload(
    owner,
    '/api/tracks',
    { title: 'In a form', ...asText({ ...fields, focus }) },
    { audioFile: 'tone.mp3', coverArt: 'picture.jpg' },
  );
  expect(uploaded.statusCode).toBe(201);
  expect(await read(owner, '/api/tracks/1')).toMatchObject({ ...kept, coverPicture: { focus } });

  const { id } = await insertTrack(site, { title: 'As JSON' });
  const url = `/api/tracks/${id}`;
  expect((await owner.send({ method: 'PUT', url, payload: fields })).statusCode).toBe(200);
  expect(await read(owner, url)).toMatchObject(kept);

  const { lyrics: _lyrics, credits: _credits, isrc: _isrc, links: _links, ...short } = kept;
  const [listed] = (await owner.get('/api/tracks?show=all&sort=title&limit=1')).json<object[]>();
  expect(listed).toMatchObject(short);
  for (const name of ['lyrics', 'credits', 'isrc', 'links', 'peaks']) expect(listed).not.toHaveProperty(name);

  // Nor do they travel with the pages.
  await owner.put(url, { visibility: 'published' });
  const page = (await site.visitor().get('/music')).body;
  expect([page.includes('As JSON'), page.includes('Zweite Zeile')]).toEqual([true, false]);

  const nothing = { releaseDate: '', visibility: 'published', lyrics: '', credits: ' ', isrc: '', links: [] };
  const emptied = await upload(owner, url, asText({ ...nothing, explicit: false }), {}, 'PUT');
  expect(emptied.statusCode).toBe(200);
  expect(await read(owner, url)).toMatchObject({
    releaseDate: null,
    visibility: 'published',
    publishAt: null,
    lyrics: null,
    credits: null,
    isrc: null,
    links: [],
    explicit: false,
    downloadable: false,
  });
});

test('the longest texts in any alphabet can be saved at once', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id } = await insertTrack(site);
  const url = `/api/tracks/${id}`;
  const payload = {
    description: '歌'.repeat(maximums.description),
    lyrics: '詞'.repeat(maximums.lyrics),
    credits: '曲'.repeat(maximums.credits),
  };
  expect((await owner.send({ method: 'PUT', url, payload })).statusCode).toBe(200);
  expect(await read(owner, url)).toMatchObject(payload);
});

test('what is due is edited as ever, though it has not gone live yet', async () => {
  const site = await makeSite({ runsJobs: false });
  const owner = await makeOwner(site);
  const schedule = { visibility: 'scheduled', publishAt: '2020-01-01T00:00:00.000Z' } as const;
  for (const payload of [{ title: 'Renamed' }, { title: 'Renamed with all fields', ...schedule }]) {
    const { id } = await insertTrack(site, schedule);
    expect(await change(owner, `/api/tracks/${id}`, payload)).toMatchObject({ ...payload, ...schedule });
  }
});

test('songs and videos stand in the order of their release dates, those without one by their upload', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  for (const [url, insert] of [
    ['/api/tracks', insertTrack],
    ['/api/videos', insertVideo],
  ] as const) {
    const { id } = await insert(site, { title: 'Reissue', releaseDate: '2999-01-01' });
    await insert(site, { title: 'Just uploaded' });
    const titles = async () =>
      (await site.visitor().get(url)).json<{ title: string }[]>().map(({ title }) => title);
    expect(await titles()).toEqual(['Reissue', 'Just uploaded']);
    await change(owner, `${url}/${id}`, { releaseDate: '1999-01-01' });
    expect(await titles()).toEqual(['Just uploaded', 'Reissue']);
  }
});

test('a video keeps its words too, and lists leave them out', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const words = {
    description: 'Filmed in one night\nin Köln',
    credits: 'Camera: Béla',
    links: ['https://vimeo.com/1', 'https://artist.bandcamp.com/track/one'],
  };
  const source = { title: 'Live', embedUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  expect((await upload(owner, '/api/videos', asText({ ...source, ...words }))).statusCode).toBe(201);
  expect(await read(site.visitor(), '/api/videos/1')).toMatchObject(words);
  for (const address of ['/api/videos', '/videos'])
    expect((await site.visitor().get(address)).body).not.toContain('Filmed in one night');

  const { id } = await insertVideo(site);
  const url = `/api/videos/${id}`;
  expect((await owner.send({ method: 'PUT', url, payload: words })).statusCode).toBe(200);
  expect(await read(owner, url)).toMatchObject(words);
  // Deleted and taken back, it has them still.
  await owner.delete(url);
  await owner.post(`/api/bin/videos/${id}/restore`);
  expect(await read(owner, url)).toMatchObject(words);
  await change(owner, url, { description: '', credits: ' ', links: [] });
  expect(await read(owner, url)).toMatchObject({ description: null, credits: null, links: [] });
});

test('videos and photos keep theirs', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const schedule = { visibility: 'scheduled', publishAt: later };
  const photo = await upload(owner, '/api/about/images', asText({ title: 'Stage', ...schedule, focus }), {
    aboutImage: 'picture.jpg',
  });
  expect(photo.json()).toMatchObject({ ...schedule, picture: { focus } });
  const video = await upload(
    owner,
    '/api/videos',
    asText({ title: 'Live', embedUrl: 'https://youtu.be/dQw4w9WgXcQ', releaseDate: '2019-03-05', focus }),
    { thumbnail: 'picture.jpg' },
  );
  expect(video.json()).toMatchObject({ releaseDate: '2019-03-05', thumbnailPicture: { focus } });

  const moved = { x: 1, y: 0 };
  const changes = { ...schedule, focus: moved };
  expect(await change(owner, '/api/videos/1', changes)).toMatchObject({
    ...schedule,
    thumbnailPicture: { focus: moved },
  });
  expect(await change(owner, '/api/about/images/1', { visibility: 'draft', focus: moved })).toMatchObject({
    visibility: 'draft',
    publishAt: null,
    picture: { width: 800, focus: moved },
  });
});

async function change(visitor: Visitor, url: string, payload: object): Promise<object> {
  return (await visitor.send({ method: 'PUT', url, payload })).json<object>();
}

describe('what is wrong is told in a sentence at its field, and nothing is changed', () => {
  const notADay = 'Release date must be a day, written like 2024-03-05';
  const notATime =
    'The time of publishing must be a date and time with its time zone, written like 2024-03-05T18:00:00Z';
  const notALink = 'A link must be an address that begins with https://';
  const outside = 'The focal point must lie in the picture: two numbers from 0 to 1, across and down';
  const notAnIsrc = 'An ISRC has 12 letters and digits, like USRC17607839';

  const wrong: [what: string, fields: object, field: string, sentence: string][] = [
    ['a schedule without a time', { visibility: 'scheduled' }, 'publishAt', scheduleWithoutTime],
    [
      'a schedule in the past',
      { visibility: 'scheduled', publishAt: '2020-01-01T00:00:00Z' },
      'publishAt',
      scheduleInThePast,
    ],
    [
      'a time without a zone',
      { visibility: 'scheduled', publishAt: '2999-01-01T00:00' },
      'publishAt',
      notATime,
    ],
    [
      'a time that is beyond the year 9999 in UTC',
      { visibility: 'scheduled', publishAt: '9999-12-31T23:00:00-02:00' },
      'publishAt',
      'The time of publishing must be in the years 1000 to 9999',
    ],
    [
      'an unknown visibility',
      { visibility: 'secret' },
      'visibility',
      'Visibility must be Published, Draft or Scheduled',
    ],
    ['an impossible day', { releaseDate: '2023-02-29' }, 'releaseDate', notADay],
    ['a year that was not written to its end', { releaseDate: '0024-03-05' }, 'releaseDate', notADay],
    ['a day in words', { releaseDate: 'last spring' }, 'releaseDate', notADay],
    ['a link that is not https', { links: ['http://example.com/a'] }, 'links', notALink],
    ['a link that is a script', { links: ['javascript:alert(1)'] }, 'links', notALink],
    [
      'too many links',
      { links: Array.from({ length: 13 }, (_, n) => `https://example.com/${n}`) },
      'links',
      'There can be at most 12 links',
    ],
    ['a focal point beside the picture', { focus: { x: 1.2, y: 0.5 } }, 'focus', outside],
    ['a focal point without a picture', { focus: { x: 0.5, y: 0.5 } }, 'focus', focusWithoutPicture],
    ['half a focal point', { focus: { x: 0.5 } }, 'focus', outside],
    ['a focal point of rubbish', { focus: 'middle' }, 'focus', outside],
    ['an ISRC of rubbish', { isrc: 'my song' }, 'isrc', notAnIsrc],
    [
      'lyrics without end',
      { lyrics: 'x'.repeat(20_001) },
      'lyrics',
      'Lyrics must be 20,000 characters or fewer',
    ],
    ['a maybe', { downloadable: 'maybe' }, 'downloadable', 'Must be true or false'],
  ];

  test('for a song, in JSON and in a form', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await insertTrack(site, { title: 'As it was', releaseDate: '2001-01-01' });
    const url = `/api/tracks/${id}`;
    const before = await read(owner, url);
    for (const [what, payload, field, sentence] of wrong) {
      const inJson = await owner.send({ method: 'PUT', url, payload: { title: 'Changed', ...payload } });
      const inForm = await upload(owner, url, asText({ title: 'Changed', ...payload }), {}, 'PUT');
      for (const response of [inJson, inForm]) {
        expect([what, response.statusCode]).toEqual([what, 400]);
        expect([what, response.json<{ fields: object }>().fields]).toEqual([what, { [field]: sentence }]);
      }
    }
    expect(await read(owner, url)).toEqual(before);

    const refused = await upload(owner, '/api/tracks', asText({ title: 'New', visibility: 'scheduled' }), {
      audioFile: 'tone.mp3',
    });
    expect(refused.json()).toMatchObject({ fields: { publishAt: scheduleWithoutTime } });
    const unfocused = await upload(
      owner,
      '/api/tracks',
      asText({ title: 'New', focus: { x: 0.5, y: 0.5 } }),
      {
        audioFile: 'tone.mp3',
      },
    );
    expect(unfocused.json()).toMatchObject({ fields: { focus: focusWithoutPicture } });
    const release = await owner.post('/api/releases', { title: 'New', focus: { x: 0.5, y: 0.5 } });
    expect(release.json()).toMatchObject({ fields: { focus: focusWithoutPicture } });
    expect((await owner.get('/api/releases?show=all')).json()).toEqual([]);
    expect((await owner.get('/api/tracks?show=all')).json()).toHaveLength(1);
  });

  test('for videos and photos', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const video = `/api/videos/${(await insertVideo(site)).id}`;
    const photo = `/api/about/images/${(await insertPhoto(site)).id}`;
    const before = [await read(owner, video), await read(owner, photo)];
    for (const [what, payload, field, sentence] of wrong) {
      const known = {
        [video]: 'releaseDate visibility publishAt focus links',
        [photo]: 'visibility publishAt focus',
      };
      for (const [url, names] of Object.entries(known)) {
        // A photo is a picture, and has one.
        if (!names.split(' ').includes(field) || (url === photo && sentence === focusWithoutPicture))
          continue;
        const response = await owner.send({ method: 'PUT', url, payload: { title: 'Changed', ...payload } });
        expect([what, response.statusCode]).toEqual([what, 400]);
        expect([what, response.json<{ fields: object }>().fields]).toEqual([what, { [field]: sentence }]);
      }
    }
    expect([await read(owner, video), await read(owner, photo)]).toEqual(before);
  });
});
