import { perform } from '#studio/sound/score/perform.ts';
import type { Performance } from '#studio/sound/score/performance.ts';
import type { Score } from '#studio/sound/score/score.ts';
import { type Filter, lowpass, makeStereoFilter, peak } from '#studio/sound/studio/filters.ts';
import { addHalved } from '#studio/sound/studio/half-rate.ts';
import { master } from '#studio/sound/studio/master.ts';
import * as parts from '#studio/sound/studio/parts.ts';
import { reverb } from '#studio/sound/studio/reverb.ts';
import { silence, type Stereo } from '#studio/sound/studio/stereo.ts';

type Name = keyof NonNullable<Score['mix']> | 'applause';

/** A place at the desk: how loud, how much of it the room hears, and how its tone is set. */
type Channel = { level: number; send: number; tone?: readonly Filter[] };

/** The box carries the low notes, and takes the edge off the strings. */
const guitarBody = [peak(105, 2, 3), peak(215, 1.6, 2.5), lowpass(8_500)];

const desk: Record<Name, Channel> = {
  guitar: { level: 0.56, send: 0.16, tone: guitarBody },
  piano: { level: 0.47, send: 0.22 },
  keys: { level: 0.4, send: 0.2 },
  synth: { level: 0.62, send: 0.2 },
  bass: { level: 0.3, send: 0.02 },
  pad: { level: 0.4, send: 0.3 },
  voice: { level: 0.88, send: 0.24 },
  harmony: { level: 0.42, send: 0.34 },
  drums: { level: 0.45, send: 0.1 },
  applause: { level: 0.9, send: 0.3 },
};

type Take = [name: Name, isPlayed: boolean, record: (into: Stereo) => void];

function takesOf(score: Score, played: Performance, seed: number): Take[] {
  const { notes, drums, pad, voice, harmony } = played;
  return [
    ['guitar', notes.guitar.length > 0, (into) => parts.recordGuitar(into, notes.guitar, seed + 1)],
    ['piano', notes.piano.length > 0, (into) => parts.recordPiano(into, notes.piano, seed + 2)],
    ['keys', notes.keys.length > 0, (into) => parts.recordElectricPiano(into, notes.keys)],
    ['synth', notes.synth.length > 0, (into) => parts.recordSynth(into, notes.synth, 60 / score.tempo)],
    ['bass', notes.bass.length > 0, (into) => parts.recordBass(into, notes.bass)],
    ['pad', pad.length > 0, (into) => parts.recordPad(into, pad, seed + 3)],
    ['voice', voice.length > 0, (into) => parts.recordVoice(into, voice, 0, seed + 4)],
    [
      'harmony',
      harmony.length > 0,
      (into) => {
        parts.recordVoice(into, harmony, -0.45, seed + 5);
        parts.recordVoice(into, harmony, 0.45, seed + 6);
      },
    ],
    ['drums', drums.length > 0, (into) => parts.recordDrums(into, drums, seed + 7)],
    ['applause', Boolean(score.applause), (into) => parts.recordApplause(into, played, seed + 8)],
  ];
}

/** Short enough to stay in the processor's own memory from one filter to the next. */
const chunk = 4_096;

/** Brings a recorded track into the song and into the room. Where it has been silent for a while there is nothing to do. */
function bringIn(song: Stereo, toRoom: Stereo, track: Stereo, { level, send, tone = [] }: Channel): void {
  const filters = tone.map(makeStereoFilter);
  let silentFor = 0;
  for (let from = 0; from < song.left.length; from += chunk) {
    const part = (side: Float32Array) => side.subarray(from, from + chunk);
    const left = part(track.left);
    const right = part(track.right);
    silentFor = isSilent(left) && isSilent(right) ? silentFor + 1 : 0;
    if (silentFor > 2) continue;
    for (const filter of filters) filter(left, right);
    add(part(song.left), left, level);
    add(part(song.right), right, level);
    addHalved(toRoom.left, left, from >> 1, level * send);
    addHalved(toRoom.right, right, from >> 1, level * send);
  }
}

function isSilent(part: Float32Array): boolean {
  for (let index = 0; index < part.length; index += 1) if (part[index] !== 0) return false;
  return true;
}

function add(song: Float32Array, track: Float32Array, level: number): void {
  for (let index = 0; index < track.length; index += 1)
    song[index] = (song[index] ?? 0) + (track[index] ?? 0) * level;
}

/** Plays, records and mixes a song. The same score and seed give the same samples. */
export function mixSong(score: Score, seed: number): Stereo {
  const played = perform(score, seed);
  const song = silence(played.seconds);
  const toRoom = silence(played.seconds / 2);
  const track = silence(played.seconds);
  for (const [name, isPlayed, record] of takesOf(score, played, seed * 100)) {
    if (!isPlayed) continue;
    track.left.fill(0);
    track.right.fill(0);
    record(track);
    const own = name === 'applause' ? 1 : (score.mix?.[name] ?? 1);
    bringIn(song, toRoom, track, { ...desk[name], level: desk[name].level * own });
  }
  reverb(song, toRoom, score.room);
  master(song);
  return song;
}
