import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSize, readPicture } from '#server/media/pictures.ts';
import { type FixtureName, mediaFixture } from '#tests/support/media/fixtures.ts';
import { addGrain } from '#tests/support/media/grain.ts';
import { pictureFormats } from '#shared/media/pictures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const facts = async (name: FixtureName) => readPicture(await mediaFixture(name));

describe('Reading a picture', () => {
  it.each(['picture.jpg', 'picture.png', 'picture.gif', 'picture.webp', 'picture.avif'] as const)(
    '%s tells its size and a blur of itself',
    async (name) => {
      const found = await facts(name);
      expect(found).toMatchObject({ width: 800, height: 600, animated: false });
      expect(Buffer.from(found.thumbhash ?? '', 'base64').length).toBeGreaterThan(10);
    },
  );

  it('measures a sideways photo as it is seen', async () => {
    expect(await facts('located.jpg')).toMatchObject({ width: 600, height: 800 });
  });

  it.each(['animated.gif', 'animated.webp'] as const)('%s is animated', async (name) => {
    expect(await facts(name)).toMatchObject({ width: 400, height: 300, animated: true });
  });

  it.each(['picture.jpg', 'picture.png', 'picture.gif', 'picture.webp', 'picture.avif'] as const)(
    '%s without its last hundredth is refused',
    async (name) => {
      const path = join(folder, `short-${name}`);
      await copyFile(await mediaFixture(name), path);
      await truncate(path, Math.floor((await stat(path)).size * 0.99));
      await expect(readPicture(path)).rejects.toBeInstanceOf(Error);
    },
  );

  it.each([
    ['left', { left: 60, top: 140 }, { x: 0.2, y: 0.4 }],
    ['upper right', { left: 560, top: 40 }, { x: 0.825, y: 0.23 }],
  ])('finds what a crop must keep on the %s', async (place, corner, middle) => {
    const path = join(folder, `${place}.jpg`);
    const square = (side: number, background: string) => ({
      create: { width: side, height: side, channels: 3 as const, background },
    });
    await sharp(square(800, '#c89060'))
      .resize(800, 600)
      .composite([{ input: square(200, '#101020'), ...corner }])
      .jpeg()
      .toFile(path);
    const { focus } = await readPicture(path);
    expect(Math.abs((focus?.x ?? 0) - middle.x)).toBeLessThan(0.1);
    expect(Math.abs((focus?.y ?? 0) - middle.y)).toBeLessThan(0.1);
  });

  it('never opens a drawing with scripts, whatever the caller believes', async () => {
    const path = join(folder, 'drawing.jpg');
    await writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(readPicture(path)).rejects.toBeInstanceOf(Error);
  });
});

describe('Making a size', () => {
  async function made(
    name: FixtureName,
    width: number,
    format: (typeof pictureFormats)[number],
    animated = false,
  ) {
    const target = join(folder, `${name}-${width}.${format}`);
    await makeSize(await mediaFixture(name), { width, format, animated }, target);
    return sharp(target).metadata();
  }

  it.each(pictureFormats)('writes %s, upright and without notes', async (format) => {
    const found = await made('located.jpg', 320, format);
    expect(found).toMatchObject({ width: 320, height: 427, format: format === 'avif' ? 'heif' : format });
    expect(found.exif).toBeUndefined();
    expect(found.xmp).toBeUndefined();
    expect(found.orientation ?? 1).toBe(1);
  });

  it('never enlarges', async () => {
    expect(await made('picture.jpg', 1280, 'webp')).toMatchObject({ width: 800, height: 600 });
  });

  it('turns the photo the right way round', async () => {
    const target = join(folder, 'upright.jpeg');
    await makeSize(
      await mediaFixture('located.jpg'),
      { width: 320, format: 'jpeg', animated: false },
      target,
    );
    // The drawing's bright left edge is at the top once turned a quarter clockwise.
    const redness = async (top: number) => {
      const strip = await sharp(target).extract({ left: 0, top, width: 320, height: 60 }).png().toBuffer();
      return (await sharp(strip).stats()).channels[0]?.mean ?? 0;
    };
    expect(await redness(0)).toBeGreaterThan((await redness(120)) + 80);
  });

  it('gives grain a lower quality, so that a phone has the picture soon', async () => {
    const grainy = join(folder, 'grainy.jpg');
    await writeFile(grainy, await addGrain(await mediaFixture('picture.jpg'), 800));
    const [usual, target] = [join(folder, 'grainy-usual.avif'), join(folder, 'grainy-640.avif')];
    await sharp(grainy).resize({ width: 640 }).avif({ effort: 2, quality: 44 }).toFile(usual);
    await makeSize(grainy, { width: 640, format: 'avif', animated: false }, target);
    expect((await stat(usual)).size).toBeGreaterThan(25_000);
    expect((await stat(target)).size).toBeLessThan(19_000);
  });

  it('keeps the usual quality of a smooth picture', async () => {
    const [usual, target] = [join(folder, 'smooth-usual.avif'), join(folder, 'smooth-640.avif')];
    const smooth = await mediaFixture('picture.jpg');
    await sharp(smooth).resize({ width: 640 }).avif({ effort: 2, quality: 44 }).toFile(usual);
    await makeSize(smooth, { width: 640, format: 'avif', animated: false }, target);
    expect(await readFile(target)).toEqual(await readFile(usual));
  });

  it('keeps an animation moving as WebP, and shows one frame otherwise', async () => {
    expect(await made('animated.gif', 320, 'webp', true)).toMatchObject({ width: 320, pages: 4 });
    expect((await made('animated.gif', 320, 'jpeg', true)).pages ?? 1).toBe(1);
  });
});
