import { highpass, makeStereoFilter } from '#studio/sound/studio/filters.ts';
import { limit } from '#studio/sound/studio/limiter.ts';
import { integratedLoudness } from '#studio/sound/studio/loudness.ts';
import { samplesIn, type Stereo } from '#studio/sound/studio/stereo.ts';

/** In LUFS: as loud as streaming services play quiet music. */
export const targetLoudness = -16;
/** Below full scale, because what MP3 and AAC give back overshoots a little. */
export const ceiling = 0.84;
/** How hot the tape is driven, in decibels below full scale. */
const tapeLevel = -17;
const fadeOut = 1.2;

/** From the mix to what is heard: the lowest rumble out, a little tape, all songs equally loud, a last fade. */
export function master(song: Stereo): void {
  const { left, right } = song;
  makeStereoFilter(highpass(32))(left, right);
  saturate(song, 10 ** (tapeLevel / 20) / Math.sqrt(meanSquare(song)));
  limit(song, 10 ** ((targetLoudness - integratedLoudness(song)) / 20), ceiling);
  fade(song);
}

function meanSquare({ left, right }: Stereo): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1)
    sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
  return sum / (2 * left.length);
}

/** Tape gives way softly: below half of full scale hardly anything changes. */
function saturate({ left, right }: Stereo, gain: number): void {
  for (const side of [left, right]) {
    for (let index = 0; index < side.length; index += 1) {
      const value = (side[index] ?? 0) * gain;
      side[index] = value / Math.sqrt(1 + 0.55 * value * value);
    }
  }
}

function fade({ left, right }: Stereo): void {
  const length = samplesIn(fadeOut);
  const silent = samplesIn(0.05);
  for (const side of [left, right]) {
    const from = side.length - length - silent;
    for (let index = 0; index < length + silent; index += 1) {
      const share = Math.max(0, 1 - index / length);
      side[from + index] = (side[from + index] ?? 0) * share * share * (3 - 2 * share);
    }
  }
}
