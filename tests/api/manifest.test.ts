import sharp from 'sharp';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/addresses.ts';
import { iconPath, manifestPath } from '#shared/app-icons.ts';
import { makePhoto } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

test('a phone can put the site among its apps, under the artist’s photo', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  expect((await visitor.get('/')).body).toContain(`<link rel="manifest" href="${manifestPath}">`);
  const answer = await visitor.get(manifestPath);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = answer.json();
  expect(manifest).toMatchObject({ name: 'Billy', start_url: '/', display: 'standalone' });

  // Without a photo there is the site's own sign.
  const unknown = await visitor.get(iconPath(192));
  expect([unknown.statusCode, unknown.headers.location]).toEqual([302, '/favicon.svg']);

  const photo = await makePhoto(owner, { title: 'On stage' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const icon = await visitor.get(src);
    const { width, height, format } = await sharp(icon.rawPayload).metadata();
    expect([`${width}x${height}`, format, icon.headers['content-type']]).toEqual([sizes, 'png', 'image/png']);
    const again = await visitor.send({ url: src, headers: { 'if-none-match': String(icon.headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
  const before = (await visitor.get(iconPath(192))).headers.etag;
  await owner.put(`${apiPaths.photos}/${photo.id}`, { focus: { x: 1, y: 0 } });
  expect((await visitor.get(iconPath(192))).headers.etag).not.toBe(before);
  // Of a photo that visitors may not see there is no icon either.
  await owner.put(`${apiPaths.photos}/${photo.id}`, { visibility: 'draft' });
  expect((await visitor.get(iconPath(192))).statusCode).toBe(302);
  expect((await visitor.get('/icons/200.png')).statusCode).toBe(404);
});
