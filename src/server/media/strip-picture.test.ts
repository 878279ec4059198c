import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from '#server/media/pictures.ts';
import { stripPicture } from '#server/media/strip-picture.ts';
import { bytesOf, type FixtureName, mediaFixture } from '#tests/support/media/fixtures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-strip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stripped(
  name: FixtureName,
  change: (bytes: Buffer) => Buffer = (bytes) => bytes,
): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, change(await bytesOf(name)));
  await stripPicture(path);
  return path;
}

const pixels = (input: string | Buffer) => sharp(input, { animated: true }).raw().toBuffer();

describe('Stripping a picture', () => {
  it.each(['located.jpg', 'located.png', 'located.webp', 'located.avif'] as const)(
    '%s keeps every pixel and forgets where it was taken',
    async (name) => {
      expect((await sharp(await mediaFixture(name)).metadata()).exif?.includes('secret-software')).toBe(true);
      const path = await stripped(name);
      const bytes = await readFile(path);
      for (const secret of ['secret-software', 'secret-xmp', 'Marquee Phone', 'GPS']) {
        expect(bytes.includes(secret)).toBe(false);
      }
      expect((await sharp(path).metadata()).exif?.includes('Marquee') ?? false).toBe(false);
      expect((await pixels(path)).equals(await pixels(await mediaFixture(name)))).toBe(true);
    },
  );

  it('keeps which way up a photo is, and its colours', async () => {
    const facts = await sharp(await stripped('located.jpg')).metadata();
    expect(facts).toMatchObject({ orientation: 6, hasProfile: true });
    expect(await readPicture(join(folder, 'located.jpg'))).toMatchObject({ width: 600, height: 800 });
  });

  it.each(['picture.jpg', 'picture.png', 'picture.gif', 'picture.webp', 'picture.avif'] as const)(
    '%s without notes stays whole',
    async (name) => {
      const path = await stripped(name);
      expect((await pixels(path)).equals(await pixels(await mediaFixture(name)))).toBe(true);
    },
  );

  it.each(['animated.gif', 'animated.webp'] as const)('%s keeps moving at its pace', async (name) => {
    const before = await sharp(await mediaFixture(name)).metadata();
    const after = await sharp(await stripped(name)).metadata();
    expect(after).toMatchObject({ pages: before.pages, delay: before.delay, loop: before.loop });
  });

  it.each(['picture.jpg', 'picture.png', 'picture.gif', 'picture.webp'] as const)(
    'cuts off what hides behind %s',
    async (name) => {
      const path = await stripped(name, (bytes) =>
        Buffer.concat([bytes, Buffer.from('<script>hidden()</script>')]),
      );
      expect((await readFile(path)).includes('hidden')).toBe(false);
      expect((await pixels(path)).equals(await pixels(await mediaFixture(name)))).toBe(true);
    },
  );

  it('takes comments out of a GIF', async () => {
    const path = await stripped('animated.gif', (bytes) => {
      const at = 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1);
      const comment = Buffer.from('!\xfe\x0asecret-gif\0', 'latin1');
      return Buffer.concat([bytes.subarray(0, at), comment, bytes.subarray(at)]);
    });
    expect((await readFile(path)).includes('secret-gif')).toBe(false);
    expect(await readPicture(path)).toMatchObject({ animated: true });
  });

  it('still cleans a JPEG with stray bytes between its parts', async () => {
    const path = await stripped('located.jpg', (bytes) => {
      const table = bytes.indexOf(Buffer.from([0xff, 0xdb]));
      return Buffer.concat([bytes.subarray(0, table), Buffer.from([0, 0]), bytes.subarray(table)]);
    });
    expect((await readFile(path)).includes('secret')).toBe(false);
    expect(await readPicture(path)).toMatchObject({ width: 600, height: 800 });
  });

  it('refuses what is no picture', async () => {
    const path = join(folder, 'text.jpg');
    await copyFile(await mediaFixture('tone.mp3'), path);
    await expect(stripPicture(path)).rejects.toBeInstanceOf(Error);
  });
});
