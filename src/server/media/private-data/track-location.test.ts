import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFile } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blankApeLocation } from '#server/media/private-data/ape-tags.ts';
import { blankFlacLocation, blankOggLocation } from '#server/media/private-data/vorbis-comments.ts';
import { bytesOf, trackPosition, songTitle } from '#tests/support/media/fixtures.ts';
import { realMediaJobs } from '#tests/support/media/jobs.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-comments-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

describe('Blanking where a song was recorded', () => {
  it.each([
    ['tagged.flac', blankFlacLocation],
    ['tagged.ogg', blankOggLocation],
    ['tagged.opus', blankOggLocation],
  ] as const)('%s no longer tells, and says and plays everything else', async (name, blank) => {
    const before = await bytesOf(name);
    expect(before.includes(trackPosition)).toBe(true);
    const path = await fileOf(name, before);
    await blank(path);
    const after = await readFile(path);
    expect(after.includes('secret-place')).toBe(false);
    expect(after.length).toBe(before.length);

    const { common, native } = await parseFile(path);
    expect([common.title, common.picture?.length]).toEqual([songTitle, 1]);
    expect(native['vorbis']?.find(({ id }) => id === 'LYRICS')?.value).toMatch(/^(La la la\. ){9999}/);
    const { checkAudio, audioPeaks } = realMediaJobs();
    expect((await checkAudio(path)).duration).toBeCloseTo(3, 1);
    // A page with a wrong checksum would be skipped.
    expect(await audioPeaks(path)).toEqual(await audioPeaks(await fileOf(`first-${name}`, before)));
  });

  it('tagged.wv no longer tells, and says and plays everything else', async () => {
    const before = await bytesOf('tagged.wv');
    expect(before.includes('secret-place')).toBe(true);
    const path = await fileOf('tagged.wv', before);
    await blankApeLocation(path);
    const after = await readFile(path);
    expect(after.includes('secret-place')).toBe(false);
    expect(after.length).toBe(before.length);
    expect((await parseFile(path)).common.title).toBe(songTitle);
    expect((await realMediaJobs().checkAudio(path)).duration).toBeCloseTo(3, 1);
  });

  it('finds the tags of a WavPack before an old ID3 tag, and survives what breaks off in them', async () => {
    const track = await bytesOf('tagged.wv');
    const old = Buffer.alloc(128);
    old.write('TAG', 'latin1');
    const path = await fileOf('with-id3.wv', Buffer.concat([track, old]));
    await blankApeLocation(path);
    expect((await readFile(path)).includes('secret-place')).toBe(false);
    for (const field of [12, 16]) {
      const broken = Buffer.from(track);
      broken.writeUInt32LE(0xffff_ffff, broken.length - 32 + field);
      await blankApeLocation(await fileOf('broken.wv', broken));
    }
  });

  it.each([
    ['tone.wv', blankApeLocation],
    ['tone.flac', blankFlacLocation],
    ['tone.ogg', blankOggLocation],
    ['tone.mp3', blankOggLocation],
    ['tone.mp3', blankFlacLocation],
  ] as const)('%s has nothing to hide and stays as it is', async (name, blank) => {
    const path = await fileOf(name, await bytesOf(name));
    await blank(path);
    expect(await readFile(path)).toEqual(await bytesOf(name));
  });

  it('finds the comments of a FLAC behind an ID3 tag, and survives what breaks off in them', async () => {
    const track = await bytesOf('tagged.flac');
    const tag = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\x01\x00', 'latin1'), Buffer.alloc(128)]);
    const path = await fileOf('with-id3.flac', Buffer.concat([tag, track]));
    await blankFlacLocation(path);
    expect((await readFile(path)).includes('secret-place')).toBe(false);
    for (const [name, blank] of [
      ['tagged.flac', blankFlacLocation],
      ['tagged.opus', blankOggLocation],
    ] as const) {
      const whole = await bytesOf(name);
      for (const length of [2, 30, 60, 200, 40_000])
        await expect(blank(await fileOf('cut', whole.subarray(0, length)))).resolves.toBeUndefined();
    }
  });
});
