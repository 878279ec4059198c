import { expect, it } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Overview } from '#shared/maintenance/maintenance.schema.ts';
import { insertMessage, insertPhoto, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const publishAt = '2099-03-05T18:00:00.000Z';

it('counts what waits for the owner, and tells the last backup and the free space', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const overview = async () => (await owner.get(apiPaths.overview)).json<Overview>();
  expect(await overview()).toEqual({
    unread: 0,
    scheduled: 0,
    draft: 0,
    backupAt: null,
    freeBytes: expect.any(Number),
  });

  await insertTrack(site);
  await insertTrack(site, { visibility: 'draft' });
  await insertVideo(site, { visibility: 'scheduled', publishAt });
  await insertPhoto(site, { visibility: 'draft' });
  await insertMessage(site);
  const { id } = await insertMessage(site);
  expect(await overview()).toMatchObject({ unread: 2, scheduled: 1, draft: 2 });

  await owner.put(`${apiPaths.messages}/${id}/read`, {});
  await owner.get(apiPaths.backup);
  await expect.poll(async () => (await overview()).backupAt).not.toBeNull();
  expect((await overview()).unread).toBe(1);
});

it('lists drafts or what is scheduled alone, for the owner only', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await insertTrack(site, { title: 'Out' });
  await insertTrack(site, { title: 'Half written', visibility: 'draft' });
  await insertTrack(site, { title: 'Half ready', visibility: 'draft' });
  await insertTrack(site, { title: 'In May', visibility: 'scheduled', publishAt });
  const titles = async (query: string) =>
    (await owner.get(`${apiPaths.tracks}?${query}`)).json<{ title: string }[]>().map(({ title }) => title);

  expect((await titles('show=draft')).toSorted()).toEqual(['Half ready', 'Half written']);
  expect(await titles('show=draft&q=written')).toEqual(['Half written']);
  expect(await titles('show=scheduled')).toEqual(['In May']);
  const { headers } = await owner.get(`${apiPaths.tracks}?show=draft&limit=1`);
  expect(headers['x-total-count']).toBe('2');
  expect((await site.visitor().get(`${apiPaths.tracks}?show=draft`)).statusCode).toBe(401);
  const refused = await owner.get(`${apiPaths.tracks}?show=hidden`);
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'Show must be all, draft or scheduled']);
});
