import { expect, test } from 'vitest';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { MEGABYTE } from '#shared/maintenance/upload-limits.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { upload } from '#tests/support/factories.ts';
import { longWav } from '#tests/support/media/long-wav.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

const limitsFor = async (owner: Visitor) => (await owner.get(apiPaths.uploadLimits)).json<UploadLimits>();

/** The same browser at another instance. */
function signedIn(site: Site, { cookies }: Visitor): Visitor {
  const visitor = site.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

const sendSong = async (owner: Visitor, megabytes: number) =>
  upload(
    owner,
    '/api/tracks',
    { title: 'The whole evening' },
    { audioFile: { name: 'evening.wav', bytes: await longWav(megabytes * MEGABYTE) } },
  );

test('the owner raises and lowers a limit, which applies to the next upload of every instance', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const otherSite = await makeSite({ dataDir: site.folder });
  const elsewhere = signedIn(otherSite, owner);

  expect((await sendSong(owner, 11)).statusCode).toBe(413);
  expect((await owner.put('/api/settings/max_audio_mb', { value: '12' })).statusCode).toBe(201);
  expect((await limitsFor(owner)).audio).toBe(12 * MEGABYTE);
  expect((await sendSong(owner, 11)).statusCode).toBe(201);
  expect((await limitsFor(elsewhere)).audio).toBe(12 * MEGABYTE);
  expect((await sendSong(elsewhere, 11)).statusCode).toBe(201);

  const before = await storedFiles(site);
  expect((await elsewhere.put('/api/settings/max_audio_mb', { value: '2' })).statusCode).toBe(200);
  const refused = await sendSong(owner, 3);
  expect([refused.statusCode, refused.json()]).toEqual([
    413,
    { message: 'Audio file must be 2MB or smaller' },
  ]);
  expect(await storedFiles(site)).toEqual(before);
});

const owned = share(async () => makeOwner(await makeSite({ environment: { MAX_VIDEO_MB: '300' } })));

test.each([
  ['max_audio_mb', '201', 200],
  ['max_video_mb', '301', 300],
  ['max_picture_mb', '51', 50],
  ['max_audio_mb', '0', 200],
  ['max_audio_mb', '10.5', 200],
  ['max_audio_mb', 'none', 200],
])('%s cannot be %s, and stays as it was', async (key, value, max) => {
  const owner = owned();
  const before = await limitsFor(owner);
  const message = `Please enter a whole number from 1 to ${max}`;
  for (const response of [
    await owner.put(`/api/settings/${key}`, { value }),
    await owner.post('/api/settings', { key, value }),
  ])
    expect([response.statusCode, response.json()]).toMatchObject([400, { fields: { value: message } }]);
  expect(await limitsFor(owner)).toEqual(before);
});

test('a variable is the limit until the owner chooses one, and the highest they can choose', async () => {
  const owner = owned();
  expect(await limitsFor(owner)).toEqual({
    audio: 10 * MEGABYTE,
    video: 300 * MEGABYTE,
    picture: 20 * MEGABYTE,
    document: 10 * MEGABYTE,
    ceilings: {
      audio: 200 * MEGABYTE,
      video: 300 * MEGABYTE,
      picture: 50 * MEGABYTE,
      document: 10 * MEGABYTE,
    },
  });
});

test('a variable that is lowered later lowers the limit, and visitors do not read it', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await owner.put('/api/settings/max_picture_mb', { value: '40' });
  await site.close();
  const later = await makeSite({ dataDir: site.folder, environment: { MAX_PICTURE_MB: '30' } });
  expect((await limitsFor(signedIn(later, owner))).picture).toBe(30 * MEGABYTE);
  const visitor = later.visitor();
  expect((await visitor.get('/api/settings')).json()).toEqual([]);
  expect((await visitor.get('/api/settings/max_picture_mb')).statusCode).toBe(404);
});
