import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readAudio } from '#server/media/audio.ts';
import { type FixtureName, mediaFixture, songTitle } from '#tests/support/media/fixtures.ts';
import { realFileJobs, realMediaJobs } from '#tests/support/media/jobs.ts';

vi.setConfig({ testTimeout: 60_000 });

const fileJobs = realFileJobs();
const withTool = { fileJobs, mediaJobs: realMediaJobs() };
const withoutTool = { fileJobs, mediaJobs: { checkAudio: async () => ({ duration: null }) } };

const tracks: [FixtureName, string][] = [
  ['tone.mp3', 'mp3'],
  ['tone.wav', 'wav'],
  ['tone.m4a', 'm4a'],
  ['tone.aac', 'aac'],
  ['tone.flac', 'flac'],
  ['tone.ogg', 'ogg'],
  ['tone.opus', 'opus'],
  ['tone.aiff', 'aiff'],
  ['tone.wv', 'wv'],
  ['tone-lossless.m4a', 'm4a'],
];

describe('A song', () => {
  it.each(tracks)('%s says how long it is', async (name, extension) => {
    const facts = await readAudio(withTool, await mediaFixture(name), extension);
    expect(facts.duration).toBeCloseTo(3, 1);
    expect(facts).toMatchObject({ title: null, cover: null });
  });

  it.each(tracks)('%s says so even when the tool cannot be asked', async (name, extension) => {
    const { duration } = await readAudio(withoutTool, await mediaFixture(name), extension);
    expect(duration).toBeCloseTo(3, 1);
  });

  it.each([
    ['tagged.mp3', 'mp3'],
    ['tagged.m4a', 'm4a'],
    ['tagged.flac', 'flac'],
    ['tagged.ogg', 'ogg'],
    ['tagged.opus', 'opus'],
  ] as const)('%s offers its title and cover', async (name, extension) => {
    const { title, cover } = await readAudio(withoutTool, await mediaFixture(name), extension);
    expect(title).toBe(songTitle);
    expect(await sharp(cover ?? undefined).metadata()).toMatchObject({
      format: 'jpeg',
      width: 300,
      height: 300,
    });
  });

  it('that is not one is refused', async () => {
    await expect(readAudio(withoutTool, await mediaFixture('picture.png'), 'mp3')).rejects.toMatchObject({
      status: 422,
    });
  });
});
