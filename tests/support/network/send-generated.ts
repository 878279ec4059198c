import type { LanguageCode } from '#shared/language/languages.ts';
import { apiPaths, calendarPath, pressLogoPath, pressZipPath } from '#shared/primitives/addresses.ts';
import type { ErrorBody } from '#shared/primitives/requests.schema.ts';
import { ON, settingKeys } from '#shared/site/settings.ts';
import { startSession } from '#server/domain/accounts/sessions.ts';
import { sessionCookieName } from '#server/http/access/session-cookie.ts';
import {
  insertMessage,
  insertPost,
  insertRelease,
  insertShow,
  insertTrack,
  insertVideo,
  makePhoto,
} from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';
import {
  generateRequests,
  hostileLyrics,
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
  '/news',
  '/news/1',
  '/news/2',
  '/shows',
  '/shows/1',
  '/shows/2',
  calendarPath,
  '/press',
  '/privacy',
  pressZipPath,
  pressLogoPath,
  '/embed/music/1',
  '/feed.xml',
  '/feed.json',
  '/sitemap.xml',
  '/site.webmanifest',
  '/icons/192.webp',
];

type Measured = { ms: number; request: string };
const nothing: Measured = { ms: 0, request: '' };
const longer = (one: Measured, other: Measured) => (other.ms > one.ms ? other : one);

export type Outcome = {
  seed: number;
  count: number;
  statuses: Record<number, number>;
  /** The longest answer. */
  slowest: Measured;
  /** The answer that took the most processor time, which depends less on what else the machine does. */
  heaviest: Measured;
  /** What failed on our side, or was refused without a sentence. */
  wrong: unknown[];
  /** What people read of refusals. */
  sentences: Set<string>;
};

/** `hostile` requests for each operation, on each of the sites: they delete much, so a new one is begun now and then. */
type Options = { sites: number; hostile: number; seed: number; language?: LanguageCode };

/** Sends generated requests as the owner, one after the other, and reads the pages in between. */
export async function sendGenerated({ sites, hostile, seed, language = 'en' }: Options): Promise<Outcome> {
  const outcome: Outcome = {
    seed,
    count: 0,
    statuses: {},
    slowest: nothing,
    heaviest: nothing,
    wrong: [],
    sentences: new Set(),
  };
  for (let site = 0; site < sites; site += 1)
    await sendToNewSite({ hostile, seed: seed + site, language }, outcome);
  const { count, statuses, slowest, heaviest, wrong } = outcome;
  const answered = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  figure(
    'B',
    `${count} generated requests: ${answered.join(', ')}; ${wrong.length} failures; slowest ${slowest.ms} ms (${slowest.request}), most work ${heaviest.ms} ms (${heaviest.request})`,
  );
  return outcome;
}

type SiteOptions = { hostile: number; seed: number; language: LanguageCode };

async function sendToNewSite(options: SiteOptions, outcome: Outcome): Promise<void> {
  const site = await makeSite({
    environment: { ...mailEnvironment, CONTACT_LIMIT_PER_HOUR: '1000', SUBSCRIBE_LIMIT_PER_HOUR: '1000' },
  });
  const owner = await makeOwner(site);
  await owner.put(`/api/settings/${settingKeys.language}`, { value: options.language });
  for (let item = 0; item < ITEMS; item += 1) {
    // As older versions may have stored them.
    const track = await insertTrack(site, { lyrics: hostileLyrics[item] ?? null });
    await insertRelease(site, { tracks: [track] });
    await insertVideo(site);
    await insertPost(site);
    await insertShow(site);
    await insertMessage(site);
    await makePhoto(owner);
  }
  await owner.put(apiPaths.press, { enabled: true });
  await owner.put(`/api/settings/${settingKeys.privacyLink}`, { value: ON });
  const document = (await owner.get('/api/openapi.json')).json<ApiDocument>();
  const requests = await generateRequests(document, options);
  const turn = requests.length / (options.hostile + 1);
  for (const [index, request] of requests.entries()) {
    if (index % turn === 0) await readPages(site, outcome);
    await send(owner, request, outcome);
    // These may have ended the session.
    if (/^\/api\/(logout|sessions|users|password)/.test(request.url)) await signInAgain(site, owner);
  }
  await readPages(site, outcome);
}

async function readPages(site: Site, outcome: Outcome): Promise<void> {
  const visitor = site.visitor();
  const read = (url: string) =>
    send(visitor, { method: 'GET', url, headers: { accept: 'text/html' } }, outcome);
  for (const url of readers) {
    const { location } = (await read(url)).headers;
    // To the page with its title in the address.
    if (location) await read(location);
  }
  const home = (await visitor.get('/')).body;
  const sharePicture = /property="og:image" content="[^"]*(\/share\/[^"]*)"/.exec(home)?.[1];
  if (sharePicture) await read(sharePicture);
}

async function send(visitor: Visitor, request: GeneratedRequest, outcome: Outcome) {
  const [start, cpuBefore] = [performance.now(), process.cpuUsage()];
  const response = await visitor.send(request);
  const ms = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(cpuBefore);
  const { statusCode: status, body } = response;
  const line = `${request.method} ${request.url}`.slice(0, 100);
  outcome.count += 1;
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  // A backup takes as long as the site is large.
  if (status !== 200 || !request.url.startsWith('/api/backup')) {
    outcome.slowest = longer(outcome.slowest, { ms, request: line });
    outcome.heaviest = longer(outcome.heaviest, { ms: Math.round((user + system) / 1_000), request: line });
  }
  // The oEmbed standard asks for 501 where a format is not offered.
  const fails = status >= 500 && !(status === 501 && request.url.startsWith('/oembed'));
  const isWordless = status >= 400 && request.url.startsWith('/api/') && !/"message":"\S/.test(body);
  if (status >= 400 && request.url.startsWith('/api/') && !fails && !isWordless) {
    const { message, fields = {} } = response.json<ErrorBody>();
    for (const sentence of [message, ...Object.values(fields)]) outcome.sentences.add(sentence);
  }
  if (fails || isWordless)
    outcome.wrong.push({
      status,
      body: body.slice(0, 200),
      line,
      sent: String(request.payload).slice(0, 500),
    });
  return response;
}

async function signInAgain(site: Site, owner: Visitor): Promise<void> {
  const secret = await startSession(site.database, 1, { address: '127.0.0.1', userAgent: undefined });
  owner.cookies.set(sessionCookieName(site.config.isHttps), secret);
}
