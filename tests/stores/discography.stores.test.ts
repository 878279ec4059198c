import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { DiscographyItem } from '#shared/catalogue/discography.schema.ts';
import { listLimits, nextAddress } from '#shared/primitives/lists.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { insertRelease, insertTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';

const shownAs = ({ release, track }: DiscographyItem) =>
  release ? `${release.title} (${release.trackCount}) from ${track.title}` : track.title;

async function readDiscography(visitor: Visitor, limit: number): Promise<string[]> {
  const shown: string[] = [];
  let address: string | null = `${apiPaths.discography}?limit=${limit}`;
  while (address !== null) {
    const response = await visitor.get(address);
    expect(response.statusCode).toBe(200);
    const items = response.json<DiscographyItem[]>();
    expect(items.length).toBeLessThanOrEqual(limit);
    shown.push(...items.map(shownAs));
    address = nextAddress(String(response.headers['link'] ?? ''));
  }
  return shown;
}

async function insertTracks(site: Site, day: string, ...titles: string[]): Promise<Track[]> {
  const tracks: Track[] = [];
  for (const title of titles)
    tracks.push(await insertTrack(site, { title, uploadDate: `2025-01-${day}T10:00:00.000Z` }));
  return tracks;
}

test('the discography shows each release once among the songs without one, part by part as in one piece', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  await insertTracks(site, '01', 'Alone', 'Alone too');
  const [one, two, three] = await insertTracks(site, '02', 'One', 'Two', 'Three');
  const [first, second, only] = await insertTracks(site, '03', 'First', 'Second', 'Only');
  const [hidden] = await insertTracks(site, '04', 'Hidden');
  await insertTracks(site, '06', 'Newest');
  if (!one || !two || !three || !first || !second || !only || !hidden) throw new Error('There are songs');
  const oldest = await insertRelease(site, {
    title: 'Oldest',
    releaseDate: '2001-01-01',
    tracks: [three, one, two],
  });
  await insertRelease(site, { title: 'Album', releaseDate: '2025-01-05', tracks: [hidden, first, second] });
  await insertRelease(site, { title: 'Single', releaseDate: '2025-01-05', tracks: [only] });
  await owner.put(`${apiPaths.tracks}/${hidden.id}`, { visibility: 'draft' });

  const expected = ['Newest', 'Only', 'Album (2) from First', 'Alone too', 'Alone', 'Oldest (3) from Three'];
  for (const limit of [1, 2, 3, 5, listLimits.most])
    expect([limit, await readDiscography(visitor, limit)]).toEqual([limit, expected]);
  expect((await visitor.get(apiPaths.discography)).headers['x-total-count']).toBe('9');

  await owner.delete(`${apiPaths.releases}/${oldest.id}`);
  expect(await readDiscography(visitor, 4)).toEqual([
    'Newest',
    'Only',
    'Album (2) from First',
    'Three',
    'Two',
    'One',
    'Alone too',
    'Alone',
  ]);
});

test('the discography refuses the cursor of another list', async () => {
  const site = await makeSite();
  await insertTracks(site, '01', 'One', 'Two');
  const { headers } = await site.visitor().get(`${apiPaths.tracks}?limit=1`);
  const after = nextAddress(String(headers['link']))?.split('after=')[1];
  const response = await site.visitor().get(`${apiPaths.discography}?after=${after}`);
  expect(response.statusCode).toBe(400);
});
