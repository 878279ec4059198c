import type { Drum, Instrument, Vowel } from '#studio/sound/score/score.ts';

/** In seconds; how hard it is played goes from 0 to 1. */
export type PlayedNote = { at: number; until: number; pitch: number; strength: number };
export type Stroke = { drum: Drum; at: number; strength: number };
export type SungNote = PlayedNote & { vowel: Vowel };
/** Notes on one breath. */
export type Phrase = readonly SungNote[];

export type Performance = {
  seconds: number;
  /** When the last chord has had its bars. */
  lastBarEnds: number;
  notes: Record<Instrument, PlayedNote[]>;
  drums: Stroke[];
  pad: PlayedNote[];
  voice: Phrase[];
  harmony: Phrase[];
};
