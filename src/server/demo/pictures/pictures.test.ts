import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTags } from '#server/media/worker/tags.ts';
import { clips } from '#server/demo/pictures/clips.ts';
import { covers, songCovers } from '#server/demo/pictures/covers.ts';
import { hero } from '#server/demo/pictures/hero.ts';
import { photographs } from '#server/demo/pictures/photographs.ts';
import { realMediaJobs } from '#tests/support/media/jobs.ts';

const all = [
  ...photographs.map(({ name, width, height, draw }) => ({ name, width, height, draw })),
  ...[...covers, ...songCovers].map(({ title, draw }) => ({ name: title, width: 1600, height: 1600, draw })),
  { name: 'hero', width: 2400, height: 1600, draw: hero.draw },
];
/** All of them take their time; the test of the whole demo has the site look at every one. */
const some = all.filter((_, index) => index % 4 === 0);
const drawn = new Map<string, Buffer>();
const jpegOf = (name: string) => drawn.get(name) ?? Buffer.alloc(0);

describe('The pictures of the demo', () => {
  beforeAll(async () => {
    for (const { name, draw } of some) drawn.set(name, await draw());
  }, 300_000);

  it('are sixteen photographs, in all shapes', () => {
    const shapes = photographs.map(({ width, height }) => {
      if (width > height * 2) return 'panorama';
      return width === height ? 'square' : width > height ? 'landscape' : 'portrait';
    });
    expect(photographs).toHaveLength(16);
    expect(new Set(shapes)).toEqual(new Set(['panorama', 'square', 'landscape', 'portrait']));
    for (const { alt, title } of photographs) expect(alt.length).toBeGreaterThan(title.length);
  });

  it.each(some)('$name: is a JPEG of its size', async ({ name, width, height }) => {
    const facts = await sharp(jpegOf(name)).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width, height, space: 'srgb', channels: 3 });
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(1600);
  });

  it.each(some)('$name: has dark and bright parts, and something to see in them', async ({ name }) => {
    const small = await sharp(jpegOf(name)).resize(96, 96, { fit: 'fill' }).greyscale().raw().toBuffer();
    const values = [...small].sort((a, b) => a - b);
    const spread =
      (values[Math.floor(values.length * 0.98)] ?? 0) - (values[Math.floor(values.length * 0.02)] ?? 0);
    expect(spread).toBeGreaterThan(70);
    const { entropy } = await sharp(jpegOf(name)).stats();
    expect(entropy).toBeGreaterThan(5.5);
  });

  it('are no two alike', async () => {
    const thumbnails = await Promise.all(
      some.map(({ name }) => sharp(jpegOf(name)).resize(12, 12, { fit: 'fill' }).raw().toBuffer()),
    );
    const differences = thumbnails.flatMap((one, index) =>
      thumbnails.slice(index + 1).map((other) => {
        const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
        return sum / one.length;
      }),
    );
    expect(Math.min(...differences)).toBeGreaterThan(8);
  });

  it('are the same whenever they are drawn', async () => {
    for (const { name, draw } of some.slice(-2)) expect((await draw()).equals(jpegOf(name))).toBe(true);
  });
});

describe('The clips of the demo', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-clips-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are four, one of them upright', () => {
    expect(clips).toHaveLength(4);
    expect(clips.filter(({ width, height }) => width < height)).toHaveLength(1);
  });

  it.each(clips.filter(({ width, height }) => width < height))(
    '$name: is a film with sound that the site takes',
    async ({ name, width, height, seconds, write }) => {
      const path = join(folder, `${name}.mp4`);
      await write(path);
      const jobs = realMediaJobs();
      const { duration } = await jobs.checkVideo(path);
      expect(duration).toBeCloseTo(seconds, 0);
      expect(await readTags(path, { countFrames: false })).toMatchObject({ hasVideo: true, hasSound: true });
      const frame = await sharp(await jobs.videoFrame(path)).metadata();
      expect(frame.width / frame.height).toBeCloseTo(width / height, 2);
      expect((await stat(path)).size).toBeLessThan(3_000_000);
    },
    120_000,
  );
});
