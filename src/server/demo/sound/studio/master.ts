import { filterStereo, highpass, highShelf } from '#server/demo/sound/studio/filters.ts';
import { limit } from '#server/demo/sound/studio/limiter.ts';
import { integratedLoudness } from '#server/demo/sound/studio/loudness.ts';
import { samplesIn, type Stereo } from '#server/demo/sound/studio/stereo.ts';

/** In LUFS: as loud as streaming services play quiet music. */
export const targetLoudness = -16;
/** Below full scale, because what MP3 and AAC give back overshoots a little. */
export const ceiling = 0.84;
const fadeOut = 1.2;

/** From the mix to what is heard: the lowest rumble out, a little tape, all songs equally loud, a last fade. */
export function master(song: Stereo): void {
  filterStereo(song, highpass(32), highShelf(9_000, -2));
  gainTo(song, targetLoudness - 1);
  saturate(song);
  gainTo(song, targetLoudness);
  limit(song, ceiling);
  fade(song);
}

function gainTo(song: Stereo, loudness: number): void {
  const gain = 10 ** ((loudness - integratedLoudness(song)) / 20);
  scale(song.left, gain);
  scale(song.right, gain);
}

function scale(side: Float32Array, gain: number): void {
  for (let index = 0; index < side.length; index += 1) side[index] = (side[index] ?? 0) * gain;
}

/** Tape gives way softly: below half of full scale hardly anything changes. */
function saturate({ left, right }: Stereo): void {
  for (const side of [left, right]) {
    for (let index = 0; index < side.length; index += 1) {
      const value = side[index] ?? 0;
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
