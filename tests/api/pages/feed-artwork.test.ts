import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { apiPaths, feedPaths } from '#shared/primitives/addresses.ts';
import { artworkSides } from '#shared/media/pictures.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { deleteForGood, insertTrack, makePhoto, makeTrack, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';

/** Real pictures in a real process: on a busy machine it takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const home = 'https://billy.example';

async function makeNamedSite() {
  const site = await makeSite({ environment: { PUBLIC_URL: home } });
  return { site, owner: await makeOwner(site), visitor: site.visitor() };
}

/** The pictures that a feed names: that of the channel first, then those of its songs. */
async function artworkIn(visitor: Visitor): Promise<string[]> {
  const { body } = await visitor.get(feedPaths.rss);
  const { document } = new JSDOM(body, { contentType: 'text/xml' }).window;
  const rss = [...document.getElementsByTagName('itunes:image')].map((image) => image.getAttribute('href'));
  const { icon, items } = (await visitor.get(feedPaths.json)).json();
  expect([icon, ...items.map(({ image }: { image: string }) => image)]).toEqual(rss);
  return rss.map((address) => address?.replace(home, '') ?? '');
}

async function expectArtwork(visitor: Visitor, path: string) {
  const response = await visitor.get(path);
  expect([path, response.statusCode, response.headers['content-type']]).toEqual([path, 200, 'image/jpeg']);
  const { format, width, height, space } = await sharp(response.rawPayload).metadata();
  expect([format, width, space]).toEqual(['jpeg', height, 'srgb']);
  expect(width).toBeGreaterThanOrEqual(artworkSides.least);
  expect(width).toBeLessThanOrEqual(artworkSides.most);
  return { bytes: response.rawPayload, side: width };
}

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .composite([
      {
        input: {
          create: { width: Math.floor(width / 2), height, channels: 3, background: '#2020c0' },
        },
        left: Math.ceil(width / 2),
        top: 0,
      },
    ])
    .png()
    .toBuffer();

async function colourOf(bytes: Buffer): Promise<'red' | 'blue'> {
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

async function artworkFiles({ media }: Site): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of media.list()) if (name.includes('artwork')) names.push(name);
  return names;
}

test('every song and the artist have a picture that podcast apps take, whatever there is to make it from', async () => {
  const { owner, visitor } = await makeNamedSite();
  const own = { name: 'own.png', bytes: await halves(300, 200) };
  const onRelease = await makeTrack(owner, { title: 'Opener' });
  const large = { name: 'large.png', bytes: await halves(1600, 1500) };
  const release = { title: 'Nights', trackIds: `[${onRelease.id}]` };
  await upload(owner, apiPaths.releases, release, { coverArt: large });
  await makeTrack(owner, { title: 'Own', coverArt: own });
  await makeTrack(owner, { title: 'Bare' });

  const [channel = '', bare = '', ofOwn = '', ofRelease = ''] = await artworkIn(visitor);
  // Nothing but the name: that is drawn.
  expect(bare).toBe(channel);
  await expectArtwork(visitor, channel);
  expect((await expectArtwork(visitor, ofOwn)).side).toBe(artworkSides.least);
  expect((await expectArtwork(visitor, ofRelease)).side).toBe(1500);
  await owner.put(`${apiPaths.settings}/${settingKeys.artistName}`, { value: 'Grace' });
  const [renamed = ''] = await artworkIn(visitor);
  expect((await visitor.get(channel)).headers.location).toBe(renamed);

  await makePhoto(owner, { title: 'On stage' });
  const [photo = '', withoutCover] = await artworkIn(visitor);
  expect(photo).not.toBe(renamed);
  expect(withoutCover).toBe(photo);
  await expectArtwork(visitor, photo);
});

test('the picture of a song is cropped where the owner says, for visitors alone, and goes with its cover', async () => {
  const { site, owner, visitor } = await makeNamedSite();
  const track = await makeTrack(owner, { coverArt: { name: 'wide.png', bytes: await halves(900, 300) } });
  const address = `${apiPaths.tracks}/${track.id}`;
  const seen: string[] = [];
  for (const [x, colour] of [
    [0, 'red'],
    [1, 'blue'],
  ] as const) {
    await owner.put(address, { focus: { x, y: 0.5 } });
    const [, path = ''] = await artworkIn(visitor);
    expect(await colourOf((await expectArtwork(visitor, path)).bytes)).toBe(colour);
    seen.push(path);
  }
  const [older = '', path = ''] = seen;
  expect((await visitor.get(older)).headers.location).toBe(path);
  expect(await artworkFiles(site)).toEqual([path.split('/').at(-1)]);
  const again = await visitor.send({
    url: path,
    headers: { 'if-none-match': String((await visitor.get(path)).headers.etag) },
  });
  expect(again.statusCode).toBe(304);

  await owner.put(address, { visibility: 'draft' });
  expect((await visitor.get(path)).statusCode).toBe(404);
  await deleteForGood(owner, address);
  await site.jobs.idle();
  expect(await artworkFiles(site)).toEqual([]);
});

test('many who ask at once get one picture, and there is nothing where none can be', async () => {
  const { site, visitor } = await makeNamedSite();
  await insertTrack(site);
  const [channel = ''] = await artworkIn(visitor);
  const responses = await Promise.all(Array.from({ length: 40 }, () => visitor.get(channel)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
  for (const path of ['/artwork/x.jpg', '/artwork/0123-artwork.jpg', '/artwork/', '/artwork/%00.jpg'])
    expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 404]);
});
