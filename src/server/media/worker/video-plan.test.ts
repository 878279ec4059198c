import { describe, expect, it } from 'vitest';
import { planVideo, steadyRate, type VideoFacts } from '#server/media/worker/video-plan.ts';

/** A video of a camera that every browser plays. */
const usual: VideoFacts = {
  isMp4: true,
  isH264: true,
  sound: { isAac: true, channels: 2 },
  size: { width: 1920, height: 1080 },
  pixelAspect: 1,
  quarterTurns: 0,
  isPlain: true,
  isHdr: false,
  isInterlaced: false,
  averageRate: 25,
  baseRate: 25,
  duration: 60,
  bitrate: 2_000_000,
};
const hevc: VideoFacts = { ...usual, isH264: false };
const sizesOf = (facts: VideoFacts) =>
  planVideo(facts).sizes.map(({ width, height }) => `${width}x${height}`);

describe('sizes', () => {
  it.each<[string, VideoFacts['size'], Partial<VideoFacts>, string[]]>([
    ['4K', { width: 3840, height: 2160 }, {}, ['1920x1080', '1280x720']],
    ['4K held upright', { width: 3840, height: 2160 }, { quarterTurns: 1 }, ['1080x1920', '720x1280']],
    ['4K upside down', { width: 3840, height: 2160 }, { quarterTurns: 2 }, ['1920x1080', '1280x720']],
    ['portrait pixels', { width: 2160, height: 3840 }, {}, ['1080x1920', '720x1280']],
    ['1080p', { width: 1920, height: 1080 }, {}, ['1920x1080', '1280x720']],
    ['720p', { width: 1280, height: 720 }, {}, ['1280x720']],
    ['a little more than 720p', { width: 1360, height: 765 }, {}, ['1360x764']],
    ['480p', { width: 854, height: 480 }, {}, ['854x480']],
    ['odd sides', { width: 321, height: 181 }, {}, ['320x180']],
    ['cinema', { width: 4096, height: 1716 }, {}, ['1920x804', '1280x536']],
    ['a square', { width: 2000, height: 2000 }, {}, ['1080x1080', '720x720']],
    ['a strip', { width: 3000, height: 1 }, {}, ['1920x2', '1280x2']],
    ['wide pixels', { width: 720, height: 576 }, { pixelAspect: 64 / 45 }, ['1024x576']],
    [
      'wide pixels, turned',
      { width: 1440, height: 1080 },
      { pixelAspect: 4 / 3, quarterTurns: 3 },
      ['1080x1920', '720x1280'],
    ],
  ])('%s', (_, size, facts, expected) => {
    expect(sizesOf({ ...hevc, size, ...facts })).toEqual(expected);
  });

  it('limits the bitrate by the size', () => {
    const large = planVideo({ ...hevc, size: { width: 3840, height: 2160 } });
    expect(large.sizes.map(({ maxBitrate }) => maxBitrate)).toEqual([6_000_000, 3_000_000]);
    const small = planVideo({ ...hevc, size: { width: 640, height: 360 } });
    expect(small.sizes.map(({ maxBitrate }) => maxBitrate)).toEqual([1_500_000]);
  });
});

describe('an original that plays everywhere', () => {
  it('is used as it is', () => {
    expect(planVideo(usual)).toMatchObject({ copiesPictures: true, sizes: [], sound: 'copied' });
  });

  it('is used as it is when it is held upright', () => {
    const plan = planVideo({ ...usual, quarterTurns: 1 });
    expect(plan).toMatchObject({ copiesPictures: true, shown: { width: 1080, height: 1920 } });
  });

  it('gets a smaller stream if that saves much', () => {
    expect(sizesOf({ ...usual, bitrate: 2_600_000 })).toEqual(['1280x720']);
    expect(sizesOf({ ...usual, bitrate: 2_600_000, size: { width: 1280, height: 720 } })).toEqual([]);
  });

  it.each<[string, Partial<VideoFacts>]>([
    ['another codec', { isH264: false }],
    ['another container', { isMp4: false }],
    ['10 bits', { isPlain: false }],
    ['a high dynamic range', { isHdr: true }],
    ['interlaced', { isInterlaced: true }],
    ['too many frames', { averageRate: 120, baseRate: 120 }],
    ['too many bytes', { bitrate: 20_000_000 }],
    ['too large', { size: { width: 2560, height: 1440 } }],
    ['too tall', { size: { width: 1440, height: 1440 } }],
  ])('is not: %s', (_, facts) => {
    expect(planVideo({ ...usual, ...facts })).toMatchObject({
      copiesPictures: false,
      sound: expect.any(String),
    });
  });
});

describe('sound', () => {
  it.each<[string, Partial<VideoFacts>, string]>([
    ['AAC', {}, 'copied'],
    ['AAC beside HEVC', { isH264: false }, 'copied'],
    ['none', { sound: null }, 'none'],
    ['uncompressed', { sound: { isAac: false, channels: 2 } }, 'encoded'],
    ['six channels', { sound: { isAac: true, channels: 6 } }, 'encoded'],
    ['in WebM', { isMp4: false, sound: { isAac: false, channels: 2 } }, 'encoded'],
  ])('%s', (_, facts, expected) => {
    expect(planVideo({ ...usual, ...facts }).sound).toBe(expected);
  });
});

describe('the frame rate', () => {
  it.each([
    [24, 24, '24/1'],
    [23.976, 23.976, '24000/1001'],
    [25, 25, '25/1'],
    [29.97, 29.97, '30000/1001'],
    [30, 30, '30/1'],
    [50, 50, '50/1'],
    [59.94, 59.94, '60000/1001'],
    [60, 60, '60/1'],
    // A phone that states 30 and misses some frames.
    [29.4, 30, '30/1'],
    // A phone in the dark.
    [26.3, 600, '25/1'],
    [119.9, 120, '60/1'],
    [240, 240, '60/1'],
    // A whole multiple, so that every frame is shown equally long.
    [12.5, 12.5, '25/1'],
    [15, 15, '30/1'],
    [10, 10, '30/1'],
  ])('of %d on average and %d at most is %s', (averageRate, baseRate, expected) => {
    const { num, den } = steadyRate({ averageRate, baseRate });
    expect(`${num}/${den}`).toBe(expected);
  });
});
