import { applyFilter, type Filter } from '#server/demo/sound/studio/filters.ts';
import { sampleRate, type Stereo } from '#server/demo/sound/studio/stereo.ts';

/** How ears weigh frequencies, after ITU-R BS.1770, for our sample rate. */
const head: Filter = {
  b0: 1.5308412300503478,
  b1: -2.6509799951547297,
  b2: 1.169079079921587,
  a1: -1.6636551132560204,
  a2: 0.7125954280732254,
};
const bass: Filter = {
  b0: 1,
  b1: -2,
  b2: 1,
  a1: -1.9891696736297957,
  a2: 0.9891990357870394,
};

const hop = sampleRate / 10;
const silent = -70;
const quieter = 10;

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power + 1e-12);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The loudness of a whole song in LUFS: its quiet moments do not count. */
export function integratedLoudness({ left, right }: Stereo): number {
  const tenths = [powerByTenths(left), powerByTenths(right)];
  const count = tenths[0]?.length ?? 0;
  const blocks = Array.from({ length: Math.max(0, count - 3) }, (_, index) =>
    tenths.reduce((sum, side) => sum + mean(side.slice(index, index + 4)), 0),
  );
  const heard = blocks.filter((power) => loudnessOf(power) > silent);
  const floor = loudnessOf(mean(heard)) - quieter;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > floor)));
}

function powerByTenths(side: Float32Array): number[] {
  const weighed = Float32Array.from(side);
  applyFilter(weighed, head);
  applyFilter(weighed, bass);
  const powers: number[] = [];
  for (let from = 0; from + hop <= weighed.length; from += hop) {
    let sum = 0;
    for (let index = from; index < from + hop; index += 1) {
      const value = weighed[index] ?? 0;
      sum += value * value;
    }
    powers.push(sum / hop);
  }
  return powers;
}
