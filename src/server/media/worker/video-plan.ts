export type Size = { width: number; height: number };

/** Frames per second, as a fraction: 30000/1001 is 29.97. */
export type Rate = { num: number; den: number };

export type VideoFacts = {
  isMp4: boolean;
  /** With the parameters of the stream in the header of the file. */
  isH264: boolean;
  sound: { isAac: boolean; channels: number } | null;
  /** Of the stored picture, before it is turned and its pixels are made square. */
  size: Size;
  pixelAspect: number;
  /** Clockwise, to show it upright. */
  quarterTurns: number;
  /** 8 bits, 4:2:0. */
  isPlain: boolean;
  isHdr: boolean;
  isInterlaced: boolean;
  /** Frames per second: on average, and the rate that all timestamps fit. */
  averageRate: number;
  baseRate: number;
  /** In seconds. */
  duration: number | null;
  /** Bits per second of the whole file. */
  bitrate: number;
};

export type EncodedSize = Size & { crf: number; maxBitrate: number };

export type VideoPlan = {
  /** As it is shown. */
  shown: Size;
  rate: Rate;
  /** The pictures of the original are used as they are for the large stream. */
  copiesPictures: boolean;
  /** Largest first. */
  sizes: EncodedSize[];
  sound: 'none' | 'copied' | 'encoded';
};

const large = { long: 1920, short: 1080 };
const small = { long: 1280, short: 720 };

/** An original that plays everywhere, but above this stops to load on ordinary lines, is made smaller. */
const maxCopiedBitrate = 12_000_000;
/** Below this, a smaller stream beside the original saves little. */
const minBitrateForSmall = 2_500_000;
/** A small stream that is nearly as large is not worth its space. */
const minReduction = 0.9;

const rates: Rate[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
];

/** Which streams a video gets, and what of the original they can use. */
export function planVideo(facts: VideoFacts): VideoPlan {
  const shown = shownSize(facts);
  const copiesPictures = playsEverywhere(facts, shown);
  const largest = fit(shown, large);
  const smallest = fit(shown, small);
  const isMuchSmaller = smallest.width < largest.width * minReduction;
  const wantsSmall = isMuchSmaller && (!copiesPictures || facts.bitrate > minBitrateForSmall);
  return {
    shown,
    rate: steadyRate(facts),
    copiesPictures,
    sizes: [...(copiesPictures ? [] : [encoded(largest)]), ...(wantsSmall ? [encoded(smallest)] : [])],
    sound: planSound(facts),
  };
}

/** The rate itself, a whole multiple of it, or the nearest: a camera may vary its rate, and few players like that. */
export function steadyRate({ averageRate, baseRate }: Pick<VideoFacts, 'averageRate' | 'baseRate'>): Rate {
  const measured = Math.abs(baseRate - averageRate) < averageRate * 0.05 ? baseRate : averageRate;
  const distance = (rate: Rate, multiple = 1) => Math.abs(perSecond(rate) - measured * multiple);
  const nearest = (multiple: number) =>
    rates.reduce((best, rate) => (distance(rate, multiple) < distance(best, multiple) ? rate : best));
  for (const multiple of [1, 2, 3, 4, 5]) {
    const rate = nearest(multiple);
    if (distance(rate, multiple) < perSecond(rate) * 0.005) return rate;
  }
  return nearest(1);
}

export const perSecond = ({ num, den }: Rate): number => num / den;

export const isSideways = ({ quarterTurns }: Pick<VideoFacts, 'quarterTurns'>): boolean =>
  quarterTurns % 2 === 1;

function shownSize(facts: VideoFacts): Size {
  const width = Math.round(facts.size.width * facts.pixelAspect);
  const { height } = facts.size;
  return isSideways(facts) ? { width: height, height: width } : { width, height };
}

function playsEverywhere(facts: VideoFacts, shown: Size): boolean {
  return (
    facts.isMp4 &&
    facts.isH264 &&
    facts.isPlain &&
    !facts.isHdr &&
    !facts.isInterlaced &&
    facts.averageRate <= 61 &&
    facts.bitrate <= maxCopiedBitrate &&
    Math.max(shown.width, shown.height) <= large.long &&
    Math.min(shown.width, shown.height) <= large.short
  );
}

function planSound({ sound, isMp4 }: VideoFacts): VideoPlan['sound'] {
  if (!sound) return 'none';
  return isMp4 && sound.isAac && sound.channels <= 2 ? 'copied' : 'encoded';
}

/** By the longer and the shorter side, so that portrait videos are as sharp. Never larger than the original. */
function fit(size: Size, box: { long: number; short: number }): Size {
  const scale = Math.min(
    1,
    box.long / Math.max(size.width, size.height),
    box.short / Math.min(size.width, size.height),
  );
  return { width: even(size.width, scale), height: even(size.height, scale) };
}

/** H.264 in 4:2:0 has even sides. */
function even(side: number, scale: number): number {
  return Math.max(2, Math.min(2 * Math.round((side * scale) / 2), 2 * Math.floor(side / 2)));
}

function encoded(size: Size): EncodedSize {
  const pixels = size.width * size.height;
  if (pixels > small.long * small.short) return { ...size, crf: 22, maxBitrate: 6_000_000 };
  return { ...size, crf: 23, maxBitrate: pixels > 854 * 480 ? 3_000_000 : 1_500_000 };
}
