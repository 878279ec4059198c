import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { cpus } from 'node:os';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { uploadLimits } from '#tests/support/upload-limits.ts';
import { isTrial } from '#scripts/lib/trial.ts';
import { recordFigure } from '#bench/record-figure.ts';

/** How much memory the server needs while ten of the largest videos arrive at once. Build first: npm run build. */
const UPLOADS = isTrial ? 1 : 10;
const GOAL_MB = 150;
const SAMPLE_MS = 50;
const SETTLE_MS = isTrial ? 100 : 3_000;
const BOUNDARY = 'marquee-bench';
const owner = { username: 'billy', password: 'correct horse' };

async function residentMb(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function childrenOf(pid: number): Promise<string[]> {
  const children: string[] = [];
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const list = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '');
    children.push(...list.split(' ').filter(Boolean));
  }
  return children;
}

/** A real clip, stretched to the limit with a box of nothing that every player skips. */
function* largeVideo(clip: Buffer): Generator<Buffer> {
  const boxSize = uploadLimits.video - clip.length;
  const header = Buffer.alloc(8);
  header.writeUInt32BE(boxSize, 0);
  header.write('free', 4);
  yield clip;
  yield header;
  const chunk = Buffer.alloc(64 * 1024);
  for (let left = boxSize - header.length; left > 0; left -= chunk.length) {
    yield chunk.subarray(0, Math.min(left, chunk.length));
  }
}

async function upload(url: string, cookie: string, clip: Buffer): Promise<number> {
  const head =
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="title"\r\n\r\nLarge\r\n` +
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="videoFile"; filename="a.mp4"\r\n\r\n`;
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const sending = request(`${url}/api/videos`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': head.length + uploadLimits.video + tail.length,
    },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  function* body() {
    yield Buffer.from(head);
    yield* largeVideo(clip);
    yield Buffer.from(tail);
  }
  await pipeline(Readable.from(body(), { objectMode: false }), sending);
  const [response] = await answered;
  const answer = await text(response);
  if (response.statusCode !== 201) console.error(response.statusCode, answer);
  return response.statusCode ?? 0;
}

const site = await startRunningSite({
  environment: {
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
  },
});
const pid = site.pid ?? 0;
try {
  const cookie = await signInAt(site.url, owner);
  await wait(SETTLE_MS);
  const idle = await residentMb(pid);
  let peak = idle;
  let peakOfHelpers = 0;
  const sample = async () => {
    peak = Math.max(peak, await residentMb(pid));
    const helpers = await Promise.all((await childrenOf(pid)).map(residentMb));
    peakOfHelpers = Math.max(
      peakOfHelpers,
      helpers.reduce((sum, size) => sum + size, 0),
    );
  };
  const sampling = setInterval(() => void sample(), SAMPLE_MS);

  const clip = await bytesOf('clip.mp4');
  const startedAt = Date.now();
  const statuses = await Promise.all(Array.from({ length: UPLOADS }, () => upload(site.url, cookie, clip)));
  const seconds = (Date.now() - startedAt) / 1_000;
  await wait(SETTLE_MS);
  clearInterval(sampling);

  const grown = peak - idle;
  if (!isTrial)
    recordFigure(
      'D2',
      `${UPLOADS} uploads of 100 MB at once, all ${[...new Set(statuses)].join(' and ')}: memory grew by ${grown.toFixed(0)} MB (${idle.toFixed(0)} to ${peak.toFixed(0)} MB)`,
    );
  console.log(`Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  console.log(`${UPLOADS} uploads of 100 MB at once: ${statuses.join(' ')} in ${seconds.toFixed(1)} s`);
  console.log(
    `Server memory: idle ${idle.toFixed(0)} MB, peak ${peak.toFixed(0)} MB, grew by ${grown.toFixed(0)} MB`,
  );
  console.log(`Media helper processes, at most: ${peakOfHelpers.toFixed(0)} MB`);
  console.log(grown <= GOAL_MB ? `Within the goal of ${GOAL_MB} MB` : `Over the goal of ${GOAL_MB} MB`);
  if (grown > GOAL_MB || statuses.some((status) => status !== 201)) process.exitCode = 1;
} finally {
  await site.remove();
}
