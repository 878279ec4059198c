import { arrange } from '#studio/sound/score/arrange.ts';
import { chordOf, type Chord } from '#studio/sound/score/chords.ts';
import { pitchOf } from '#studio/sound/score/notes.ts';
import type { Score, Section } from '#studio/sound/score/score.ts';

/** In beats from the song's beginning. */
export type ChordInTime = { at: number; beats: number; chord: Chord };
export type NoteInTime = { at: number; beats: number; pitch: number };

export type ReadSection = {
  section: Section;
  at: number;
  bars: number;
  chords: ChordInTime[];
  melody: NoteInTime[];
};

const barsOf = (text: string) => text.split('|').map((bar) => bar.trim().split(/\s+/));

function readChords(text: string, beats: number, from: number): ChordInTime[] {
  return barsOf(text).flatMap((symbols, bar) => {
    const share = beats / symbols.length;
    return symbols.map((symbol, index) => ({
      at: from + bar * beats + index * share,
      beats: share,
      chord: chordOf(symbol),
    }));
  });
}

function readMelody(text: string, beats: number, from: number): NoteInTime[] {
  return barsOf(text).flatMap((tokens, bar) => {
    const notes: NoteInTime[] = [];
    let at = from + bar * beats;
    for (const token of tokens) {
      const [name = '', length = '1'] = token.split(':');
      if (name !== '-') notes.push({ at, beats: Number(length), pitch: pitchOf(name) });
      at += Number(length);
    }
    if (Math.abs(at - from - (bar + 1) * beats) > 1e-9)
      throw new Error(`This bar does not have ${beats} beats: ${tokens.join(' ')}`);
    return notes;
  });
}

/** Everything at its beat. Refuses a bar that is too short or too long, and a note or chord that does not exist. */
export function readScore(score: Score): ReadSection[] {
  const { beats } = score;
  let at = 0;
  return arrange(score).map((section) => {
    const bars = barsOf(section.chords).length;
    const read = {
      section,
      at,
      bars,
      chords: readChords(section.chords, beats, at),
      melody: section.melody ? readMelody(section.melody, beats, at) : [],
    };
    if (section.melody && barsOf(section.melody).length !== bars)
      throw new Error(`The ${section.name}'s melody does not have ${bars} bars`);
    at += bars * beats;
    return read;
  });
}

export const chordAt = (chords: readonly ChordInTime[], beat: number): ChordInTime => {
  const found = chords.findLast(({ at }) => at <= beat + 1e-9) ?? chords[0];
  if (!found) throw new Error('A song without chords');
  return found;
};
