import { dice } from '#studio/dice.ts';
import { addApplause } from '#studio/sound/instruments/applause.ts';
import { bassNote } from '#studio/sound/instruments/bass.ts';
import { drums } from '#studio/sound/instruments/drums.ts';
import { electricPiano } from '#studio/sound/instruments/electric-piano.ts';
import { feltPiano } from '#studio/sound/instruments/felt-piano.ts';
import { addPad } from '#studio/sound/instruments/pad.ts';
import { pluckedString } from '#studio/sound/instruments/plucked-string.ts';
import { synthNote } from '#studio/sound/instruments/synth.ts';
import { singPhrase } from '#studio/sound/instruments/voice.ts';
import type { Performance, Phrase, PlayedNote, Stroke } from '#studio/sound/score/performance.ts';
import type { Drum } from '#studio/sound/score/score.ts';
import { addEcho } from '#studio/sound/studio/echo.ts';
import { place, sampleRate, type Stereo } from '#studio/sound/studio/stereo.ts';

/** Notes further up stand further to the right, as a player hears them. */
const across = (pitch: number, width: number) => Math.max(-1, Math.min(1, (pitch - 60) / 24)) * width;

export function recordGuitar(into: Stereo, notes: readonly PlayedNote[], seed: number): void {
  const roll = dice(seed);
  for (const { at, until, pitch, strength } of notes) {
    const from = Math.min(4.3, until - at + 0.04);
    const string = pluckedString(pitch, from + 0.16, strength, roll);
    const gain = 0.35 + 0.65 * strength;
    place(into, string, { at, gain, pan: across(pitch, 0.3), damped: { from, within: 0.16 } });
  }
}

type Key = (pitch: number, strength: number) => Float32Array;
/** As many ways to touch a key are told apart. */
const touches = 5;

/** Struck keys sound alike whenever they are struck alike: each is worked out once. */
function recordKeys(into: Stereo, notes: readonly PlayedNote[], make: Key, width: number): void {
  const made = new Map<string, Float32Array>();
  for (const { at, until, pitch, strength } of notes) {
    const touch = Math.round(strength * touches) / touches;
    const name = `${pitch} ${touch}`;
    const sound = made.get(name) ?? make(pitch, touch);
    made.set(name, sound);
    const gain = 0.3 + 0.7 * strength;
    place(into, sound, { at, gain, pan: across(pitch, width), damped: { from: until - at, within: 0.28 } });
  }
}

export function recordPiano(into: Stereo, notes: readonly PlayedNote[], seed: number): void {
  const roll = dice(seed);
  recordKeys(into, notes, (pitch, strength) => feltPiano(pitch, strength, roll), 0.45);
}

export function recordElectricPiano(into: Stereo, notes: readonly PlayedNote[]): void {
  recordKeys(into, notes, electricPiano, 0.15);
  sway(into, 3.6, 0.22);
}

/** From side to side, as the old ones do. */
function sway({ left, right }: Stereo, rate: number, depth: number): void {
  const block = 64;
  for (let from = 0; from < left.length; from += block) {
    const side = depth * Math.sin((2 * Math.PI * rate * from) / sampleRate);
    const next = depth * Math.sin((2 * Math.PI * rate * (from + block)) / sampleRate);
    const end = Math.min(left.length, from + block);
    for (let index = from; index < end; index += 1) {
      const now = side + ((next - side) * (index - from)) / block;
      left[index] = (left[index] ?? 0) * (1 + now);
      right[index] = (right[index] ?? 0) * (1 - now);
    }
  }
}

export function recordSynth(into: Stereo, notes: readonly PlayedNote[], beat: number): void {
  for (const [index, { at, pitch, strength }] of notes.entries()) {
    const pan = index % 2 === 0 ? -0.45 : 0.45;
    place(into, synthNote(pitch, strength), { at, gain: 0.3 + 0.7 * strength, pan });
  }
  addEcho(into, beat * 0.75, 0.4);
}

export function recordBass(into: Stereo, notes: readonly PlayedNote[]): void {
  for (const { at, until, pitch, strength } of notes) {
    const from = Math.min(4, until - at);
    // A long note is let go, a short one makes room for the next.
    const within = from > 3 ? 1 : 0.1;
    const sound = bassNote(pitch, from + within, strength);
    place(into, sound, { at, gain: 0.4 + 0.6 * strength, pan: 0, damped: { from, within } });
  }
}

export function recordPad(into: Stereo, notes: readonly PlayedNote[], seed: number): void {
  addPad(into, notes, 0.22, dice(seed));
}

/** Where each drum stands, and how loud it is beside the others. */
const kit: Record<Drum, { pan: number; level: number }> = {
  kick: { pan: 0, level: 1 },
  brush: { pan: -0.2, level: 1.2 },
  shaker: { pan: 0.35, level: 1.3 },
  knock: { pan: 0.15, level: 5 },
};
/** So many that nobody hears them come again. */
const takes = 5;

export function recordDrums(into: Stereo, strokes: readonly Stroke[], seed: number): void {
  const roll = dice(seed);
  const recorded = new Map<Drum, Float32Array[]>();
  for (const { drum, at, strength } of strokes) {
    const sounds = recorded.get(drum) ?? Array.from({ length: takes }, () => drums[drum](roll));
    recorded.set(drum, sounds);
    const sound = sounds[Math.floor(roll(0, takes))];
    if (sound) place(into, sound, { at, gain: strength * kit[drum].level, pan: kit[drum].pan });
  }
}

export function recordVoice(into: Stereo, phrases: readonly Phrase[], pan: number, seed: number): void {
  const roll = dice(seed);
  for (const phrase of phrases) {
    const { at, sound } = singPhrase(phrase, roll);
    place(into, sound, { at, gain: 0.9, pan });
  }
}

export function recordApplause(into: Stereo, { lastBarEnds }: Performance, seed: number): void {
  addApplause(into, lastBarEnds - 0.2, 0.5, dice(seed));
}
