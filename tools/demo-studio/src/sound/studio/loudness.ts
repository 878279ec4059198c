import { type Filter, makeStereoFilter } from '#studio/sound/studio/filters.ts';
import { sampleRate, type Stereo } from '#studio/sound/studio/stereo.ts';

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
export function integratedLoudness(song: Stereo): number {
  const tenths = powerByTenths(song);
  const blocks = tenths.slice(3).map((_, index) => mean(tenths.slice(index, index + 4)));
  const heard = blocks.filter((power) => loudnessOf(power) > silent);
  const floor = loudnessOf(mean(heard)) - quieter;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > floor)));
}

function powerByTenths({ left, right }: Stereo): number[] {
  const filters = [makeStereoFilter(head), makeStereoFilter(bass)];
  const powers: number[] = [];
  for (let from = 0; from + hop <= left.length; from += hop) {
    const weighedLeft = left.slice(from, from + hop);
    const weighedRight = right.slice(from, from + hop);
    for (const filter of filters) filter(weighedLeft, weighedRight);
    let sum = 0;
    for (let index = 0; index < hop; index += 1) {
      sum += (weighedLeft[index] ?? 0) ** 2 + (weighedRight[index] ?? 0) ** 2;
    }
    powers.push(sum / hop);
  }
  return powers;
}
