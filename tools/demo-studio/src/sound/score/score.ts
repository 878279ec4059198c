export type Instrument = 'guitar' | 'piano' | 'keys' | 'synth' | 'bass';
export type Drum = 'kick' | 'brush' | 'shaker' | 'knock';
export type Vowel = 'mm' | 'oo' | 'oh' | 'ah';
/** Where it is played: how long and how brightly the room answers. */
export type Room = 'sea' | 'kitchen' | 'night' | 'hall';

/** What is written down of a song: enough to play it, short enough to read. */
export type Score = {
  key: string;
  /** Beats in a minute, and in a bar; the bar's strong beats, counted from 0. */
  tempo: number;
  beats: number;
  strongBeats: readonly number[];
  /** How much later than halfway the second half of a beat comes: 0 is straight, 0.33 a full swing. */
  swing?: number;
  room: Room;
  /** How loud each is beside the others, where it should differ from its usual place in the mix. */
  mix?: Partial<Record<Instrument | 'drums' | 'pad' | 'voice' | 'harmony', number>>;
  /** What follows the last chord, beside its echo. */
  applause?: boolean;
  /** In which order the sections come; see arrange.ts. */
  form?: readonly Step[];
  sections: readonly Section[];
};

/** What becomes of a written section when the song is played. */
export type Step =
  'intro' | 'verse alone' | 'verse' | 'chorus' | 'interlude' | 'break' | 'last chorus' | 'ending';

export type Section = {
  name: 'intro' | 'verse' | 'chorus' | 'ending';
  /** Which words are sung here; none where the voice hums or an instrument leads. */
  words?: 'verse' | 'chorus' | 'ending';
  /** Which step of the form this is, counted from 0: one verse may be written in two sections. */
  step?: number;
  /** Plays the melody instead of the voice. */
  lead?: Instrument;
  /** Bars stand between strokes; chords in one bar share it: `D | A/C# | G A`. */
  chords: string;
  /** Note and beats, one when not told; a dash is a rest: `- F#4:.5 G4:.5 A4:2`. */
  melody?: string;
  /** What the voice sings it on. */
  sing?: Vowel;
  /** A second voice below. */
  harmony?: boolean;
  /** From 0, as soft as can be, to 1. */
  dynamics: number;
  pad?: boolean;
  /**
   * One bar of what each plays, in equal steps, again and again: 0 is the chord's bass, `f` the fifth over it,
   * 1 to 6 the chord's other notes from below; several together sound together; a dot is a rest.
   */
  play?: Partial<Record<Instrument, string>>;
  /** Likewise: `x` is a beat, `o` a softer one. */
  drums?: Partial<Record<Drum, string>>;
  /** How much slower it gets until its end. */
  slowing?: number;
};
