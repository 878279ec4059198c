import { applyFilter, bandpass } from '#studio/sound/studio/filters.ts';
import { place, sampleRate, samplesIn, type Stereo } from '#studio/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

const people = 26;

/** A small room that liked it: every pair of hands has its own sound, place and speed, and tires in its own time. */
export function addApplause(into: Stereo, at: number, gain: number, roll: Roll): void {
  for (let person = 0; person < people; person += 1) {
    const hands = clap(roll);
    const pan = roll(-0.9, 0.9);
    const near = roll(0.25, 1);
    const pause = roll(0.19, 0.29);
    const ends = at + roll(2.2, 4);
    for (let time = at + roll(0, 0.9); time < ends; time += pause * roll(0.92, 1.08)) {
      const rising = Math.min(1, (time - at + 0.2) / 0.9);
      const falling = Math.min(1, (ends - time) / 1.3);
      place(into, hands, { at: time, gain: gain * near * rising * falling * roll(0.7, 1), pan });
    }
  }
}

function clap(roll: Roll): Float32Array {
  const sound = Float32Array.from(
    { length: samplesIn(0.06) },
    (_, index) => roll(-1, 1) * Math.min(1, index / 40) * Math.exp(-index / (0.007 * sampleRate)),
  );
  applyFilter(sound, bandpass(roll(850, 1_900), roll(1, 1.8)));
  return sound;
}
