import { expect, it, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { firstSteps } from '#shared/maintenance/first-steps.ts';
import type { FirstSteps } from '#shared/maintenance/maintenance.schema.ts';
import { saveDemoReport, type DemoReport } from '#server/demo/report.ts';
import {
  insertPhoto,
  insertTrack,
  insertVideo,
  makePhoto,
  makeTrack,
  makeVideo,
} from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

const stepsOf = async (owner: Visitor) => (await owner.get(apiPaths.firstSteps)).json<FirstSteps>();
const done = async (owner: Visitor) => (await stepsOf(owner)).done;

const setting = (owner: Visitor, key: string, value: string) =>
  owner.put(`${apiPaths.settings}/${key}`, { value });

it('ticks each step as it is done, and takes the tick back with what is deleted', async () => {
  const owner = await makeOwner(await makeSite());
  expect(await stepsOf(owner)).toEqual({ done: [], isHidden: false, isSiteEmpty: true });

  const track = await makeTrack(owner);
  expect(await done(owner)).toEqual(['song']);
  await makePhoto(owner);
  await makeVideo(owner);
  expect(await done(owner)).toEqual(['photo', 'song', 'video']);
  await setting(owner, 'artist_tagline', 'Not one of the steps');
  await setting(owner, 'artist_name', 'Ada');
  await setting(owner, 'about_billy_text', 'Ada sings and writes songs.');
  expect(await done(owner)).toEqual(['name', 'about', 'photo', 'song', 'video']);
  await setting(owner, 'site_shared', 'on');
  expect((await owner.get(apiPaths.backup)).statusCode).toBe(200);
  await expect.poll(() => done(owner)).toEqual([...firstSteps]);

  await owner.delete(`${apiPaths.tracks}/${track.id}`);
  expect(await done(owner)).not.toContain('song');
});

it('is put away when the owner hides it, and comes back when they want it', async () => {
  const owner = await makeOwner(await makeSite());
  await setting(owner, 'first_steps', 'hidden');
  expect((await stepsOf(owner)).isHidden).toBe(true);
  await setting(owner, 'first_steps', 'shown');
  expect((await stepsOf(owner)).isHidden).toBe(false);
});

it('counts a draft, and what the environment has configured', async () => {
  const site = await makeSite({ environment: { ARTIST_NAME: 'Ada', BACKUP_DIR: '/nowhere/near' } });
  const owner = await makeOwner(site);
  expect(await done(owner)).toEqual(['name', 'backup']);
  const track = await makeTrack(owner);
  await owner.put(`${apiPaths.tracks}/${track.id}`, { visibility: 'draft', version: track.version });
  expect(await done(owner)).toEqual(['name', 'song', 'backup']);
});

it('does not count what the demo brought', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const settings = { artist_name: 'Ines Valdemar', about_billy_text: 'She sings by the harbour.' };
  for (const [key, value] of Object.entries(settings)) await setting(owner, key, value);
  const items: DemoReport['parts'][number]['items'] = [
    { kind: 'tracks', id: (await insertTrack(site)).id },
    { kind: 'tracks', id: (await insertTrack(site)).id },
    { kind: 'videos', id: (await insertVideo(site)).id },
    { kind: 'photos', id: (await insertPhoto(site)).id },
  ];
  await saveDemoReport(site.database, { fill: 'one', total: 1, settings, parts: [{ name: 'all', items }] });
  expect(await stepsOf(owner)).toMatchObject({ done: [], isSiteEmpty: false });

  await insertTrack(site, { uploadDate: '2001-01-01T00:00:00.000Z' });
  await setting(owner, 'artist_name', 'Ada');
  expect(await done(owner)).toEqual(['name', 'song']);
});

test('a name that happens to be the one of the demo is the owner’s own where there is no demo', async () => {
  const owner = await makeOwner(await makeSite());
  await setting(owner, 'artist_name', 'Ines Valdemar');
  expect(await done(owner)).toEqual(['name']);
});
