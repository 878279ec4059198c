import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { aMessage, formOf } from '#tests/support/factories.ts';
import { figure, isLong } from '#tests/support/figures.ts';
import { startPostgres } from '#tests/support/setup/start-postgres.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { share, whenOver } from '#tests/support/share.ts';
import { cookiesOf } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';
import { openGate } from '#tests/support/network/tcp-gate.ts';

/** How long the database is away once everything has been looked at. */
const AWAY_MS = isLong ? 20_000 : 0;

/** Requests are told within this time that the database is away. */
const TOLD_WITHIN_MS = 5_000;

/** A server of its own that keeps its promises, and a site that reaches it through a gate. */
async function makeSiteWithGate() {
  const server = await startPostgres({ isDurable: true });
  whenOver(() => server.remove());
  const gate = await openGate(server.port);
  whenOver(() => gate.close());
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-away-'));
  whenOver(() => rm(dataDir, { recursive: true, force: true }));
  const site = await startRunningSite({
    dataDir,
    environment: {
      DATABASE_URL: server.url.replace(`:${server.port}`, `:${gate.port}`),
      OWNER_USERNAME: owner.username,
      OWNER_PASSWORD: owner.password,
      CONTACT_LIMIT_PER_HOUR: '100000',
      LOG_LEVEL: 'info',
    },
  });
  whenOver(site.kill);

  const ask = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      signal: AbortSignal.timeout(TOLD_WITHIN_MS),
    });
  const login = await ask('/api/login', owner);
  const cookie = cookiesOf(login);
  return { server, gate, site, ask, cookie, asOwner: (path: string) => ask(path, undefined, { cookie }) };
}

const shared = share(makeSiteWithGate);

/** Writes messages without a pause until it is stopped, and remembers which were accepted. */
function writeMessages(ask: (path: string, body: object) => Promise<Response>, about: string) {
  const accepted: string[] = [];
  /** How long those who were refused had waited, in milliseconds. */
  const refusals: number[] = [];
  const responses: Record<number, number> = {};
  const stopping = new AbortController();
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const subject = `${about} ${writer}-${count}`;
      const asked = performance.now();
      const { status } = await ask('/api/contact', { ...aMessage, subject });
      responses[status] = (responses[status] ?? 0) + 1;
      if (status === 503) refusals.push(performance.now() - asked);
      if (status === 201) accepted.push(subject);
      // What is refused at once would otherwise be asked thousands of times.
      else await wait(50);
    }
  });
  return {
    accepted,
    answers: responses,
    refusals,
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(writers);
    },
  };
}

test.each(['stopped', 'unreachable'])(
  'A8: while PostgreSQL is %s the site says so and shows its pages; then it goes on, and nothing is lost',
  async (how) => {
    const { server, gate, ask, asOwner } = shared();
    expect((await ask('/')).status).toBe(200);
    const messages = writeMessages(ask, how);
    onTestFinished(() => messages.stop());
    await vi.waitFor(() => expect(messages.accepted.length).toBeGreaterThan(20), 30_000);

    let isAway = true;
    const bringBack = async () => {
      if (!isAway) return;
      isAway = false;
      if (how === 'stopped') await server.start();
      else gate.open();
    };
    // Whatever becomes of this test, the next one needs it too.
    onTestFinished(bringBack);
    if (how === 'stopped') await server.stop();
    else gate.block();
    await vi.waitFor(() => expect(messages.answers[503]).toBeGreaterThan(10), 60_000);
    const refused = await ask('/api/contact', aMessage);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toEqual({
      message: 'The site cannot do this right now. Please try again in a moment.',
    });
    expect((await ask('/healthz')).status).toBe(503);
    expect((await ask('/')).status).toBe(200);
    await wait(AWAY_MS);

    await bringBack();
    const back = performance.now();
    const before = messages.accepted.length;
    await vi.waitFor(() => expect(messages.accepted.length).toBeGreaterThan(before), {
      timeout: 30_000,
      interval: 10,
    });
    const recovery = performance.now() - back;
    await vi.waitFor(() => expect(messages.accepted.length).toBeGreaterThan(before + 20), 30_000);
    await messages.stop();
    expect((await ask('/healthz')).status).toBe(200);
    // Nothing but accepted and refused for now: no internal error, and no request waited for more than five seconds.
    expect(Object.keys(messages.answers)).toEqual(['201', '503']);

    const kept = new Set<string>();
    for (let next: string | null = '/api/messages?limit=100'; next;) {
      const response = await asOwner(next);
      for (const { subject } of (await response.json()) as { subject: string }[]) kept.add(subject);
      next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(messages.accepted.filter((subject) => !kept.has(subject))).toEqual([]);
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    figure(
      'A8',
      `PostgreSQL ${how}: ${messages.refusals.length} refused, the slowest after ` +
        `${seconds(Math.max(...messages.refusals))}; taken again ${seconds(recovery)} after it was back; ` +
        `0 of ${messages.accepted.length} accepted messages lost`,
    );
  },
);

test('an upload whose confirmation never came keeps its file, should its row be there after all', async () => {
  const { gate, site, cookie } = shared();
  // The site commits other things, too, when it looks for jobs: until it is the upload's commit that gets no answer.
  const uploadUncertainly = async (title: string) => {
    gate.dropResponseTo('commit');
    const body = await formOf({ title }, { audioFile: 'tone.mp3' });
    return fetch(`${site.url}/api/tracks`, { method: 'POST', headers: { cookie }, body });
  };
  let uploads = 1;
  let response = await uploadUncertainly('Song 1');
  while (response.status === 201 && uploads < 10) response = await uploadUncertainly(`Song ${++uploads}`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    message: 'It is not certain whether this was saved. Please look before you try again.',
  });
  const tracks = (await (await fetch(`${site.url}/api/tracks`)).json()) as Track[];
  const uncertain = tracks.find(({ title }) => title === `Song ${uploads}`);
  expect((await fetch(`${site.url}${uncertain?.audioFile}`)).status).toBe(200);
});
