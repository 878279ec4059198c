import { cpus } from 'node:os';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { longWav } from '#tests/support/media/long-wav.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { createTestBucket } from '#tests/support/s3/environment.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { ask, median } from '#bench/measure.ts';
import { cpuMs, untilIdle } from '#scripts/lib/process-load.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/**
 * What a part of a popular song costs the processor: from a disk, from S3, and from the local copy of a file in S3.
 * Build first: npm run build. `npx tsx bench/hot-files.ts`; the S3 server is the tests' own, in this process, whose
 * time is not counted.
 */

const ROUNDS = isTrial ? 1 : 5;
const REQUESTS = isTrial ? 20 : 1_000;
const CONNECTIONS = 8;
const PART_BYTES = 64 * 1024;
const SONG_BYTES = 9 * 1024 * 1024;

const owner = { username: 'bench', password: 'correct horse' };

type Target = { name: string; url: string; pid: number; times: number[]; remove: () => Promise<void> };

async function startTarget(name: string, environment: Record<string, string>, song: Buffer): Promise<Target> {
  const site = await startRunningSite({
    environment: { ...environment, OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password },
  });
  const form = new FormData();
  form.append('title', 'A popular song');
  form.append('releaseType', 'single');
  form.append('audioFile', new File([new Uint8Array(song)], 'song.wav'));
  const response = await fetch(site.url + apiPaths.tracks, {
    method: 'POST',
    body: form,
    headers: { cookie: await signInAt(site.url, owner) },
  });
  if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`);
  const { audioFile } = (await response.json()) as Track;
  const pid = site.pid ?? 0;
  return { name, url: site.url + audioFile, pid, times: [], remove: site.remove };
}

/** Parts that begin anywhere, as listeners seek: none is asked for twice, so none comes from memory. */
async function askForParts({ url }: Target, firstPart: number): Promise<void> {
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let index = connection; index < REQUESTS; index += CONNECTIONS) {
        const start = ((firstPart + index) * 7_919_003) % (SONG_BYTES - PART_BYTES);
        const { status } = await ask(url, { headers: { range: `bytes=${start}-${start + PART_BYTES - 1}` } });
        if (status !== 206) throw new Error(`A part was answered ${status}`);
      }
    }),
  );
}

const song = await longWav(SONG_BYTES);
const direct = await createTestBucket('marquee-direct');
const copied = await createTestBucket('marquee-copied');
const targets = [
  await startTarget('disk', {}, song),
  await startTarget('S3', { ...direct, CACHE_MB: '0' }, song),
  await startTarget('S3 with CACHE_MB', { ...copied }, song),
];
try {
  for (const target of targets) {
    await askForParts(target, 0);
    await untilIdle(target.pid);
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const target of targets) {
      const before = await cpuMs(target.pid);
      await askForParts(target, round * REQUESTS);
      target.times.push((await cpuMs(target.pid)) - before);
    }
  }
  console.log(`Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  console.log(`CPU for a part of 64 KiB, medians of ${ROUNDS} rounds of ${REQUESTS} requests`);
  const onDisk = median(targets[0]!.times);
  const rows = targets.map(({ name, times }) => [
    name,
    { ms: (median(times) / REQUESTS).toFixed(3), 'times the disk': (median(times) / onDisk).toFixed(2) },
  ]);
  console.table(Object.fromEntries(rows));
} finally {
  for (const { remove } of targets) await remove();
}
process.exit();
