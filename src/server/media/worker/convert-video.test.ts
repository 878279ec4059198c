import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { convertTrack } from '#server/media/worker/convert-track.ts';
import { convertVideo } from '#server/media/worker/convert-video.ts';
import { closeMedia } from '#server/media/worker/open-media.ts';
import { readVideoFacts } from '#server/media/worker/video-facts.ts';
import { record } from '#tests/support/media/encode.ts';
import { makeOnce, mediaFixture } from '#tests/support/media/fixtures.ts';

vi.setConfig({ testTimeout: 120_000 });

const seconds = 3;
const clip = { width: 160, height: 90 };

/** As browsers and streaming programs record: the beginning is written before the length is known. */
const recordings = {
  'without-length.webm': (path: string) =>
    record(path, {
      format: 'webm',
      seconds,
      video: { codec: 'libvpx', ...clip },
      muxer: { live: '1' },
    }),
  'without-length.mp4': (path: string) =>
    record(path, {
      format: 'mp4',
      seconds,
      video: { codec: 'libx264', ...clip },
      muxer: { movflags: '+frag_keyframe+empty_moov' },
    }),
};

afterEach(closeMedia);

it('a full disk is named, so that it is not taken for a fault of FFmpeg', async () => {
  const path = await mediaFixture('tone.wav');
  const targets = { aac: '/dev/full', opus: '/dev/full' };
  const converting = convertTrack({ name: 'convertTrack', path, targets, isOnRelease: false });
  await expect(converting).rejects.toThrow('no space left on device');
});

describe.each(['without-length.webm', 'without-length.mp4'] as const)('%s', (name) => {
  it('has the length and bitrate of its packets', async () => {
    const path = await makeOnce(name, recordings[name]);
    const facts = await readVideoFacts(path);
    expect(facts.duration).toBeCloseTo(seconds, 1);
    expect(facts.bitrate).toBeCloseTo(((await stat(path)).size * 8) / seconds, -3);
  });

  it('becomes streams with the right bitrate', async () => {
    const path = await makeOnce(name, recordings[name]);
    const folder = await mkdtemp(join(tmpdir(), 'marquee-convert-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const target = join(folder, 'stream.mp4');
    const { streams } = await convertVideo({
      name: 'convertVideo',
      path,
      folder: join(folder, 'pieces'),
      targets: [target],
    });
    const { size } = await stat(target);
    expect(streams).toMatchObject([{ path: target, bytes: size }]);
    expect(streams[0]?.bitrate).toBeCloseTo((size * 8) / seconds, -3);
  });
});
