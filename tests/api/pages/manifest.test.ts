import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { iconPath, manifestPath, maskableIcon } from '#shared/media/pictures.ts';
import { diskFull } from '#server/errors.ts';
import { makePhoto } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const colours = { ground: [0x2b, 0x17, 0x13], lamp: [0xff, 0xe2, 0xae], blue: [32, 32, 192] };

/** WebP changes them a little. */
const isAlike = (seen: Buffer, colour: number[]) =>
  colour.every((part, at) => Math.abs(part - seen[at]!) < 4);

/** At the corner, in the middle of the left edge just outside of what no phone cuts off, and in the middle. */
async function coloursOf(icon: Buffer) {
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 3;
    const seen = data.subarray(start, start + 3);
    const [name] = Object.entries(colours).find(([, colour]) => isAlike(seen, colour)) ?? [];
    return name ?? seen.toString('hex');
  };
  return { corner: at(0, 0), edge: at(Math.floor(info.width * 0.09), middle), middle: at(middle, middle) };
}

test('a phone can put the site among its apps, under the artist’s photo', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  expect((await visitor.get('/')).body).toContain(`<link rel="manifest" href="${manifestPath}">`);
  const response = await visitor.get(manifestPath);
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = response.json();
  expect(manifest).toMatchObject({ name: 'Billy', start_url: '/', display: 'standalone' });

  const expectIcons = async () => {
    const names = new Set<unknown>();
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const icon = await visitor.get(src);
      const { width, height, format } = await sharp(icon.rawPayload).metadata();
      expect([`${width}x${height}`, format, icon.headers['content-type']]).toEqual([
        sizes,
        'webp',
        'image/webp',
      ]);
      const again = await visitor.send({ url: src, headers: { 'if-none-match': String(icon.headers.etag) } });
      expect(again.statusCode).toBe(304);
      names.add(icon.headers.etag);
    }
    return names;
  };
  // Without a photo there is the site's own sign: its lamp in the middle of a dark ground.
  await expectIcons();
  const logo = await coloursOf((await visitor.get(iconPath(512))).rawPayload);
  expect(logo).toEqual({ corner: 'ground', edge: 'ground', middle: 'lamp' });

  const [r = 0, g = 0, b = 0] = colours.blue;
  const background = { r, g, b };
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const photo = await makePhoto(owner, { title: 'On stage', aboutImage: { name: 'blue.png', bytes } });
  expect((await expectIcons()).size).toBe(3);
  // A phone may cut off a tenth on each side of the one, and nothing of the other.
  expect(await coloursOf((await visitor.get(iconPath(512))).rawPayload)).toEqual({
    corner: 'blue',
    edge: 'blue',
    middle: 'blue',
  });
  expect(await coloursOf((await visitor.get(maskableIcon.path)).rawPayload)).toEqual({
    corner: 'ground',
    edge: 'ground',
    middle: 'blue',
  });

  const before = (await visitor.get(iconPath(192))).headers.etag;
  await owner.put(`${apiPaths.photos}/${photo.id}`, { focus: { x: 1, y: 0 } });
  expect((await visitor.get(iconPath(192))).headers.etag).not.toBe(before);
  // Of a photo that visitors may not see there is no icon either.
  await owner.put(`${apiPaths.photos}/${photo.id}`, { visibility: 'draft' });
  expect(await coloursOf((await visitor.get(iconPath(512))).rawPayload)).toEqual(logo);
  expect((await visitor.get('/icons/192.png')).statusCode).toBe(404);
});

test('icons and share pictures are shown from memory while they cannot be stored', async () => {
  const site = await makeSite();
  const visitor = site.visitor();
  const [, share = ''] =
    /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec((await visitor.get('/')).body) ?? [];
  const save = vi.spyOn(site.media, 'save').mockRejectedValue(diskFull(new Error('ENOSPC')));
  const storedNames = async () => {
    const names: string[] = [];
    for await (const { name } of site.media.list()) names.push(name);
    return names;
  };
  const bodies = async () =>
    Promise.all(
      [iconPath(192), share].map(async (path) => {
        const response = await visitor.get(path);
        expect([path, response.statusCode]).toEqual([path, 200]);
        return response.rawPayload;
      }),
    );
  const shown = await bodies();
  const attempts = save.mock.calls.length;
  expect(await bodies()).toEqual(shown);
  expect(save).toHaveBeenCalledTimes(attempts);
  expect(await storedNames()).toEqual([]);

  save.mockRestore();
  site.changes.announce();
  expect(await bodies()).toEqual(shown);
  expect(await storedNames()).toHaveLength(2);
});
