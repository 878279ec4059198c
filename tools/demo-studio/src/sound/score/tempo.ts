import type { ReadSection } from '#studio/sound/score/read-score.ts';
import type { Score } from '#studio/sound/score/score.ts';

/** Beats in which time is counted where it slows down. */
const grain = 0.25;

export type Clock = (beat: number) => number;

/** The second that each beat falls on. Slowing down begins softly and ends with its section. */
export function clockOf({ tempo, beats, swing = 0 }: Score, sections: readonly ReadSection[]): Clock {
  const marks = [0];
  for (const { bars, section } of sections) {
    const length = bars * beats;
    for (let step = 0; step < Math.round(length / grain); step += 1) {
      const through = (step * grain) / length;
      const factor = 1 + (section.slowing ?? 0) * through ** 2;
      marks.push((marks.at(-1) ?? 0) + (grain * factor * 60) / tempo);
    }
  }
  const end = marks.length - 1;
  const straight = (beat: number) => {
    const position = Math.min(Math.max(beat / grain, 0), end);
    const index = Math.min(Math.floor(position), end - 1);
    const from = marks[index] ?? 0;
    return from + ((marks[index + 1] ?? from) - from) * (position - index);
  };
  return (beat) => {
    const inBeat = beat - Math.floor(beat);
    // The first half of a beat grows by what the second half gives.
    const swung = inBeat < 0.5 ? inBeat * (1 + swing) : 1 - (1 - inBeat) * (1 - swing);
    return straight(Math.floor(beat) + swung);
  };
}
