import { dice } from '#studio/dice.ts';
import { readScore, type ReadSection } from '#studio/sound/score/read-score.ts';
import type { Performance, PlayedNote, Stroke } from '#studio/sound/score/performance.ts';
import type { Drum, Instrument, Score } from '#studio/sound/score/score.ts';
import { breathe, harmonise, sing } from '#studio/sound/score/sing.ts';
import { clockOf, type Clock } from '#studio/sound/score/tempo.ts';
import { noteAt, voicingsOf, type Voicing } from '#studio/sound/score/voicing.ts';

/** The last chord dies away in this time. */
const tail = { plain: 3.5, applause: 5 };

type Held = { at: number; until: number; voicing: Voicing; section: ReadSection };
type Roll = (from: number, to: number) => number;

/** Plays a score as people do: nearly in time, the strong beats stronger, no two notes alike. */
export function perform(score: Score, seed: number): Performance {
  const sections = readScore(score);
  const clock = clockOf(score, sections);
  const roll = dice(seed);
  const held = holdChords(sections, score.beats);
  const lastBeat = sections.reduce((beats, { bars }) => beats + bars * score.beats, 0);
  const lastBarEnds = clock(lastBeat);
  const seconds = lastBarEnds + (score.applause ? tail.applause : tail.plain);
  const hands = { score, clock, roll, held, seconds };
  const tune = sing(sections, clock, roll);
  return {
    seconds,
    lastBarEnds,
    notes: {
      guitar: playPattern('guitar', sections, hands),
      piano: playPattern('piano', sections, hands),
      keys: playPattern('keys', sections, hands),
      synth: playPattern('synth', sections, hands),
      bass: playPattern('bass', sections, hands),
    },
    drums: (['kick', 'brush', 'shaker', 'knock'] as const).flatMap((drum) => playDrum(drum, sections, hands)),
    pad: holdPad(held, clock),
    voice: breathe(tune),
    harmony: breathe(harmonise(score, sections, tune, roll)),
  };
}

/** The chords one after the other, each in its place on the keyboard. */
function holdChords(sections: readonly ReadSection[], beats: number): Held[] {
  const all = sections.flatMap((section) => section.chords.map((chord) => ({ section, chord })));
  const voicings = voicingsOf(all.map(({ chord }) => chord.chord));
  const end = sections.reduce((sum, { bars }) => sum + bars * beats, 0);
  return all.flatMap(({ section, chord }, index) => {
    const voicing = voicings[index];
    const until = all[index + 1]?.chord.at ?? end;
    return voicing ? [{ at: chord.at, until, voicing, section }] : [];
  });
}

type Hands = { score: Score; clock: Clock; roll: Roll; held: Held[]; seconds: number };

type Step = { at: number; token: string; accent: number; section: ReadSection };

/** Every step of a pattern through a section that has it. */
function* stepsOf(
  sections: readonly ReadSection[],
  { beats, strongBeats }: Score,
  find: (section: ReadSection) => string | undefined,
): Generator<Step> {
  for (const section of sections) {
    const tokens = find(section)?.trim().split(/\s+/) ?? [];
    for (let bar = 0; bar < section.bars; bar += 1) {
      for (const [index, token] of tokens.entries()) {
        if (token === '.') continue;
        const inBar = (index * beats) / tokens.length;
        const onBeat = Number.isInteger(inBar);
        const accent = strongBeats.includes(inBar) ? 1 : onBeat ? 0.88 : 0.76;
        yield { at: section.at + bar * beats + inBar, token, accent, section };
      }
    }
  }
}

/** A hand needs this long from one string to the next when it plays several at once. */
const spread: Record<Instrument, number> = { guitar: 0.019, piano: 0.009, keys: 0.005, synth: 0, bass: 0 };

function playPattern(
  instrument: Instrument,
  sections: readonly ReadSection[],
  { score, clock, roll, held, seconds }: Hands,
): PlayedNote[] {
  const notes: PlayedNote[] = [];
  const early = instrument === 'synth' ? 0.001 : 0.007;
  for (const { at, token, accent, section } of stepsOf(
    sections,
    score,
    ({ section }) => section.play?.[instrument],
  )) {
    const chord = held.findLast((one) => one.at <= at + 1e-9);
    if (!chord) continue;
    const isLast = chord === held.at(-1);
    const until = isLast ? seconds : clock(chord.until);
    const start = clock(at) + roll(-early, early);
    for (const [index, finger] of token.split('').entries()) {
      notes.push({
        at: Math.max(0, start + index * spread[instrument]),
        until,
        pitch: noteAt(chord.voicing, finger),
        strength: Math.min(1, section.section.dynamics * accent * roll(0.9, 1.08)),
      });
    }
  }
  notes.push(...playLead(instrument, sections, { clock, roll }));
  return endWhereStruckAgain(
    notes.sort((one, other) => one.at - other.at),
    instrument === 'bass',
  );
}

/** Keyboards play a tune an octave higher, where nothing else is in its way. */
const leadOctave: Partial<Record<Instrument, number>> = { piano: 12, keys: 12 };

/** The melody of the sections in which this instrument has it. */
function playLead(
  instrument: Instrument,
  sections: readonly ReadSection[],
  { clock, roll }: Pick<Hands, 'clock' | 'roll'>,
): PlayedNote[] {
  return sections
    .filter(({ section }) => section.lead === instrument)
    .flatMap(({ section, melody }) =>
      melody.map(({ at, beats, pitch }) => ({
        at: Math.max(0, clock(at) + roll(-0.006, 0.01)),
        until: clock(at + beats) + 0.05,
        pitch: pitch + (leadOctave[instrument] ?? 0),
        strength: Math.min(1, (section.dynamics + 0.2) * roll(0.9, 1.06)),
      })),
    );
}

/** A string that is struck again, and a bass, which plays one note at a time, stops what sounded before. */
function endWhereStruckAgain(notes: PlayedNote[], oneAtATime: boolean): PlayedNote[] {
  return notes.map((note, index) => {
    const next = notes.slice(index + 1).find(({ pitch }) => oneAtATime || pitch === note.pitch);
    return next && next.at < note.until ? { ...note, until: next.at } : note;
  });
}

function playDrum(drum: Drum, sections: readonly ReadSection[], { score, clock, roll }: Hands): Stroke[] {
  return [...stepsOf(sections, score, ({ section }) => section.drums?.[drum])].map(
    ({ at, token, accent, section }) => ({
      drum,
      at: Math.max(0, clock(at) + roll(-0.005, 0.005)),
      strength: section.section.dynamics * accent * (token === 'x' ? 1 : 0.55) * roll(0.85, 1.1),
    }),
  );
}

/** Notes that two chords have in common are held on. */
function holdPad(held: readonly Held[], clock: Clock): PlayedNote[] {
  const notes: PlayedNote[] = [];
  for (const { at, until, voicing, section } of held) {
    if (!section.section.pad) continue;
    const end = clock(until);
    for (const pitch of [voicing.bass + 12, ...voicing.upper]) {
      const start = clock(at);
      const before = notes.find((note) => note.pitch === pitch && Math.abs(note.until - start) < 1e-6);
      if (before) before.until = end;
      else notes.push({ at: start, until: end, pitch, strength: section.section.dynamics });
    }
  }
  return notes;
}
