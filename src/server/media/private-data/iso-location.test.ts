import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankLocation } from '#server/media/private-data/iso-location.ts';
import { bytesOf, mediaFixture } from '#tests/support/media/fixtures.ts';
import { located, places } from '#tests/support/media/location.ts';
import { box } from '#tests/support/media/tags.ts';
import { realMediaJobs } from '#tests/support/media/jobs.ts';

const SECRET = '+59.3293+018.0686/';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-location-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function blanked(bytes: Buffer): Promise<Buffer> {
  const path = join(folder, 'video');
  await writeFile(path, bytes);
  await blankLocation(path);
  return readFile(path);
}

const text = (words: string) => Buffer.from(words, 'latin1');
const sized = (size: number, type: string, ...content: Buffer[]) => {
  const result = box(type, ...content);
  result.writeUInt32BE(size);
  return result;
};

describe('Blanking where a video was filmed', () => {
  it.each(Object.entries(places(SECRET)))('removes %s and moves nothing', async (_where, place) => {
    const before = Buffer.concat([box('ftyp', text('isom')), place, box('mdat', text('pictures'))]);
    expect(before.includes(SECRET)).toBe(true);
    const after = await blanked(before);
    expect(after.includes(SECRET)).toBe(false);
    expect(after.length).toBe(before.length);
    expect(after.indexOf('pictures')).toBe(before.indexOf('pictures'));
    expect(after.includes('free')).toBe(true);
  });

  it('keeps the title, the copyright and everything else as they are', async () => {
    const words = box(
      'meta',
      Buffer.alloc(4),
      box('hdlr', Buffer.alloc(8), text('mdirappl')),
      box('ilst', box('\xa9nam')),
    );
    const other = box('uuid', Buffer.alloc(16, 7), text(SECRET));
    const bytes = Buffer.concat([
      box('moov', box('udta', box('\xa9cpy', text('mine')), words)),
      other,
      box('mdat', box('\xa9xyz', text(SECRET))),
    ]);
    expect(await blanked(bytes)).toEqual(bytes);
  });

  it.each(['clip.mp4', 'clip.mov', 'silent.mp4', 'tone.m4a'] as const)(
    'leaves %s alone, which tells none',
    async (name) => {
      expect((await blanked(await bytesOf(name))).equals(await bytesOf(name))).toBe(true);
    },
  );

  it('leaves a video that plays and shows the same picture', async () => {
    const jobs = realMediaJobs();
    const path = join(folder, 'located.mov');
    await writeFile(path, located(await bytesOf('clip.mov'), SECRET));
    await blankLocation(path);
    expect((await readFile(path)).includes(SECRET)).toBe(false);
    const original = await mediaFixture('clip.mov');
    await jobs.checkVideo(path);
    expect((await jobs.videoFrame(path)).equals(await jobs.videoFrame(original))).toBe(true);
  }, 60_000);

  const xyz = box('\xa9xyz', text(SECRET));
  const nested = (depth: number) => {
    let inner: Buffer = xyz;
    for (let level = 0; level < depth; level += 1) inner = box('trak', inner);
    return inner;
  };
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['less than a box', text('\0\0\0\x08fr')],
    ['boxes without size', Buffer.alloc(4_000)],
    ['a size smaller than the head', sized(4, 'moov', xyz)],
    ['a long size that is cut off', sized(1, 'moov')],
    ['a long size of nothing', sized(1, 'moov', Buffer.alloc(8))],
    ['a long size beyond all files', sized(1, 'moov', Buffer.alloc(8, 0xff), xyz)],
    ['notes without a handler', box('moov', box('meta'))],
    ['notes that end in their head', box('moov', box('uuid', Buffer.alloc(3)), box('meta', text('hd')))],
    ['parents without end', nested(5_000)],
    ['more boxes than anybody needs', box('moov', ...Array.from({ length: 20_000 }, () => box('free')))],
  ])('survives %s', async (_what, bytes) => {
    const after = await blanked(bytes);
    expect(after.length).toBe(bytes.length);
  });

  it.each([
    ['to the end of the file', Buffer.concat([box('ftyp'), sized(0, 'moov', box('udta', xyz))])],
    ['to the end of its parent', box('moov', box('udta', sized(0, '\xa9xyz', text(SECRET))))],
    ['beyond its parent', box('moov', box('udta', sized(9_000_000, '\xa9xyz', text(SECRET))))],
  ])('finds a place whose box reaches %s, and spares what follows', async (what, bytes) => {
    const follows = what.includes('file') ? Buffer.alloc(0) : box('mdat', text('pictures'));
    const after = await blanked(Buffer.concat([bytes, follows]));
    expect(after.includes(SECRET)).toBe(false);
    expect(after.subarray(bytes.length).equals(follows)).toBe(true);
  });
});
