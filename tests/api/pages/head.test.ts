import { JSDOM } from 'jsdom';
import jsonld from 'jsonld';
import { expect, test } from 'vitest';
import { apiPaths, itemPath, type PageKind } from '#shared/primitives/addresses.ts';
import { pageColoursOf } from '#shared/site/look/look-style.ts';
import { defaultLook } from '#shared/site/look/look.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import {
  insertRelease,
  insertTrack,
  insertVideo,
  makePhoto,
  makeTrack,
  makeVideo,
} from '#tests/support/factories.ts';
import { withoutSentences } from '#tests/support/html.ts';
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
  const made = await makeTrack(owner, { title: hostile, description: hostile, coverArt: 'picture.jpg' });
  const words = { lyrics: `[00:01.00]${hostile}`, isrc: 'USRC17607839', releaseDate: '2019-05-17' };
  await owner.put(`${apiPaths.tracks}/${made.id}`, words);
  await site.database.updateTable('tracks').set({ duration: 205.4 }).execute();
  const release = await insertRelease(site, { title: hostile, releaseType: 'ep', tracks: [made] });
  const song = (await owner.get(`${apiPaths.tracks}/${made.id}`)).json<Track>();
  const video = await makeVideo(owner, { title: hostile, videoFile: 'clip.mp4', thumbnail: 'picture.jpg' });
  await makePhoto(owner, { title: hostile, photographer: 'Ada' });
  return { song, release, video };
}

test('every public page describes itself for link previews', async () => {
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
    // The picture beside the link is there, and drawn for this thing.
    const picture = meta('og:image') ?? '';
    expect(picture).toMatch(`${home}/share/`);
    const drawn = await site.visitor().get(picture.replace(home, ''));
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
    // Nothing that was written got out of its place.
    expect([...document.scripts].some(({ textContent }) => textContent === 'alert("1")')).toBe(false);
  }
  const { meta } = await readHead(site, itemPath('track', song));
  expect(meta('og:audio')).toBe(home + song.audioFile);
  expect(meta('og:audio:type')).toBe('audio/mpeg');
  expect(meta('og:description')).toBe(hostile);
  const shown = await readHead(site, itemPath('video', video));
  const { width, height } = video.thumbnailPicture ?? {};
  expect(
    ['', ':secure_url', ':type', ':width', ':height'].map((part) => shown.meta(`og:video${part}`)),
  ).toEqual([
    `${home}${video.videoFile}`,
    `${home}${video.videoFile}`,
    'video/mp4',
    String(width),
    String(height),
  ]);
  for (const path of ['/', '/music', '/videos']) {
    const head = await readHead(site, path);
    const picture = head.meta('og:image')?.replace(home, '') ?? '';
    expect((await site.visitor().get(picture)).statusCode).toBe(200);
    expect([head.meta('og:type'), head.meta('og:url'), head.meta('og:title')]).toEqual([
      'website',
      home + path,
      head.document.title,
    ]);
  }
});

test('every page is shared with its large picture, and a video with its size', async () => {
  const site = await makeSite({ environment });
  const owner = await makeOwner(site);
  const song = await makeTrack(owner, { title: 'Night' });
  const shown = await makeVideo(owner, { title: 'Premiere' });
  for (const path of ['/', '/music', itemPath('track', song), itemPath('video', shown)]) {
    const { document, meta } = await readHead(site, path);
    expect([path, meta('twitter:card')]).toEqual([path, 'summary_large_image']);
    expect([path, meta('theme-color')]).toEqual([path, pageColoursOf(defaultLook).light]);
    expect(meta('twitter:image:alt')).toBe(document.title);
  }
  const { meta } = await readHead(site, itemPath('video', shown));
  expect([meta('og:video'), meta('og:video:width')]).toEqual([meta('og:video:secure_url'), '1280']);
  const short = await insertVideo(site, { embedUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' });
  const upright = await readHead(site, itemPath('video', short));
  expect([upright.meta('og:video:width'), upright.meta('og:video:height')]).toEqual(['720', '1280']);
});

test('a missing recording is not offered', async () => {
  const site = await makeSite({ environment });
  const song = await insertTrack(site, { title: 'Lost', audioFile: '/api/uploads/old.mp3' });
  await insertVideo(site, { title: 'Lost video', videoFile: '/api/uploads/old.mp4' });
  const page = (await site.visitor().get(itemPath('track', song))).body;
  expect(page).toContain('Lost');
  for (const address of ['/feed.xml', '/feed.json', '/sitemap.xml', itemPath('track', song)])
    expect([
      address,
      (await site.visitor().get(address)).body.includes('billy.example/api/uploads/'),
    ]).toEqual([address, false]);
  expect(withoutSentences(page)).not.toContain('Keep offline');
});

test('each page has structured data, whatever its titles contain', async () => {
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
    image: home + song.coverArt,
    audio: { contentUrl: home + song.audioFile },
    inAlbum: { name: hostile, url: home + itemPath('release', release) },
    recordingOf: { lyrics: { text: hostile } },
  });
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${home}/`,
    `${home}/music`,
    home + itemPath('track', song),
  ]);

  for (const [path, name] of [
    ['/music', 'All Music'],
    ['/videos', 'All Videos'],
  ] as const) {
    const [way] = (await readHead(site, path)).data[0]['@graph'];
    expect(way['@type']).toBe('BreadcrumbList');
    const steps = way.itemListElement as { name: string; item: string }[];
    expect(steps.map((step) => [step.name, step.item])).toEqual([
      ['Home', `${home}/`],
      [name, home + path],
    ]);
  }

  const [album] = (await readHead(site, itemPath('release', release))).data[0]['@graph'];
  expect(album).toMatchObject({
    '@type': 'MusicAlbum',
    name: hostile,
    albumReleaseType: 'https://schema.org/EPRelease',
    numTracks: 1,
    track: [{ '@type': 'MusicRecording', name: hostile }],
  });
  const [shown] = (await readHead(site, itemPath('video', video))).data[0]['@graph'];
  expect(shown).toMatchObject({
    '@type': 'VideoObject',
    name: hostile,
    thumbnailUrl: home + video.thumbnail,
    contentUrl: `${home}${video.videoFile}`,
    embedUrl: `${home}/embed/videos/${video.id}`,
    interactionStatistic: { userInteractionCount: 0 },
  });
  const dated = await insertVideo(site, { releaseDate: '2026-03-05' });
  const [tube] = (await readHead(site, itemPath('video', dated))).data[0]['@graph'];
  expect(tube).toMatchObject({
    uploadDate: '2026-03-05T00:00:00.000Z',
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
});
