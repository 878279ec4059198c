import { startSession } from '#server/domain/accounts/sessions.ts';
import { sessionCookieName } from '#server/http/access/session-cookie.ts';
import {
  insertMessage,
  makePhoto,
  insertRelease,
  insertTrack,
  insertVideo,
} from '#tests/support/factories.ts';
import {
  generateRequests,
  type ApiDocument,
  type GeneratedRequest,
} from '#tests/support/network/generated-requests.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';

/** More than the requests can delete: an empty site could load the demo. */
const ITEMS = 8;

/** Pages, feeds and files that show what the requests stored. */
const readers = [
  '/',
  '/music',
  '/videos',
  ...[1, 2, 3, 4, 5, 6].flatMap((id) => [`/music/${id}`, `/lyrics/${id}.vtt`, `/lyrics/${id}.txt`]),
  '/releases/1',
  '/releases/2',
  '/videos/1',
  '/videos/2',
  '/embed/music/1',
  '/feed.xml',
  '/feed.json',
  '/sitemap.xml',
  '/site.webmanifest',
  '/icons/192.png',
];

type Outcome = {
  count: number;
  statuses: Record<number, number>;
  /** The longest answer. */
  slowest: { ms: number; request: string };
  /** The answer that took the most of our processor, however busy the machine is otherwise. */
  heaviest: { ms: number; request: string };
  /** What failed on our side, or was refused without a sentence. */
  wrong: unknown[];
};

/** Sends generated requests to a new site as its owner, one after the other, and reads its pages in between. */
export async function sendGenerated(options: { hostile: number; seed: number }): Promise<Outcome> {
  const site = await makeSite({ environment: { CONTACT_LIMIT_PER_HOUR: '1000' } });
  const owner = await makeOwner(site);
  for (let item = 0; item < ITEMS; item += 1) {
    const track = await insertTrack(site);
    await insertRelease(site, { tracks: [track] });
    await insertVideo(site);
    await makePhoto(owner);
    await insertMessage(site);
  }
  const document = (await owner.get('/api/openapi.json')).json<ApiDocument>();
  const requests = await generateRequests(document, options);
  const turn = requests.length / (options.hostile + 1);
  const none = { ms: 0, request: '' };
  const outcome: Outcome = { count: 0, statuses: {}, slowest: none, heaviest: none, wrong: [] };
  for (const [index, request] of requests.entries()) {
    await send(owner, request, outcome);
    // These may have ended the session.
    if (/^\/api\/(logout|sessions|users|password)/.test(request.url)) await signInAgain(site, owner);
    if ((index + 1) % turn > 0) continue;
    for (const url of [...readers, ...(await sharePictureOf(site))]) {
      const visitor = site.visitor();
      const { location } = await read(visitor, url, outcome);
      // To the page with its title in the address.
      if (location) await read(visitor, location, outcome);
    }
  }
  return outcome;
}

async function read(visitor: Visitor, url: string, outcome: Outcome): Promise<{ location?: string }> {
  const { headers } = await send(visitor, { method: 'GET', url, headers: { accept: 'text/html' } }, outcome);
  return { ...(headers.location && { location: headers.location }) };
}

async function send(visitor: Visitor, request: GeneratedRequest, outcome: Outcome) {
  const [start, cpuBefore] = [performance.now(), process.cpuUsage()];
  const response = await visitor.send(request);
  const ms = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMs = Math.round((user + system) / 1_000);
  const { statusCode: status, body } = response;
  const shown = `${request.method} ${request.url} ${String(request.payload ?? '')}`.slice(0, 300);
  outcome.count += 1;
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  if (ms > outcome.slowest.ms) outcome.slowest = { ms, request: shown };
  if (cpuMs > outcome.heaviest.ms) outcome.heaviest = { ms: cpuMs, request: shown };
  // The oEmbed standard asks for 501 where a format is not offered.
  const fails = status >= 500 && !(status === 501 && request.url.startsWith('/oembed'));
  const isWordless = status >= 400 && request.url.startsWith('/api/') && !/"message":"\S/.test(body);
  if (fails || isWordless) outcome.wrong.push({ status, body: body.slice(0, 200), request: shown });
  return response;
}

async function signInAgain(site: Site, owner: Visitor): Promise<void> {
  const secret = await startSession(site.database, 1, { address: '127.0.0.1', userAgent: undefined });
  owner.cookies.set(sessionCookieName(site.config.isHttps), secret);
}

async function sharePictureOf(site: Site): Promise<string[]> {
  const { body } = await site.visitor().get('/');
  return /property="og:image" content="[^"]*(\/share\/[^"]*)"/.exec(body)?.slice(1) ?? [];
}
