import type { Loudness } from '#shared/media/streams.schema.ts';

/** Louder recordings are turned down to this level, in LUFS. A media element cannot play anything louder than it is. */
const TARGET = -18;

export type Measured = { loudness: Loudness | null; duration: number | null };

/** Of songs one after the other, each with its share of the time; null unless all of them are measured. */
export function loudnessOfRelease(songs: Measured[]): Loudness | null {
  let energy = 0;
  let seconds = 0;
  let peak = -Infinity;
  for (const { loudness, duration } of songs) {
    if (!loudness || !duration) return null;
    energy += duration * 10 ** (loudness.integrated / 10);
    seconds += duration;
    peak = Math.max(peak, loudness.peak);
  }
  if (seconds === 0) return null;
  return { integrated: Math.round(100 * Math.log10(energy / seconds)) / 10, peak };
}

/** The factor for the volume of a media element, from 0 to 1. */
export function levelOf(loudness: Loudness | null): number {
  if (!loudness) return 1;
  return Math.min(1, 10 ** ((TARGET - loudness.integrated) / 20));
}
