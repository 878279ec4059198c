import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureFormats } from '#shared/media/pictures.ts';
import { makePhoto } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

const ask = (site: Site, url: string) => site.visitor().get(url);

describe('sizes of a picture', () => {
  test('are made ahead as AVIF, in other formats on request, and never larger than the original', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site), { aboutImage: 'picture.jpg' });
    await site.jobs.idle();
    const stem = photo.imagePath.slice('/uploads/'.length, -'.jpg'.length);
    const sizes = async () => Object.keys(await storedFiles(site)).filter((name) => name.includes('-'));
    const ahead = [320, 480, 640, 800].map((width) => `${stem}-${width}.avif`);
    expect((await sizes()).sort()).toEqual(ahead);
    for (const format of pictureFormats) {
      const response = await ask(site, `/uploads/${stem}-640.${format}`);
      expect(response.headers['content-type']).toBe(`image/${format}`);
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 });
    }
    expect((await sizes()).sort()).toEqual([...ahead, `${stem}-640.jpeg`, `${stem}-640.webp`].sort());
  });

  test('that no page offers are 404 and make nothing', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site));
    const before = await storedFiles(site);
    const stem = photo.imagePath.slice(0, -'.jpg'.length);
    for (const url of [
      `${stem}-641.avif`,
      `${stem}-1280.avif`,
      `${stem}-0640.avif`,
      `${stem}-640.png`,
      `${stem}-640.gif`,
      `${stem}-640-320.avif`,
      '/uploads/0123456789abcdef-640.avif',
    ]) {
      expect([url, (await ask(site, url)).statusCode]).toEqual([url, 404]);
    }
    expect(await storedFiles(site)).toEqual(before);
  });

  test('and the original lose where the picture was taken', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    for (const aboutImage of ['located.jpg', 'located.png', 'located.webp', 'located.avif'] as const) {
      expect(
        (await sharp(await bytesOf(aboutImage)).metadata()).exif?.includes('secret-software-string'),
      ).toBe(true);
      await makePhoto(owner, { aboutImage });
    }
    await site.jobs.idle();
    const names = Object.keys(await storedFiles(site));
    expect(names.length).toBe(4 + 4 * 4 - 1);
    for (const name of names) {
      const { rawPayload } = await ask(site, `/uploads/${name}`);
      expect(rawPayload.includes('secret-software-string')).toBe(false);
      expect(rawPayload.includes('secret-xmp-string')).toBe(false);
    }
  });

  test('stand upright', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site), { aboutImage: 'located.jpg' });
    expect(photo.picture).toMatchObject({ width: 600, height: 800 });
    const { rawPayload } = await ask(site, `${photo.imagePath.slice(0, -'.jpg'.length)}-320.webp`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 427 });
  });

  test('of an animation stay animated', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site), { aboutImage: 'animated.gif' });
    expect(photo.picture).toMatchObject({ width: 400, height: 300, animated: true });
    const original = await ask(site, photo.imagePath);
    expect(original.headers['content-type']).toBe('image/gif');
    expect(await sharp(original.rawPayload, { animated: true }).metadata()).toMatchObject({ pages: 4 });
    const small = await ask(site, `${photo.imagePath.slice(0, -'.gif'.length)}-320.webp`);
    expect(await sharp(small.rawPayload, { animated: true }).metadata()).toMatchObject({
      pages: 4,
      width: 320,
    });
  });
});
