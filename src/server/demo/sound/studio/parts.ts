import { dice } from '#shared/art.ts';
import { addApplause } from '#server/demo/sound/instruments/applause.ts';
import { bassNote } from '#server/demo/sound/instruments/bass.ts';
import { drums } from '#server/demo/sound/instruments/drums.ts';
import { electricPiano } from '#server/demo/sound/instruments/electric-piano.ts';
import { feltPiano } from '#server/demo/sound/instruments/felt-piano.ts';
import { addPadNote } from '#server/demo/sound/instruments/pad.ts';
import { pluckedString } from '#server/demo/sound/instruments/plucked-string.ts';
import { synthNote } from '#server/demo/sound/instruments/synth.ts';
import { singPhrase } from '#server/demo/sound/instruments/voice.ts';
import type { Performance, Phrase, PlayedNote, Stroke } from '#server/demo/sound/score/perform.ts';
import type { Drum } from '#server/demo/sound/score/score.ts';
import { addEcho } from '#server/demo/sound/studio/echo.ts';
import { filterStereo, highpass, highShelf, lowpass, peak } from '#server/demo/sound/studio/filters.ts';
import { place, release, sampleRate, type Stereo } from '#server/demo/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

/** Notes further up stand further to the right, as a player hears them. */
const across = (pitch: number, width: number) => Math.max(-1, Math.min(1, (pitch - 60) / 24)) * width;

export function recordGuitar(into: Stereo, notes: readonly PlayedNote[], seed: number): void {
  const roll = dice(seed);
  for (const { at, until, pitch, strength } of notes) {
    const seconds = Math.min(4.5, until - at + 0.2);
    const string = pluckedString(pitch, seconds, strength, roll);
    place(into, release(string, seconds - 0.16, 0.16), at, 0.35 + 0.65 * strength, across(pitch, 0.3));
  }
  // The box: it carries the low notes, and takes the edge off the strings.
  filterStereo(into, highpass(75), peak(105, 2, 3), peak(215, 1.6, 2.5), peak(1_900, 1, -2), lowpass(7_500));
}

/** Struck keys sound alike whenever they are struck alike: each is worked out once. */
function recordKeys(
  into: Stereo,
  notes: readonly PlayedNote[],
  make: (pitch: number, strength: number) => Float32Array,
  width: number,
): void {
  const made = new Map<string, Float32Array>();
  for (const { at, until, pitch, strength } of notes) {
    const touch = Math.round(strength * 6) / 6;
    const name = `${pitch} ${touch}`;
    const sound = made.get(name) ?? make(pitch, touch);
    made.set(name, sound);
    place(into, release(sound, until - at, 0.28), at, 0.3 + 0.7 * strength, across(pitch, width));
  }
}

export function recordPiano(into: Stereo, notes: readonly PlayedNote[], seed: number): void {
  const roll = dice(seed);
  recordKeys(into, notes, (pitch, strength) => feltPiano(pitch, strength, roll), 0.45);
  filterStereo(into, highpass(45), peak(320, 0.9, -1.5));
}

export function recordElectricPiano(into: Stereo, notes: readonly PlayedNote[]): void {
  recordKeys(into, notes, electricPiano, 0.15);
  sway(into, 3.6, 0.22);
  filterStereo(into, highpass(90), highShelf(3_500, -3));
}

/** From side to side, as the old ones do. */
function sway({ left, right }: Stereo, rate: number, depth: number): void {
  for (let index = 0; index < left.length; index += 1) {
    const side = depth * Math.sin((2 * Math.PI * rate * index) / sampleRate);
    left[index] = (left[index] ?? 0) * (1 + side);
    right[index] = (right[index] ?? 0) * (1 - side);
  }
}

export function recordSynth(into: Stereo, notes: readonly PlayedNote[], beat: number): void {
  for (const [index, { at, pitch, strength }] of notes.entries())
    place(into, synthNote(pitch, strength), at, 0.3 + 0.7 * strength, index % 2 === 0 ? -0.45 : 0.45);
  addEcho(into, beat * 0.75, 0.4);
  filterStereo(into, highpass(140), lowpass(5_000));
}

export function recordBass(into: Stereo, notes: readonly PlayedNote[]): void {
  for (const { at, until, pitch, strength } of notes) {
    const seconds = Math.min(5, until - at + 0.1);
    place(into, release(bassNote(pitch, seconds, strength), seconds - 0.1, 0.1), at, 0.4 + 0.6 * strength, 0);
  }
}

export function recordPad(into: Stereo, notes: readonly PlayedNote[], seed: number): void {
  const roll = dice(seed);
  for (const note of notes) addPadNote(into, note, 0.22, roll);
  filterStereo(into, highpass(110));
}

const standing: Record<Drum, number> = { kick: 0, brush: -0.2, shaker: 0.35, knock: 0.15 };
/** So many that nobody hears them come again. */
const takes = 5;

export function recordDrum(into: Stereo, drum: Drum, strokes: readonly Stroke[], seed: number): void {
  const roll = dice(seed);
  const recorded = Array.from({ length: takes }, () => drums[drum](roll));
  for (const { at, strength } of strokes) {
    const sound = recorded[Math.floor(roll(0, takes))];
    if (sound) place(into, sound, at, strength, standing[drum]);
  }
}

export function recordVoice(into: Stereo, phrases: readonly Phrase[], pan: number, seed: number): void {
  const roll = dice(seed);
  for (const phrase of phrases) {
    const { at, sound } = singPhrase(phrase, roll);
    place(into, sound, at, 0.9, pan);
  }
  filterStereo(into, highpass(130), peak(2_900, 1.2, 1.5), highShelf(7_000, -3));
}

export function recordRoom(into: Stereo, { lastBarEnds }: Performance, seed: number): void {
  addApplause(into, lastBarEnds - 0.2, 0.5, dice(seed) satisfies Roll);
}
