import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identify } from '#server/media/sniff.ts';
import { contentTypes } from '#server/storage/media-store/content-types.ts';
import type { MediaKind } from '#shared/media/media.ts';
import { bytesOf, type FixtureName, mediaFixture } from '#tests/support/media/fixtures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-sniff-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const accepted: [FixtureName, MediaKind, string][] = [
  ['tone.mp3', 'audio', 'mp3'],
  ['tagged.mp3', 'audio', 'mp3'],
  ['tone.wav', 'audio', 'wav'],
  ['tone.m4a', 'audio', 'm4a'],
  ['tone-as-mp4.m4a', 'audio', 'm4a'],
  ['tone.aac', 'audio', 'aac'],
  ['tone.flac', 'audio', 'flac'],
  ['tone.ogg', 'audio', 'ogg'],
  ['tone.opus', 'audio', 'opus'],
  ['tone.aiff', 'audio', 'aiff'],
  ['tone.wv', 'audio', 'wv'],
  ['tone-lossless.m4a', 'audio', 'm4a'],
  ['clip.mp4', 'video', 'mp4'],
  ['silent.mp4', 'video', 'mp4'],
  ['clip.mov', 'video', 'mov'],
  ['clip.webm', 'video', 'webm'],
  ['clip-vp9.webm', 'video', 'webm'],
  ['picture.jpg', 'picture', 'jpg'],
  ['picture.png', 'picture', 'png'],
  ['picture.gif', 'picture', 'gif'],
  ['animated.webp', 'picture', 'webp'],
  ['picture.avif', 'picture', 'avif'],
];

describe('What a file is', () => {
  it.each(accepted)('%s is %s, kept as .%s', async (name, kind, extension) => {
    expect(await identify(await mediaFixture(name), kind)).toBe(extension);
  });

  it.each(accepted)('%s is nothing else than %s', async (name, kind) => {
    const path = await mediaFixture(name);
    for (const other of (['audio', 'video', 'picture'] as const).filter((candidate) => candidate !== kind)) {
      await expect(identify(path, other)).rejects.toMatchObject({ status: 415 });
    }
  });

  it('does not depend on its name', async () => {
    const path = await fileOf('song.html', await bytesOf('tone.mp3'));
    expect(await identify(path, 'audio')).toBe('mp3');
  });

  it('accepts a tagged song with padding before the music', async () => {
    const track = await bytesOf('tagged.mp3');
    const music = track.length - (await bytesOf('tone.mp3')).length;
    const padded = Buffer.concat([track.subarray(0, music), Buffer.alloc(300), track.subarray(music)]);
    expect(await identify(await fileOf('padded.mp3', padded), 'audio')).toBe('mp3');
  });

  it('accepts iTunes and old QuickTime brands of the same container', async () => {
    const m4v = Buffer.from(await bytesOf('clip.mp4'));
    m4v.write('M4V ', 8, 'latin1');
    expect(await identify(await fileOf('clip.m4v', m4v), 'video')).toBe('mp4');
    const bare = (await bytesOf('clip.mov')).subarray(20);
    expect(await identify(await fileOf('old.mov', bare), 'video')).toBe('mov');
  });

  it('notices without any tool that a video or song breaks off', async () => {
    for (const [name, kind] of [
      ['clip.mp4', 'video'],
      ['clip.mov', 'video'],
      ['tone.m4a', 'audio'],
    ] as const) {
      const bytes = await bytesOf(name);
      const path = await fileOf(`cut-${name}`, bytes.subarray(0, bytes.length - 2000));
      await expect(identify(path, kind)).rejects.toMatchObject({ status: 422 });
    }
  });

  it('walks a file made of endless tiny boxes only so far', async () => {
    const tiny = Buffer.from('\0\0\0\x08free', 'latin1');
    const clip = await bytesOf('clip.mp4');
    const padded = (count: number) =>
      Buffer.concat([clip.subarray(0, 32), Buffer.alloc(8 * count, tiny), clip.subarray(32)]);
    expect(await identify(await fileOf('some.mp4', padded(100)), 'video')).toBe('mp4');
    const endless = await fileOf('endless.mp4', padded(1_000_000));
    await expect(identify(endless, 'video')).rejects.toMatchObject({ status: 422 });
  });

  it('has a content type for everything it accepts', () => {
    for (const [, kind, extension] of accepted) {
      expect(contentTypes[extension]).toMatch(kind === 'picture' ? /^image\// : new RegExp(`^${kind}/`));
    }
  });
});
