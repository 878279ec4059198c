import { tableOf, type Wavetable } from '#studio/sound/instruments/wavetable.ts';
import { frequencyOf } from '#studio/sound/score/notes.ts';
import type { Vowel } from '#studio/sound/score/score.ts';

type Formant = { frequency: number; width: number; decibels: number };

/** Where a woman's mouth and throat ring with each vowel. */
const formants: Record<Vowel, readonly Formant[]> = {
  mm: [
    { frequency: 270, width: 90, decibels: 0 },
    { frequency: 1_050, width: 220, decibels: -30 },
    { frequency: 2_300, width: 300, decibels: -40 },
  ],
  oo: [
    { frequency: 390, width: 95, decibels: 0 },
    { frequency: 880, width: 120, decibels: -11 },
    { frequency: 2_700, width: 240, decibels: -27 },
    { frequency: 3_500, width: 320, decibels: -32 },
  ],
  oh: [
    { frequency: 480, width: 100, decibels: 0 },
    { frequency: 920, width: 120, decibels: -9 },
    { frequency: 2_750, width: 240, decibels: -19 },
    { frequency: 3_500, width: 320, decibels: -24 },
  ],
  ah: [
    { frequency: 740, width: 120, decibels: 0 },
    { frequency: 1_180, width: 140, decibels: -7 },
    { frequency: 2_850, width: 250, decibels: -15 },
    { frequency: 3_600, width: 340, decibels: -20 },
  ],
};

function answer(vowel: Vowel, frequency: number): number {
  let sum = 0.012;
  for (const formant of formants[vowel]) {
    const off = (frequency - formant.frequency) / formant.width;
    sum += 10 ** (formant.decibels / 20) / Math.sqrt(1 + off * off);
  }
  return sum;
}

const made = new Map<string, Wavetable>();

/** One period of a vowel at a pitch: the voice's own overtones as the mouth lets them out. All are equally strong. */
export function vowelTable(vowel: Vowel, pitch: number): Wavetable {
  const name = `${vowel}${pitch}`;
  const known = made.get(name);
  if (known) return known;
  const frequency = frequencyOf(pitch);
  const count = Math.min(26, Math.floor(6_500 / frequency));
  const levels = Array.from(
    { length: count },
    (_, index) => answer(vowel, (index + 1) * frequency) / (index + 1) ** 1.15,
  );
  const power = Math.sqrt(levels.reduce((sum, level) => sum + level * level, 0));
  const table = tableOf(levels.map((level) => (0.3 * level) / power));
  made.set(name, table);
  return table;
}
