import { apiPaths, embedPagePaths } from '#shared/addresses.ts';
import { embedSize } from '#shared/embed-size.ts';
import type { Release } from '#shared/releases.schema.ts';
import { uploadTrack } from '#tests/support/content.ts';
import { expect, registerOwner, test } from './fixtures.ts';

test('a player is whole in the size that programs are told, however small', async ({ page, site }) => {
  await registerOwner(page);
  const track = await uploadTrack(page.request, {
    title: 'A song with a title of rather many words',
    cover: 'picture.jpg',
  });
  const other = await uploadTrack(page.request, { title: 'Another' });
  const made = await page.request.post(apiPaths.releases, {
    data: { title: 'Nights', releaseType: 'album', trackIds: [track.id, other.id] },
  });
  const release = (await made.json()) as Release;
  const player = await page.context().newPage();
  for (const [kind, { id }, limits] of [
    ['track', track, { maxheight: 160 }],
    ['track', track, { maxwidth: 280 }],
    ['track', track, { maxwidth: 279 }],
    ['track', track, { maxwidth: 120 }],
    ['release', release, { maxheight: 308 }],
    ['release', release, { maxwidth: 416, maxheight: 308 }],
    ['release', release, { maxwidth: 200, maxheight: 308 }],
  ] as const) {
    const size = embedSize(kind, limits);
    if (!size) throw new Error(`There should be a player within ${JSON.stringify(limits)}`);
    await player.setViewportSize(size);
    await player.goto(site.url + embedPagePaths[kind].replace(':id', String(id)));
    await expect(player.getByRole('link', { name: /^Listen at/ })).toBeInViewport({ ratio: 1 });
    await expect(player.getByRole('button', { name: `Play ${track.title}` })).toBeInViewport({ ratio: 1 });
    const needed = await player.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect([kind, limits, needed]).toEqual([kind, limits, size]);
  }
  await expect(player.getByRole('listitem').first()).toBeInViewport();
});
