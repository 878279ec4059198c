import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { JobKind } from '#server/storage/database/tables.ts';
import { startBalancer } from '#tests/support/network/balancer.ts';
import { aMessage, formOf } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { cookiesOf } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';
import { environmentOf, openStoredDatabase, openStoredFiles, removeStores } from '#tests/support/stores.ts';

/** How often a view is counted: enough that a lost one shows. */
const VIEWS = Number(process.env['TEST_VIEWS'] ?? 600);

type Options = { environment?: Record<string, string> };

/** One site over one PostgreSQL and one bucket; each of its programs has a folder of its own. */
async function prepareSite({ environment = {} }: Options = {}) {
  const stores = await mkdtemp(join(tmpdir(), 'marquee-two-'));
  const shared: Record<string, string> = await environmentOf(stores);
  delete shared['DATA_DIR'];
  const start = async () => {
    const program = await startRunningSite({
      environment: { ...shared, TRUST_PROXY: '127.0.0.1', ...environment },
    });
    onTestFinished(program.remove);
    return program;
  };
  onTestFinished(async () => {
    await removeStores(stores);
    await rm(stores, { recursive: true, force: true });
  });
  return { stores, start };
}

async function startTwoPrograms(options?: Options) {
  const { start, ...rest } = await prepareSite(options);
  const [a, b] = await Promise.all([start(), start()]);
  return { a, b, start, ...rest };
}

type Asked = { body?: object | FormData; headers?: Record<string, string>; method?: string };

function ask(program: RunningSite, path: string, { body, headers, method }: Asked = {}): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${program.url}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
  });
}

/** The owner, as the program where they register knows them. */
async function registerAt(program: RunningSite): Promise<string> {
  const response = await ask(program, '/api/register', { body: owner });
  expect(response.status).toBe(201);
  return cookiesOf(response);
}

/** Each from an address of its own, so that no limit is reached. */
const from = (number: number) => ({
  'x-forwarded-for': `127.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
});

function countStatuses(responses: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('what is uploaded to one is shown and streamed by the other, and a logout there ends it here', async () => {
  const { a, b } = await startTwoPrograms();
  expect(await (await ask(b, '/')).text()).not.toContain('Northern Light');
  const cookie = await registerAt(a);
  const uploaded = await ask(a, '/api/tracks', {
    body: await formOf({ title: 'Northern Light' }, { audioFile: 'tone.mp3', coverArt: 'picture.jpg' }),
    headers: { cookie },
  });
  expect(uploaded.status).toBe(201);
  const { audioFile } = (await uploaded.json()) as Track;
  await vi.waitFor(async () => expect(await (await ask(b, '/')).text()).toContain('Northern Light'));

  const part = await ask(b, audioFile, { headers: { range: 'bytes=100-299' } });
  expect(part.status).toBe(206);
  const original = await bytesOf('tone.mp3');
  expect(Buffer.from(await part.arrayBuffer()).equals(original.subarray(100, 300))).toBe(true);

  expect((await ask(b, '/api/messages', { headers: { cookie } })).status).toBe(200);
  const logout = await ask(b, '/api/logout', { method: 'POST', headers: { cookie } });
  expect(logout.status).toBe(204);
  expect((await ask(a, '/api/messages', { headers: { cookie } })).status).toBe(401);
});

test('both count together: views, first registrations, and wrong passwords', async () => {
  const { a, b } = await startTwoPrograms();
  const registrations = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      ask(number % 2 ? a : b, '/api/register', {
        body: { username: `visitor${number}`, password: owner.password },
        headers: from(number),
      }),
    ),
  );
  expect(countStatuses(registrations)).toEqual({ 201: 1, 403: 49 });
  const cookie = cookiesOf(registrations.find(({ status }) => status === 201) as Response);

  const made = await ask(a, '/api/videos', {
    body: await formOf({ title: 'Film', videoType: 'musicVideo', embedUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
    headers: { cookie },
  });
  const { id } = (await made.json()) as Video;
  const viewers = Array.from({ length: 20 }, async (_, viewer) => {
    for (let view = viewer; view < VIEWS; view += 20) {
      const response = await ask(view % 2 ? a : b, `/api/videos/${id}/view`, {
        method: 'POST',
        headers: from(view),
      });
      expect(response.status).toBe(200);
    }
  });
  await Promise.all(viewers);
  const { views } = (await (await ask(b, `/api/videos/${id}`)).json()) as Video;
  expect(views).toBe(VIEWS);

  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      ask(number % 2 ? a : b, '/api/login', {
        body: { username: owner.username, password: `wrong ${number}` },
        headers: from(1_000_000),
      }),
    ),
  );
  expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 30 });
});

/** Whether somebody is doing a job of this kind just now. */
function isAtWork(database: Database, kind: JobKind): Promise<boolean> {
  return database.transaction().execute(async (looking) => {
    const jobs = looking.selectFrom('jobs').select('subject').where('kind', '=', kind);
    const free = await jobs.forUpdate().skipLocked().execute();
    return (await jobs.execute()).length > free.length;
  });
}

test('one that is killed in the middle of an upload and of a job loses nothing, and the other finishes the job', async () => {
  const { stores, start } = await prepareSite();
  const { database, close } = await openStoredDatabase(stores);
  onTestFinished(close);
  const a = await start();
  const cookie = await registerAt(a);
  // Half of a form, so that the upload is under way for as long as the program lives.
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(
        Buffer.from(
          '--half\r\ncontent-disposition: form-data; name="title"\r\n\r\nHalf\r\n' +
            '--half\r\ncontent-disposition: form-data; name="audioFile"; filename="a.mp3"\r\n\r\n' +
            'x'.repeat(100_000),
        ),
      );
    },
  });
  const cutOff = fetch(`${a.url}/api/tracks`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=half' },
    body: half,
    duplex: 'half',
  } as RequestInit).catch(() => 'cut off');
  const incoming = join(a.folder, 'incoming');
  await vi.waitFor(async () => {
    const files = await readdir(incoming, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile() && !file.name.startsWith('.')).length).toBeGreaterThan(0);
  });
  let videos = 0;
  for (let caught = false; !caught;) {
    const video = await ask(a, '/api/videos', {
      body: await formOf({ title: `Film ${++videos}` }, { videoFile: 'clip.mp4' }),
      headers: { cookie },
    });
    expect(video.status).toBe(201);
    // Standing still, it cannot finish while we look.
    a.hold();
    caught = await isAtWork(database, 'thumbnail');
    if (!caught) a.goOn();
  }
  await a.kill();
  expect(await cutOff).toBe('cut off');

  const b = await start();
  const readVideos = async () => (await (await ask(b, '/api/videos')).json()) as Video[];
  await vi.waitFor(async () => {
    expect((await readVideos()).filter(({ thumbnail }) => thumbnail)).toHaveLength(videos);
  }, 60_000);
  expect(await (await ask(b, '/api/tracks')).json()).toEqual([]);

  await vi.waitFor(async () => {
    const left = await database.selectFrom('jobs').select('kind').where('kind', '!=', 'sweep').execute();
    expect(left).toEqual([]);
  }, 60_000);
  // Every file belongs to one of the videos: nothing of the interrupted upload was kept.
  const stems = (await readVideos()).flatMap(({ id, videoFile, thumbnail }) => [
    ...[videoFile, thumbnail].map((address) => address?.slice('/uploads/'.length).split('.')[0] ?? ''),
    `share-videos-${id}-`,
  ]);
  const media = await openStoredFiles(stores);
  onTestFinished(() => media.close());
  for await (const { name } of media.list()) {
    expect(stems.some((stem) => name.startsWith(stem))).toBe(true);
  }
});

test('they are restarted one after the other under load, and no request is refused', async () => {
  const { a, b, start } = await startTwoPrograms({
    environment: { STOP_DELAY_SECONDS: '1', CONTACT_LIMIT_PER_HOUR: '100000' },
  });
  const balancer = await startBalancer([a.url, b.url]);
  onTestFinished(() => balancer.close());
  const statuses: Record<number, number> = {};
  const over = new AbortController();
  const visitors = Array.from({ length: 6 }, async (_, visitor) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const writes = count % 10 === 9;
      const { status } = await fetch(`${balancer.url}${writes ? '/api/contact' : '/'}`, {
        ...(writes && { method: 'POST', body: JSON.stringify(aMessage) }),
        headers: { ...from(visitor), ...(writes && { 'content-type': 'application/json' }) },
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  for (const old of [a, b]) {
    const before = statuses[200] ?? 0;
    expect(await old.stop()).toBe(0);
    balancer.remove(old.url);
    balancer.add((await start()).url);
    await vi.waitFor(() => expect(statuses[200]).toBeGreaterThan(before + 50), 30_000);
  }
  over.abort();
  await Promise.all(visitors);
  expect(statuses).toEqual({ 200: expect.any(Number), 201: expect.any(Number) });
});
