import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formOf } from '#tests/support/factories.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { cookiesOf } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';
import { arrivingFiles } from '#tests/support/store.ts';

async function registerOwner(url: string): Promise<string> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  return cookiesOf(response);
}

/** Sends half of a song over a connection that wants to be kept, and the other half when told to. */
async function uploadInHalves(url: string, cookie: string) {
  const form = new Response(await formOf({ title: 'Halfway' }, { audioFile: 'tone.mp3' }));
  const type = form.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await form.arrayBuffer());
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const upload = request(new URL('/api/tracks', url), {
    method: 'POST',
    agent,
    headers: { cookie, 'content-type': type, 'content-length': bytes.length },
  });
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  const half = Math.floor(bytes.length / 2);
  upload.write(bytes.subarray(0, half));
  return {
    async finish(): Promise<IncomingMessage> {
      upload.end(bytes.subarray(half));
      const [answer] = await answered;
      answer.resume();
      return answer;
    },
  };
}

test('a stop answers what is under way, refuses what comes after it, and ends soon', async () => {
  const site = await startRunningSite();
  onTestFinished(site.remove);
  const upload = await uploadInHalves(site.url, await registerOwner(site.url));
  await vi.waitFor(async () => expect(await arrivingFiles(site.folder)).toHaveLength(1));
  const late = connect(Number(new URL(site.url).port), '127.0.0.1');
  late.write('GET /api/tracks HTTP/1.1\r\n');
  // Answered by the same process, so the line above has arrived as well.
  await fetch(`${site.url}/healthz`);

  const stopped = site.stop();
  await vi.waitFor(() => expect(site.log.join('\n')).toContain('SIGTERM received'));
  late.write('Host: x\r\n\r\n');
  const refusal = await text(late);
  expect(refusal).toMatch(/^HTTP\/1\.1 503 /);
  expect(refusal).toMatch(/^retry-after: \d+\r$/im);
  expect(refusal).toMatch(/^connection: close\r$/im);
  expect(refusal).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(refusal).toContain('{"message":"The site is being restarted. Please try again in a moment."}');

  const answer = await upload.finish();
  expect(answer.statusCode).toBe(201);
  expect(answer.headers.connection).toBe('close');
  expect(await stopped).toBe(0);
  expect(await arrivingFiles(site.folder)).toEqual([]);
});

test('a stop with a delay is told to the balancer first, while everything else is still answered', async () => {
  const site = await startRunningSite({ environment: { STOP_DELAY_SECONDS: '15' } });
  onTestFinished(site.remove);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const stopped = site.stop();
  const health = await vi.waitFor(async () => {
    const response = await fetch(`${site.url}/healthz`);
    expect(response.status).toBe(503);
    return response;
  });
  expect(health.headers.get('retry-after')).toBe('10');
  for (const address of ['/', '/api/tracks']) {
    expect([address, (await fetch(site.url + address)).status]).toEqual([address, 200]);
  }
  expect(await stopped).toBe(0);
});
