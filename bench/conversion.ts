import { mkdtemp, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFilm } from '#bench/conversion/film.ts';
import { countFrames } from '#bench/conversion/frames.ts';
import { startJournal } from '#bench/conversion/journal.ts';
import { startListeners } from '#bench/conversion/listeners.ts';
import { findConversion, untilGone } from '#bench/conversion/processes.ts';
import { createSite } from '#bench/conversion/site.ts';
import { untilIdle } from '#scripts/lib/process-load.ts';
import { givenArguments, isTrial } from '#scripts/lib/trial.ts';

/**
 * Converts a film of 10 minutes in 4K beside listeners, while the program is killed twice: how long it takes, how much
 * memory, and how long a listener waits. Build first: npm run build. `npx tsx bench/conversion.ts 2` makes a film of two
 * minutes, `npx tsx bench/conversion.ts film.mov` takes yours. The film is made with ffmpeg.
 */

const LISTENERS = 20;
const BEFORE_MS = isTrial ? 2_000 : 60_000;
const POLL_MS = isTrial ? 50 : 500;
const SHARES = [1 / 3, 2 / 3];
const [given = isTrial ? '1.1' : '10'] = givenArguments;
const minutes = Number(given);

const folder = await mkdtemp(join(tmpdir(), 'marquee-film-'));
console.log(`Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
const film = Number.isNaN(minutes) ? given : await makeFilm(folder, minutes * 60);
const original = { ...(await countFrames(film)), bytes: (await stat(film)).size };
console.log(`The film: ${describeFile(original)}`);

const site = await createSite();
const songs = await site.uploadSongs();
while (await site.conversion()) await wait(POLL_MS);
await untilIdle(site.pid());

let done = 0;
const journal = startJournal({
  serverPid: site.pid,
  listenersPid: () => listeners.pid,
  progress: () => done,
});
const listeners = startListeners({ url: site.url, songs, listeners: LISTENERS }, (report) =>
  journal.onReport(report),
);

/** Waits for this share, or until everything is converted; gives the lowest progress that was reported on the way. */
async function convertUntil(share: number): Promise<{ lowest: number; isOver: boolean }> {
  for (let lowest = 1; ; await wait(POLL_MS)) {
    const conversion = await site.conversion();
    if (!conversion) return { lowest, isOver: true };
    if (conversion.state === 'failed') throw new Error(`The film was not converted: ${conversion.reason}`);
    if (conversion.state !== 'running') continue;
    done = conversion.done;
    lowest = Math.min(lowest, done);
    if (done >= share) return { lowest, isOver: false };
  }
}

/** A power cut ends every process at once; a crash of the program must not leave its conversion running. */
async function kill(isPowerCut: boolean): Promise<string> {
  const conversion = await findConversion(site.pid());
  const killed = site.kill();
  if (conversion !== null && isPowerCut) process.kill(conversion, 'SIGKILL');
  await killed;
  const ms = conversion === null ? 0 : await untilGone(conversion);
  return isPowerCut
    ? 'the program and the conversion at once'
    : `the program alone, the conversion ended after ${ms.toFixed(0)} ms`;
}

/** Gives how long the program was off, in seconds. Nobody listens meanwhile. */
async function killAndStart(isPowerCut: boolean): Promise<number> {
  await listeners.rest();
  const killedAt = performance.now();
  console.log(`Killed at ${percent(done)}: ${await kill(isPowerCut)}.`);
  await site.startAgain();
  listeners.goOn();
  return (performance.now() - killedAt) / 1_000;
}

/** Gives how long it took while the program ran, in seconds. */
async function convert(): Promise<number> {
  const startedAt = performance.now();
  let offSeconds = 0;
  for (const [index, share] of [...SHARES, Infinity].entries()) {
    const killedAt = done;
    const { lowest, isOver } = await convertUntil(share);
    if (index > 0) console.log(`It went on: ${percent(lowest)} is the lowest progress that was reported.`);
    if (index > 0 && lowest < killedAt / 2) problems.push(`The progress went from ${killedAt} to ${lowest}`);
    if (isOver) break;
    offSeconds += await killAndStart(index % 2 === 0);
  }
  return (performance.now() - startedAt) / 1_000 - offSeconds;
}

const problems: string[] = [];
try {
  journal.begin('before');
  await wait(BEFORE_MS);
  journal.begin('sending');
  const sentFrom = performance.now();
  const { id } = await site.uploadFilm(film);
  const sendingSeconds = (performance.now() - sentFrom) / 1_000;
  journal.begin('converting');
  const seconds = await convert();
  await listeners.rest();
  await journal.end();

  console.log(
    `\nHow long ${LISTENERS} listeners waited, in ms; “own” is how long they were held up themselves:`,
  );
  console.table(journal.table());
  const cpuSeconds = journal.conversionMs() / 1_000;
  const { server, conversion } = journal.peaks;
  console.log(
    `Sent in ${sendingSeconds.toFixed(0)} s, converted in ${seconds.toFixed(0)} s without the starts:`,
  );
  console.log(`  ${(original.duration / seconds).toFixed(2)} × as fast as it plays`);
  console.log(`  ${cpuSeconds.toFixed(0)} s of processor time, ${(cpuSeconds / seconds).toFixed(2)} cores`);
  console.log(`Memory at most, in MB:`);
  console.log(`  conversion ${conversion.rss.toFixed(0)} (PSS ${conversion.pss.toFixed(0)})`);
  console.log(`  server ${server.rss.toFixed(0)} (PSS ${server.pss.toFixed(0)})`);
  console.log(`Original: ${describeFile(original)}`);
  const { streams } = await site.video(id);
  if (streams.length === 0) problems.push('There are no streams');
  for (const { url, width, height, bytes } of streams) {
    const made = await countFrames(site.fileAt(url));
    console.log(`Stream of ${width} × ${height}: ${describeFile({ ...made, bytes })}`);
    if (made.unsteady > 0 || Math.abs(made.duration - original.duration) > made.usual)
      problems.push(`${url} is not as long as the original, to a frame`);
  }
  problems.push(...(await site.findLeftovers()).map((found) => `Left over: ${found}`));
} finally {
  listeners.end();
  await site.remove();
  await rm(folder, { recursive: true, force: true });
}
console.log(problems.length === 0 ? 'Nothing is left over, and no frame is missing.' : problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

type File = { bytes: number; frames: number; unsteady: number; duration: number };

function describeFile({ bytes, frames, unsteady, duration }: File): string {
  const rate = (bytes * 8) / duration / 1e6;
  return `${(bytes / 1e6).toFixed(1)} MB, ${rate.toFixed(1)} Mbit/s, ${frames} frames (${unsteady} unsteady), ${duration.toFixed(3)} s`;
}
