import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteForGood, makePhoto, makeTrack, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

test('while the files are away, what needs them asks to come back and the rest works', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-away-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const uploads = join(dataDir, 'uploads');
  const site = await makeSite({ dataDir, environment: { LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  const track = await makeTrack(owner);
  const photo = await makePhoto(owner);
  await site.jobs.idle();

  await rename(uploads, `${uploads}-away`);
  const song = await upload(owner, '/api/tracks', { title: 'Too soon' }, { audioFile: 'tone.mp3' });
  for (const response of [song, await owner.get(track.audioFile), await owner.get('/healthz')]) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.json()).toEqual({
      message: 'The site cannot do this right now. Please try again in a moment.',
    });
  }
  await deleteForGood(owner, `/api/about/images/${photo.id}`);
  expect((await owner.get('/api/about/images')).json()).toEqual([]);
  await site.jobs.idle();

  await rename(`${uploads}-away`, uploads);
  expect((await owner.get(track.audioFile)).statusCode).toBe(200);
  await makeTrack(owner, { title: 'In time' });
  await site.close();
  const restarted = await makeSite({ dataDir });
  await restarted.jobs.idle();
  expect(Object.keys(await storedFiles(restarted))).toHaveLength(2);
});
