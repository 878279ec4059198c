import { vowelTable } from '#studio/sound/instruments/vowels.ts';
import { tableSize, type Wavetable } from '#studio/sound/instruments/wavetable.ts';
import { frequencyOf } from '#studio/sound/score/notes.ts';
import type { Phrase, SungNote } from '#studio/sound/score/performance.ts';
import { sampleRate, samplesIn } from '#studio/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

/** Samples between two looks at pitch, loudness and mouth. */
const block = 64;
const closing = 0.22;
const inhale = 0.28;

/** What the singer does at one moment. */
type Moment = { pitch: number; level: number; open: number; note: SungNote };

/** Smoothly from 0 to 1. */
const ease = (share: number) => {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
};

/**
 * A phrase on one breath, wordless: it slides from note to note, opens from a hum into the vowel, swells on long
 * notes and begins to tremble on them after a while. It starts `at` seconds, with the breath before it.
 */
export function singPhrase(phrase: Phrase, roll: Roll): { at: number; sound: Float32Array } {
  const [first] = phrase;
  const last = phrase.at(-1);
  if (!first || !last) return { at: 0, sound: new Float32Array(0) };
  const at = Math.max(0, first.at - inhale);
  const sound = new Float32Array(samplesIn(last.until + closing - at));
  const singer = makeSinger(phrase, roll);
  let phase = 0;
  let airSoft = 0;
  let airSlow = 0;
  let airFast = 0;
  let before = singer(at);
  let tables = mouth(before.note);
  for (let from = 0; from < sound.length; from += block) {
    const now = singer(at + (from + block) / sampleRate);
    const next = now.note === before.note ? tables : mouth(now.note);
    const changes = next !== tables;
    const step = (frequencyOf((before.pitch + now.pitch) / 2) * tableSize) / sampleRate;
    const breath = breathAt(at + from / sampleRate, first.at, before.level);
    const end = Math.min(block, sound.length - from);
    for (let index = 0; index < end; index += 1) {
      const share = index / block;
      const level = before.level + (now.level - before.level) * share;
      const open = before.open + (now.open - before.open) * share;
      let value = read(tables.closed, tables.opened, phase, open);
      // From one note's mouth to the next one's within a block, so that nothing is heard of it.
      if (changes) value += (read(next.closed, next.opened, phase, open) - value) * share;
      // Breath is noise between two bends: not a rumble, not a hiss.
      const noise = roll(-1, 1);
      airFast += 0.4 * (noise - airFast);
      airSoft += 0.4 * (airFast - airSoft);
      airSlow += 0.12 * (airSoft - airSlow);
      sound[from + index] = level * value + breath * (airSoft - airSlow);
      phase += step;
      if (phase >= tableSize) phase -= tableSize;
    }
    before = now;
    tables = next;
  }
  return { at, sound };
}

type Mouth = { closed: Wavetable; opened: Wavetable };

function mouth({ pitch, vowel }: SungNote): Mouth {
  return { closed: vowelTable('mm', pitch), opened: vowelTable(vowel, pitch) };
}

function read(closed: Wavetable, opened: Wavetable, phase: number, open: number): number {
  const at = phase | 0;
  const share = phase - at;
  const hum = (closed[at] ?? 0) + ((closed[at + 1] ?? 0) - (closed[at] ?? 0)) * share;
  const sung = (opened[at] ?? 0) + ((opened[at + 1] ?? 0) - (opened[at] ?? 0)) * share;
  return hum + (sung - hum) * open;
}

/** Taken in before the phrase, and let out with it. */
function breathAt(time: number, starts: number, level: number): number {
  const drawn =
    time < starts ? Math.sin(Math.PI * Math.min(1, Math.max(0, (starts - time) / inhale))) ** 2 : 0;
  return 0.022 * drawn + 0.05 * level;
}

function makeSinger(phrase: Phrase, roll: Roll): (time: number) => Moment {
  const [first] = phrase;
  if (!first) throw new Error('A phrase without notes');
  const ends = phrase.at(-1)?.until ?? first.until;
  const slides = phrase.map(() => roll(0.055, 0.1));
  const rates = phrase.map(() => roll(4.9, 5.6));
  const scoop = roll(0.3, 0.9);
  const drift = { slow: roll(0, 6), slower: roll(0, 6) };
  let current = 0;
  return (time) => {
    while ((phrase[current + 1]?.at ?? Infinity) <= time) current += 1;
    const note = phrase[current] ?? first;
    const inNote = time - note.at;
    const length = (phrase[current + 1]?.at ?? note.until) - note.at;

    const previous = phrase[current - 1];
    const slide = slides[current] ?? 0.07;
    const from = previous ? previous.pitch : note.pitch - scoop;
    const slid = from + (note.pitch - from) * ease(inNote / slide);
    const wavers = 0.05 * Math.sin(drift.slow + time * 2.3) + 0.03 * Math.sin(drift.slower + time * 5.9);
    const trembling = ease((inNote - 0.35) / 0.7) * Math.min(1, length / 1.1);
    const vibrato = 0.23 * trembling * Math.sin(2 * Math.PI * (rates[current] ?? 5.2) * inNote);

    const begins = ease((time - first.at) / 0.1);
    const finishes = ease((ends + closing - time) / (closing + 0.12));
    const touch = previous
      ? 1 - (previous.pitch === note.pitch ? 0.6 : 0.28) * Math.exp(-((inNote / 0.045) ** 2))
      : 1;
    const swell = 0.84 + 0.16 * Math.sin(Math.PI * Math.min(1, inNote / Math.max(0.5, length)));
    const level = note.strength * begins * finishes * touch * swell * (1 + 0.05 * vibrato);

    const opens = previous ? 0.45 + 0.55 * ease(inNote / 0.13) : ease((inNote + 0.03) / 0.2);
    const closes = 0.35 + 0.65 * ease((ends - time) / 0.25);
    return {
      pitch: slid + wavers + vibrato,
      level,
      open: opens * closes * (0.7 + 0.3 * note.strength),
      note,
    };
  };
}
