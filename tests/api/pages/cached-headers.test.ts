import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import {
  apiPaths,
  artworkPath,
  embedPagePaths,
  itemPagePaths,
  itemPath,
  lyricsPath,
  oembedPath,
  pageKinds,
  playerKinds,
  pressZipPath,
  uploadsPath,
} from '#shared/primitives/addresses.ts';
import { ON, settingKeys } from '#shared/site/settings.ts';
import { sharePicturePaths } from '#shared/media/share-picture-paths.ts';
import {
  insertPhoto,
  insertPost,
  insertRelease,
  insertShow,
  insertTrack,
  insertVideo,
  storeFile,
} from '#tests/support/factories.ts';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

/** A cached response must equal the uncached one in everything but its date, on every route that visitors can read. */

type Request = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> };
type Response = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

const HOST = 'billy.example';

/** Over a real connection: Node itself adds headers, too. */
async function createClient(site: Site) {
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return (path: string, { method = 'GET', headers = {} }: Request = {}) =>
    new Promise<Response>((resolve, reject) => {
      const outgoing = request(
        origin + path,
        { method, headers: { host: HOST, ...headers }, agent },
        (incoming) => {
          const { date: _date, ...rest } = incoming.headers;
          void buffer(incoming).then(
            (body) => resolve({ status: incoming.statusCode, headers: rest, body: body.toString('latin1') }),
            reject,
          );
        },
      );
      outgoing.on('error', reject).end();
    });
}

/** A path for every route with parameters. */
async function examplesOf(site: Site): Promise<Record<string, string>> {
  const owner = await makeOwner(site);
  await owner.put('/api/settings/artist_name', { value: 'Ada & the Bytes' });
  await owner.put(apiPaths.press, { enabled: true });
  await owner.put(`${apiPaths.settings}/${settingKeys.privacyLink}`, { value: ON });
  const audioFile = await storeFile(site, 'tone.mp3');
  const track = await insertTrack(site, { title: 'One', audioFile, lyrics: '[00:01.00]La la' });
  const video = await insertVideo(site, { title: 'Two' });
  const photo = await insertPhoto(site, { imagePath: await storeFile(site, 'picture.jpg') });
  const release = await insertRelease(site, { title: 'Three', tracks: [track] });
  const show = await insertShow(site, { venue: 'Four' });
  const post = await insertPost(site, { title: 'Five' });
  const items = { track, video, release, show, post };

  const read = async (path: string) => (await site.visitor().get(path)).body;
  const pathIn = async (path: string, pattern: RegExp) =>
    decodeURI(pattern.exec(await read(path))?.[1] ?? `nothing like ${pattern} in ${path}`);
  const sharePicture = (path: string) => pathIn(path, /"og:image" content="https?:\/\/[^/]+([^"]+)"/);
  const examples: Record<string, string> = {
    [`${uploadsPath}*`]: audioFile,
    [artworkPath]: await pathIn('/feed.json', /"icon":"https?:\/\/[^/]+([^"]+)"/),
    '/assets/:name': await pathIn('/', /(\/assets\/[^" ]+\.js)/),
    '/sitemap-:kind(^[a-z]+$)-:number(^[0-9]{1,9}$).xml': '/sitemap-track-1.xml',
    '/lyrics/:id(^[1-9][0-9]{0,8}$).:form(^(?:txt|vtt)$)': lyricsPath(track.id, 'timed'),
    [oembedPath]: `${oembedPath}?url=http://${HOST}${itemPath('track', track)}`,
    '/api/settings/:key': '/api/settings/artist_name',
    '/api/tracks/:id': `/api/tracks/${track.id}`,
    '/api/tracks/:id/neighbours': `/api/tracks/${track.id}/neighbours`,
    '/api/releases/:id': `/api/releases/${release.id}`,
    '/api/videos/:id': `/api/videos/${video.id}`,
    '/api/shows/:id': `/api/shows/${show.id}`,
    '/api/videos/:id/neighbours': `/api/videos/${video.id}/neighbours`,
    '/api/posts/:id': `/api/posts/${post.id}`,
    '/api/posts/:id/neighbours': `/api/posts/${post.id}/neighbours`,
    // For the owner alone, as the test finds out.
    '/api/messages/:id': '/api/messages/1',
    '/api/newsletters/:id': '/api/newsletters/1',
    '/api/about/images/:id': `/api/about/images/${photo.id}`,
    [sharePicturePaths.site]: await sharePicture('/'),
  };
  for (const kind of pageKinds) {
    const page = itemPath(kind, items[kind]);
    examples[itemPagePaths[kind]] = page;
    examples[sharePicturePaths[kind]] = await sharePicture(page);
  }
  for (const kind of playerKinds)
    examples[embedPagePaths[kind]] = embedPagePaths[kind].replace(':id', String(items[kind].id));
  return examples;
}

/** Monitoring reads the state of the moment. */
const neverCached = ['/healthz', '/readyz', '/api/releases/:id/zip', pressZipPath];

test(
  'every cached response has the headers and the body of the uncached one',
  { timeout: 300_000 },
  async () => {
    const site = await makeSite({ environment: { ...mailEnvironment, PUBLIC_URL: `http://${HOST}` } });
    const examples = await examplesOf(site);
    const send = await createClient(site);

    /** The same request to an empty cache, and to one that a plain read has filled. */
    async function compare(path: string, asked: Request): Promise<Response> {
      const encoding = asked.headers?.['accept-encoding'];
      site.changes.announce();
      const uncached = await send(path, asked);
      await send(path, { headers: encoding ? { 'accept-encoding': encoding } : {} });
      expect(
        await send(path, asked),
        `${asked.method ?? 'GET'} ${path} ${JSON.stringify(asked.headers)}`,
      ).toEqual(uncached);
      return uncached;
    }

    const paths = site.app.routeTable
      .filter(({ method, url }) => method === 'GET' && !neverCached.includes(url))
      .map(({ url }) => examples[url] ?? url);
    expect(paths.filter((path) => /[:*]/.test(path.split('?')[0] ?? ''))).toEqual([]);
    let compared = 0;
    for (const path of paths) {
      const { status, headers } = await compare(path, {});
      // For the owner alone.
      if (status === 401) continue;
      expect({ path, isFailure: Number(status) >= 400 }).toEqual({ path, isFailure: false });
      compared += 1;
      await compare(path, { method: 'HEAD' });
      for (const encoding of ['gzip', 'br']) {
        const accepted = { 'accept-encoding': encoding };
        const encoded = await compare(path, { headers: accepted });
        if (encoded.headers['content-encoding']) await compare(path, { method: 'HEAD', headers: accepted });
      }
      const statusOf = async (asked: Request) => `${path}: ${(await compare(path, asked)).status}`;
      const statuses: string[] = [];
      const expected: string[] = [];
      if (headers.etag) {
        const known = { 'if-none-match': headers.etag };
        statuses.push(await statusOf({ headers: known }), await statusOf({ method: 'HEAD', headers: known }));
        expected.push(`${path}: 304`, `${path}: 304`);
        await compare(path, { headers: { 'if-none-match': '"another"' } });
      }
      if (headers['accept-ranges'] === 'bytes') {
        for (const range of ['bytes=0-9', 'bytes=5-', 'bytes=-5', 'bytes=0-1,4-5'])
          await compare(path, { headers: { range } });
        statuses.push(await statusOf({ headers: { range: 'bytes=999999999-' } }));
        expected.push(`${path}: 416`);
      }
      expect(statuses).toEqual(expected);
    }
    expect(compared).toBeGreaterThan(40);
  },
);
