import { expect, test, vi } from 'vitest';
import { sweep } from '#server/domain/check/sweep.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { CheckState } from '#shared/maintenance/maintenance.schema.ts';
import { insertTrack, makePhoto, makeTrack, makeVideo, storeFile } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { figure } from '#tests/support/figures.ts';
import { runProgram } from '#tests/support/processes.ts';
import { environmentOf } from '#tests/support/stores.ts';

const nameOf = (address: string | null) => address?.replace('/uploads/', '') ?? '';
const ours = (digit: string) => `${digit.repeat(32)}.mp3`;

/** The built program, on the site's own stores. */
async function verify({ folder }: { folder: string }, ...args: string[]) {
  const { code, output } = await runProgram('verify', args, { environment: await environmentOf(folder) });
  return { code, output, lines: output.split('\n').map((line) => line.trim()) };
}

/** Puts these bytes in place of a stored file, or where none was. */
async function put({ media }: Site, name: string, bytes: Buffer): Promise<void> {
  const path = media.incomingPath();
  await media.write(path, [bytes]);
  await media.save(path, name);
}

async function setAsideFiles({ media }: Site): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of media.listSetAside()) names.push(name);
  return names;
}

test('finds a flipped byte, a missing file, one that was set aside and one that belongs to nothing, and repairs what it can', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const flipped = nameOf((await makeTrack(owner, { title: 'Night Train' })).audioFile);
  const lost = nameOf((await makeTrack(owner, { title: 'Gone' })).audioFile);
  const aside = nameOf((await makeVideo(owner, { title: 'Found', videoFile: 'clip.mp4' })).videoFile);
  const photo = nameOf((await makePhoto(owner)).imagePath);
  await site.jobs.idle();
  const clean = await verify(site);
  expect(clean.output).toContain('5 files checked.\nNothing is wrong.\n');
  expect(clean.code).toBe(0);

  const bytes = Buffer.from(await bytesOf('tone.mp3'));
  bytes[bytes.length >> 1]! ^= 1;
  await put(site, flipped, bytes);
  await site.media.discard(lost);
  await site.media.setAside(aside, '2026-03-05');
  const uploadDate = '2026-01-01T00:00:00.000Z';
  await insertTrack(site, { title: 'Old', uploadDate, audioFile: await storeFile(site, 'tone.mp3') });
  await put(site, ours('0'), Buffer.from('x'));
  for await (const { name } of site.media.list(photo.replace('.jpg', '-640'))) await site.media.discard(name);

  const found = await verify(site);
  expect(found.lines).toEqual(
    expect.arrayContaining([
      '4 things are wrong:',
      `“Night Train”: its file is damaged (${flipped})`,
      `“Gone”: its file is missing (${lost})`,
      `“Found”: its file is in lost+found (${aside})`,
      `${ours('0')}: belongs to nothing that this database knows`,
      expect.stringMatching(/^4 files checked, 1 of them uploaded before checksums were kept/),
    ]),
  );
  expect(found.code).toBe(1);
  figure('A14', '1 byte flipped: verify names the song and its file, and exits with 1');
  const { last } = (await owner.get(apiPaths.check)).json<CheckState>();
  expect(last).toMatchObject({ files: 4, withoutChecksum: 1, problemCount: 4 });
  expect(await setAsideFiles(site)).toEqual([aside]);

  const repaired = await verify(site, '--set-aside');
  expect(repaired.lines).toEqual(
    expect.arrayContaining([
      `Taken back from lost+found: ${aside}`,
      `Put into lost+found: ${ours('0')}`,
      `The running site makes the missing sizes of ${photo}`,
      'Checksums written: 1',
      '5 files checked.',
      '2 things are wrong:',
    ]),
  );
  expect(repaired.code).toBe(1);
  expect(await setAsideFiles(site)).toEqual([ours('0')]);
  await site.jobs.idle();
  expect(await site.media.open(photo.replace('.jpg', '-640.avif'))).not.toBeNull();

  await put(site, flipped, Buffer.from(await bytesOf('tone.mp3')));
  await put(site, lost, Buffer.from(await bytesOf('tone.mp3')));
  expect((await verify(site)).code).toBe(0);
});

test('a lost stream is made again by the running site', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id, audioFile } = await makeTrack(owner, { audioFile: 'tone.wav' });
  await site.jobs.idle();
  const stream = nameOf(audioFile).replace('.wav', '-aac.m4a');
  expect((await verify(site, '--repair')).lines).not.toContainEqual(expect.stringContaining('converts'));
  await site.media.discard(stream);
  const { code, lines } = await verify(site, '--repair');
  expect(lines).toContain(`The running site converts ${nameOf(audioFile)} again`);
  expect(code).toBe(0);
  await site.jobs.idle();
  expect(await site.media.open(stream)).not.toBeNull();
  expect((await owner.get(`/api/tracks/${id}`)).json()).toMatchObject({ version: 1 });
});

test('the owner has the site checked from the dashboard, and is told when something is wrong', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const track = await makeTrack(owner, { title: 'Night Train' });
  await site.jobs.idle();
  expect((await owner.get(apiPaths.check)).json()).toEqual({ isRunning: false, last: null });
  await site.media.discard(nameOf(track.audioFile));
  expect((await owner.post(apiPaths.check)).statusCode).toBe(202);
  const state = await vi.waitFor(async () => {
    const response = (await owner.get(apiPaths.check)).json<CheckState>();
    expect(response.isRunning).toBe(false);
    return response;
  });
  expect(state.last?.problems).toEqual([
    { problem: 'missing', file: nameOf(track.audioFile), title: 'Night Train' },
  ]);
  expect((await owner.get(apiPaths.notices)).json()).toEqual([
    expect.objectContaining({ kind: 'files', message: expect.stringContaining('of "Night Train"') }),
    expect.objectContaining({ kind: 'check', message: expect.stringContaining('found a problem') }),
  ]);

  // Mended, and checked from the shell: the running site says so.
  await put(site, nameOf(track.audioFile), Buffer.from(await bytesOf('tone.mp3')));
  expect((await verify(site)).code).toBe(0);
  expect((await owner.get(apiPaths.notices)).json()).toEqual([]);
});

test('leaves in place what a new database does not know, also after its first upload, until the owner says otherwise', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await site.jobs.idle();
  await put(site, ours('0'), Buffer.from('x'));
  await sweep({ ...site, log: site.app.log, startedAt: new Date() }, site.jobs.signal);
  await makeTrack(owner);
  await site.jobs.idle();

  const { output, code } = await verify(site, '--repair');
  expect(output).toContain(`${ours('0')}: belongs to nothing that this database knows`);
  expect(output).toContain('restore your newest backup. The files stay where they are.');
  expect(output).not.toContain('--repair');
  expect(code).toBe(1);
  expect(await setAsideFiles(site)).toEqual([]);
  expect(await site.media.open(ours('0'))).not.toBeNull();

  expect((await verify(site, '--set-aside')).output).toContain(`Put into lost+found: ${ours('0')}`);
  expect(await setAsideFiles(site)).toEqual([ours('0')]);
});

test('says in one sentence what it cannot do', async () => {
  const { output, code } = await verify({ folder: '/nowhere' }, '--mend');
  expect(output).toMatch(/^The site was not checked: .*--mend.*\(--help explains what can be said\)\n$/);
  expect(code).toBe(1);
});
