import { mkdir, stat, writeFile } from 'node:fs/promises';
import { startRunningSite } from '#tests/support/running-site.ts';
import { mediaFixture } from '#tests/support/media/fixtures.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { audioFiles } from '#bench/real-files/audio-files.ts';
import { findBrowsers } from '#bench/real-files/browsers.ts';
import { makeFile, requireFfmpeg } from '#bench/real-files/make-files.ts';
import type { PlayedFiles } from '#bench/real-files/played.ts';
import { startPlayerServer } from '#bench/real-files/player-server.ts';
import { asMarkdown, rowsOf, summaryOf } from '#bench/real-files/table.ts';
import { readItems, untilConverted, uploadFile, type MadeFile } from '#bench/real-files/upload-files.ts';
import { videoFiles } from '#bench/real-files/video-files.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/**
 * Files as artists have them, made with FFmpeg and uploaded to the built site: which of them browsers play as they are,
 * which with the site's player, and how many bytes a visitor loads. Build first: npm run build.
 * `npx tsx bench/real-files.ts`; it needs ffmpeg, and Firefox if it is to play there too. The files are kept for the next run.
 */

const RESULTS = 'test-results/bench';

const owner = { username: 'bench', password: 'correct horse' };

/** Of the tests, so that a trial needs no ffmpeg. */
const trialFiles = async (): Promise<MadeFile[]> => [
  { name: 'WAV, 24 bit', path: await mediaFixture('tone-24-bit.wav'), kind: 'track' },
  { name: 'HEVC, 10 bit HLG, turned 90°', path: await mediaFixture('phone-upright.mov'), kind: 'video' },
];

async function realFiles(): Promise<MadeFile[]> {
  requireFfmpeg();
  const made: MadeFile[] = [];
  for (const file of [...audioFiles, ...videoFiles]) {
    process.stderr.write(`Making ${file.name}\n`);
    const { name, pictures } = file;
    const path = await makeFile(`${RESULTS}/real-files`, file);
    made.push({ name, path, kind: pictures ? 'video' : 'track', pictures });
  }
  return made;
}

const browsers = findBrowsers();
const files = await (isTrial ? trialFiles() : realFiles());
const site = await startRunningSite({
  environment: { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password },
});
try {
  const cookie = await signInAt(site.url, owner);
  for (const file of files) await uploadFile(site.url, cookie, file);
  process.stderr.write('Converting\n');
  const failures = await untilConverted(site.url, cookie);
  const items = await readItems(site.url);
  const server = await startPlayerServer(site.url, items);
  const played: PlayedFiles[] = [];
  for (const open of browsers) {
    process.stderr.write('Playing\n');
    played.push(await server.playIn(open));
  }
  server.close();

  const sizes = await Promise.all(
    files.map(async (file) => ({ ...file, bytes: (await stat(file.path)).size })),
  );
  const rows = rowsOf(sizes, items, played);
  const reasons = [...failures].map(([title, reason]) => `${title} was not converted: ${reason}`);
  const text = [summaryOf(rows, played), ...reasons, asMarkdown(rows, played)].join('\n\n');
  await mkdir(RESULTS, { recursive: true });
  await writeFile(`${RESULTS}/real-files.md`, `${text}\n`);
  console.log(text);
  if (rows.some(({ results }) => results.some(({ after }) => after !== null))) process.exitCode = 1;
} finally {
  await site.remove();
}
