import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMediaJobs } from '#server/media/media-jobs.ts';
import { type FixtureName, mediaFixture } from '#tests/support/media/fixtures.ts';
import { realFileJobs, realMediaJobs } from '#tests/support/media/jobs.ts';

vi.setConfig({ testTimeout: 60_000 });

const jobs = realMediaJobs();
const fileJobs = realFileJobs();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-jobs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function averages(picture: Buffer): Promise<number[]> {
  return (await sharp(picture).stats()).channels.map(({ mean }) => mean);
}

describe('Checking a video', () => {
  it.each([
    ['clip.mp4', 4],
    ['clip.mov', 4],
    ['clip.webm', 4],
    ['silent.mp4', 2],
    ['turned.mp4', 2],
  ] as const)('accepts %s and tells its length', async (name, seconds) => {
    const { duration } = await jobs.checkVideo(await mediaFixture(name));
    expect(duration).toBeCloseTo(seconds, 0);
  });

  it.each([
    ['a picture', 'picture.jpg'],
    ['an animation', 'animated.gif'],
  ] as const)('refuses %s without opening it as a video', async (_, name) => {
    await expect(jobs.checkVideo(await mediaFixture(name))).rejects.toMatchObject({ status: 422 });
  });

  it('neither follows a playlist nor reads another file', async () => {
    const secret = await mediaFixture('clip.mp4');
    for (const playlist of [
      `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${secret}\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile '${secret}'\n`,
    ]) {
      const path = join(folder, 'playlist.mp4');
      await writeFile(path, playlist);
      await expect(jobs.checkVideo(path)).rejects.toMatchObject({ status: 422 });
    }
  });
});

describe('A frame of a video', () => {
  it.each(['clip.mp4', 'clip.mov', 'clip.webm', 'clip-vp9.webm'] as const)(
    '%s gives a picture',
    async (name) => {
      const frame = await jobs.videoFrame(await mediaFixture(name));
      expect(await sharp(frame).metadata()).toMatchObject({
        format: 'jpeg',
        width: name === 'clip-vp9.webm' ? 160 : 320,
      });
      const [, green = 0] = await averages(frame);
      expect(green).toBeGreaterThan(100);
    },
  );

  it('skips the black beginning', async () => {
    const [red = 0] = await averages(await jobs.videoFrame(await mediaFixture('black-start.mp4')));
    expect(red).toBeGreaterThan(100);
  });

  it('is black, and truly black, when everything is', async () => {
    const colours = await averages(await jobs.videoFrame(await mediaFixture('all-black.mp4')));
    expect(Math.max(...colours)).toBeLessThan(4);
  });

  it('is upright when the camera was', async () => {
    const frame = await jobs.videoFrame(await mediaFixture('turned.mp4'));
    expect(await sharp(frame).metadata()).toMatchObject({ width: 180, height: 320 });
    // The bright upper half is on the right once turned a quarter clockwise.
    const half = (left: number) =>
      sharp(frame).extract({ left, top: 0, width: 90, height: 320 }).png().toBuffer();
    const [left = 0] = await averages(await half(0));
    const [right = 0] = await averages(await half(90));
    expect(right).toBeGreaterThan(left + 80);
  });

  it('cannot come from a song', async () => {
    await expect(jobs.videoFrame(await mediaFixture('tone.m4a'))).rejects.toMatchObject({ status: 422 });
  });
});

describe('Peaks of a song', () => {
  it.each([
    'tone.mp3',
    'tone.wav',
    'tone.m4a',
    'tone.aac',
    'tone.flac',
    'tone.ogg',
    'tone.opus',
    'tone.aiff',
    'tone.wv',
    'tone-lossless.m4a',
  ] satisfies FixtureName[])('%s swells and fades', async (name) => {
    const peaks = await jobs.audioPeaks(await mediaFixture(name));
    expect(peaks).toHaveLength(800);
    expect(peaks.every((peak) => Number.isInteger(peak) && peak >= 0 && peak <= 100)).toBe(true);
    expect(Math.max(...peaks)).toBe(100);
    expect(peaks[20]).toBeLessThan(30);
    expect(peaks[400]).toBeGreaterThan(80);
    expect(peaks[780]).toBeLessThan(30);
  });
});

describe('When the tool fails', () => {
  const broken: [string, string | null][] = [
    ['missing', null],
    ['hanging', 'process.stdin.resume(); setInterval(() => {}, 1000);'],
    ['deaf and hanging', 'for (;;);'],
    ['crashing', 'process.kill(process.pid, "SIGSEGV");'],
    ['failing', 'throw new Error("no");'],
    ['silent', ''],
    ['babbling', 'process.stdout.write("not json");'],
    ['endless', 'const more = () => process.stdout.write("x".repeat(65536), more); more();'],
    ['noisy', 'const more = () => process.stderr.write("x".repeat(65536), more); more();'],
  ];

  it.each(broken)('%s: uploads go on, thumbnails do not, and no process stays', async (name, program) => {
    const workerPath = join(folder, `${name.replaceAll(' ', '-')}.mjs`);
    const pidFile = `${workerPath}.pid`;
    const note = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));`;
    if (program !== null) await writeFile(workerPath, note + program);
    const failures: unknown[] = [];
    const failing = createMediaJobs({
      fileJobs,
      workerPath,
      timeoutMs: 1500,
      onToolFailure: (error) => failures.push(error),
    });
    const clip = await mediaFixture('clip.mp4');
    const isGone = async () => {
      if (!existsSync(pidFile)) return;
      const pid = Number(await readFile(pidFile, 'utf8'));
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 2000);
    };

    await failing.checkVideo(clip);
    expect(failures).toHaveLength(1);
    await isGone();
    await expect(failing.videoFrame(clip)).rejects.toMatchObject({ status: 503 });
    await isGone();
  });

  it('stops a job that is no longer wanted', async () => {
    const workerPath = join(folder, 'patient.mjs');
    await writeFile(workerPath, 'process.stdin.resume(); setInterval(() => {}, 1000);');
    // It has longer than this test may take: only being stopped can end it.
    const patient = createMediaJobs({ fileJobs, workerPath, timeoutMs: 600_000 });
    await expect(patient.audioPeaks('/nowhere', AbortSignal.timeout(300))).rejects.toMatchObject({
      status: 503,
      cause: { message: expect.stringContaining('media tool') },
    });
  });
});

it('draws no waveform of a damaged file, and says that it is the file', async () => {
  const damaged = createMediaJobs({ fileJobs }).audioPeaks(await mediaFixture('picture.jpg'));
  await expect(damaged).rejects.toMatchObject({ status: 422 });
});
