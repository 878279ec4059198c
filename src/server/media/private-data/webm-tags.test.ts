import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankTags } from '#server/media/private-data/webm-tags.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { realMediaJobs } from '#tests/support/media/jobs.ts';

const SECRET = '+59.3293+018.0686/';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-webm-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function blanked(bytes: Buffer): Promise<Buffer> {
  const path = join(folder, 'film.webm');
  await writeFile(path, bytes);
  await blankTags(path);
  return readFile(path);
}

const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex');

/** An element with its size in eight bytes, or with a size that is not known. */
function element(id: string, content: Buffer, size?: Buffer): Buffer {
  const known = Buffer.alloc(8);
  known.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size ?? known, content]);
}

const head = element('1a45dfa3', Buffer.from('webm'));
const video = element('1f43b675', Buffer.from('pictures'));
const tags = element('1254c367', Buffer.from(`LOCATION${SECRET}`));

describe('Blanking what a WebM tells', () => {
  it.each([
    ['tags at the end', Buffer.concat([head, element('18538067', Buffer.concat([video, tags]))])],
    ['tags at the start', Buffer.concat([head, element('18538067', Buffer.concat([tags, video]))])],
    [
      'attached files',
      Buffer.concat([
        head,
        element('18538067', Buffer.concat([element('1941a469', Buffer.from(SECRET)), video])),
      ]),
    ],
    [
      'a recording without sizes',
      Buffer.concat([
        head,
        element(
          '18538067',
          Buffer.concat([element('1f43b675', element('a3', Buffer.from('pictures')), UNKNOWN), tags]),
          UNKNOWN,
        ),
      ]),
    ],
  ])('removes %s and moves nothing', async (_where, before) => {
    expect(before.includes(SECRET)).toBe(true);
    const after = await blanked(before);
    expect(after.includes(SECRET)).toBe(false);
    expect(after.length).toBe(before.length);
    expect(after.indexOf('pictures')).toBe(before.indexOf('pictures'));
  });

  it('fits into the smallest room', async () => {
    const small = Buffer.from('1254c36780', 'hex');
    expect((await blanked(Buffer.concat([small, video]))).subarray(0, 5).toString('hex')).toBe('ec83000000');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(100)],
    ['half a head', Buffer.from('1254c3', 'hex')],
    ['a size beyond the end', Buffer.concat([Buffer.from('1254c367', 'hex'), Buffer.from([0x41, 0x00, 1])])],
  ])('ends on %s', async (_what, bytes) => {
    expect((await blanked(bytes)).length).toBe(bytes.length);
  });

  it('leaves a real video playable', async () => {
    const before = await bytesOf('clip.webm');
    expect(before.includes('DURATION')).toBe(true);
    const after = await blanked(before);
    expect(after.includes('DURATION')).toBe(false);
    const path = join(folder, 'real.webm');
    await writeFile(path, after);
    const frame = await realMediaJobs().videoFrame(path);
    expect(frame.length).toBeGreaterThan(1_000);
  });
});
