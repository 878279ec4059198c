import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { formOf } from '#tests/support/factories.ts';
import {
  expectHealthy,
  expectNothingAmiss,
  freshFolder,
  readDatabase,
  startOwnedSite,
  storedNames,
} from '#tests/support/fault-site.ts';
import { figure } from '#tests/support/figures.ts';
import { hostileRequests, type HostileRequest } from '#tests/support/network/hostile-requests.ts';

const AT_ONCE = 8;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

type Answer = { status: number; body: string };

/** The address exactly as it is written, which `fetch` would tidy up. Null when the site hung up. */
function send(url: string, cookie: string, { method, path, headers, body }: HostileRequest) {
  return new Promise<Answer | null>((resolve) => {
    const asked = request(
      url,
      {
        agent,
        method,
        path,
        headers: { cookie, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) =>
        void text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, body }),
          () => resolve(null),
        ),
    );
    asked.once('error', () => resolve(null));
    asked.end(body);
  });
}

const tables = ['users', 'tracks', 'videos', 'about_images', 'messages', 'site_settings'];

const readEverything = async (dataDir: string) => ({
  rows: readDatabase(dataDir, (database) =>
    tables.map((table) => database.prepare(`select * from ${table} order by id`).all()),
  ),
  files: await storedNames(dataDir),
});

test('B: whatever is sent to any address, the site answers in plain words and nothing changes', async () => {
  const dataDir = await freshFolder();
  const site = await startOwnedSite({ dataDir });
  const cookie = await site.signIn();
  const made = await fetch(`${site.url}/api/tracks`, {
    method: 'POST',
    headers: { cookie },
    body: await formOf({ title: 'Precious' }, { audioFile: 'tone.mp3', coverArt: 'picture.jpg' }),
  });
  expect(made.status).toBe(201);
  // What an upload leaves to be done is done before we look.
  await expect.poll(async () => (await storedNames(dataDir)).length, { timeout: 60_000 }).toBeGreaterThan(3);
  await expect
    .poll(
      () =>
        readDatabase(dataDir, (database) =>
          database.prepare(`select kind from jobs where kind != 'sweep'`).all(),
        ),
      {
        timeout: 60_000,
      },
    )
    .toEqual([]);
  const before = await readEverything(dataDir);

  const description = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const requests = [...hostileRequests(description.paths)];
  const statuses: Record<string, number> = {};
  const wrong: unknown[] = [];
  const next = requests.values();
  const sendAll = async () => {
    for (const hostile of next) {
      // After a sign-out, all further requests would only be refused.
      const answer = await send(site.url, hostile.path.startsWith('/api/logout') ? '' : cookie, hostile);
      const status = answer?.status ?? 'hung up';
      statuses[status] = (statuses[status] ?? 0) + 1;
      const isWrong = !answer || answer.status >= 500 || /\bat .*\.(js|ts):\d+/.test(answer.body);
      const isWordless =
        answer &&
        answer.status >= 400 &&
        hostile.path.startsWith('/api/') &&
        !/"message":"[A-Z]/.test(answer.body);
      if (isWrong || isWordless) wrong.push({ ...hostile, body: String(hostile.body).slice(0, 80), answer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
  expect(wrong.slice(0, 5)).toEqual([]);
  expect((await fetch(`${site.url}/api/messages`, { headers: { cookie } })).status).toBe(200);
  expect(await readEverything(dataDir)).toEqual(before);
  await expectNothingAmiss(dataDir);
  await expectHealthy(site.url);
  const answered = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  figure(
    'B',
    `${requests.length} hostile requests: ${answered.join(', ')}; 0 × 5xx, 0 rows or files changed`,
  );
});
