import { JSDOM } from 'jsdom';
import jsonld from 'jsonld';
import { expect, test } from 'vitest';
import { itemPath, type PageKind } from '#shared/addresses.ts';
import { insertPhoto, insertRelease, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const environment = { PUBLIC_URL: 'https://billy.example', ARTIST_NAME: 'Billy "B" <Kid>' };
const home = 'https://billy.example';
const hostile = `</script><script>alert("1")</script> & 'Ünïcode' 🎶 שיר <!--`;

async function readHead(site: Site, path: string) {
  const response = await site.visitor().get(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  const { document } = new JSDOM(response.body).window;
  const meta = (name: string) =>
    document
      .querySelector(`head meta[property="${name}"], head meta[name="${name}"]`)
      ?.getAttribute('content');
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return { document, meta, data: scripts.map(({ textContent }) => JSON.parse(textContent ?? '')) };
}

/** Schema.org's words are its own; nothing is fetched to read them. */
async function expandedTypes(data: object[]): Promise<string[]> {
  const documentLoader = async (url: string) => ({
    documentUrl: url,
    document: { '@context': { '@vocab': 'https://schema.org/' } },
  });
  const nodes = await Promise.all(data.map((each) => jsonld.flatten(each, undefined, { documentLoader })));
  const types = nodes.flat().flatMap((node) => (node as { '@type'?: string[] })['@type'] ?? []);
  return [...new Set(types.map((type) => type.replace('https://schema.org/', '')))].toSorted();
}

async function fill(site: Site) {
  const owner = await makeOwner(site);
  const song = await insertTrack(site, {
    title: hostile,
    description: hostile,
    lyrics: `[00:01.00]${hostile}`,
    isrc: 'USRC17607839',
    duration: 205.4,
    releaseDate: '2019-05-17',
    coverArt: '/uploads/cover.jpg',
  });
  const release = await insertRelease(site, { title: hostile, releaseType: 'ep', tracks: [song] });
  const video = await insertVideo(site, {
    title: hostile,
    thumbnail: '/uploads/still.jpg',
    videoFile: '/uploads/film.mp4',
    views: 12,
  });
  await insertPhoto(site, { title: hostile, photographer: 'Ada', imagePath: '/uploads/photo.jpg' });
  return { owner, song, release, video };
}

test('every public page says what it is to whoever shows a shared link', async () => {
  const site = await makeSite({ environment });
  const { song, release, video } = await fill(site);
  const kinds: [PageKind, { id: number; title: string }, string][] = [
    ['track', song, 'music.song'],
    ['release', release, 'music.album'],
    ['video', video, 'video.other'],
  ];
  for (const [kind, item, type] of kinds) {
    const { document, meta } = await readHead(site, itemPath(kind, item));
    expect(document.title).toContain(hostile);
    expect(meta('og:title')).toBe(document.title);
    expect(meta('og:type')).toBe(type);
    expect(meta('og:url')).toBe(home + itemPath(kind, item));
    expect(meta('og:site_name')).toBe('Billy "B" <Kid>');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      home + itemPath(kind, item),
    );
    // Nothing that was written got out of its place.
    expect([...document.scripts].some(({ textContent }) => textContent === 'alert("1")')).toBe(false);
  }
  const { meta } = await readHead(site, itemPath('track', song));
  expect(meta('og:audio')).toBe(home + song.audioFile);
  expect(meta('og:audio:type')).toBe('audio/mpeg');
  expect(meta('og:description')).toBe(hostile);
  expect((await readHead(site, itemPath('video', video))).meta('og:video')).toBe(`${home}/uploads/film.mp4`);
  for (const path of ['/', '/music', '/videos']) {
    const head = await readHead(site, path);
    expect([head.meta('og:type'), head.meta('og:url'), head.meta('og:title')]).toEqual([
      'website',
      home + path,
      head.document.title,
    ]);
  }
});

test('programs read what each page is about, whatever stands in the titles', async () => {
  const site = await makeSite({ environment });
  const { song, release, video } = await fill(site);
  const artist = await readHead(site, '/');
  expect(await expandedTypes(artist.data)).toEqual([
    'ImageObject',
    'MusicGroup',
    'Person',
    'QuantitativeValue',
  ]);

  const track = await readHead(site, itemPath('track', song));
  expect(await expandedTypes(track.data)).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'MusicAlbum', 'MusicGroup', 'MusicRecording']),
  );
  const [recording, trail] = track.data[0]['@graph'];
  expect(recording).toMatchObject({
    '@type': 'MusicRecording',
    name: hostile,
    url: home + itemPath('track', song),
    duration: 'PT3M25S',
    datePublished: '2019-05-17',
    isrcCode: 'USRC17607839',
    image: `${home}/uploads/cover.jpg`,
    audio: { contentUrl: home + song.audioFile },
    inAlbum: { name: hostile, url: home + itemPath('release', release) },
    recordingOf: { lyrics: { text: hostile } },
  });
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${home}/`,
    `${home}/music`,
    home + itemPath('track', song),
  ]);

  const [album] = (await readHead(site, itemPath('release', release))).data[0]['@graph'];
  expect(album).toMatchObject({
    '@type': 'MusicAlbum',
    name: hostile,
    albumReleaseType: 'https://schema.org/EPRelease',
    numTracks: 1,
    track: [{ '@type': 'MusicRecording', name: hostile }],
  });
  const [film] = (await readHead(site, itemPath('video', video))).data[0]['@graph'];
  expect(film).toMatchObject({
    '@type': 'VideoObject',
    name: hostile,
    thumbnailUrl: `${home}/uploads/still.jpg`,
    contentUrl: `${home}/uploads/film.mp4`,
    interactionStatistic: { userInteractionCount: 12 },
  });
});
