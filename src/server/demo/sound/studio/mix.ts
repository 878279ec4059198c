import { perform, type Performance } from '#server/demo/sound/score/perform.ts';
import type { Drum, Score } from '#server/demo/sound/score/score.ts';
import { master } from '#server/demo/sound/studio/master.ts';
import * as parts from '#server/demo/sound/studio/parts.ts';
import { reverb } from '#server/demo/sound/studio/reverb.ts';
import { addStereo, silence, type Stereo } from '#server/demo/sound/studio/stereo.ts';

type Part = {
  name: keyof NonNullable<Score['mix']> | 'room';
  /** How loud, and how much of it the room hears. */
  level: number;
  send: number;
  isSilent: boolean;
  record: (into: Stereo) => void;
};

const drumLevels: Record<Drum, { level: number; send: number }> = {
  kick: { level: 0.5, send: 0.04 },
  brush: { level: 0.3, send: 0.16 },
  shaker: { level: 0.2, send: 0.1 },
  knock: { level: 0.5, send: 0.16 },
};

function partsOf(score: Score, played: Performance, seed: number): Part[] {
  const { notes, drums, pad, voice, harmony } = played;
  const part = (
    name: Part['name'],
    level: number,
    send: number,
    of: readonly unknown[],
    record: Part['record'],
  ): Part => ({
    name,
    level,
    send,
    isSilent: of.length === 0,
    record,
  });
  return [
    part('guitar', 0.62, 0.16, notes.guitar, (into) => parts.recordGuitar(into, notes.guitar, seed + 1)),
    part('piano', 0.55, 0.22, notes.piano, (into) => parts.recordPiano(into, notes.piano, seed + 2)),
    part('keys', 0.42, 0.2, notes.keys, (into) => parts.recordElectricPiano(into, notes.keys)),
    part('synth', 0.3, 0.2, notes.synth, (into) => parts.recordSynth(into, notes.synth, 60 / score.tempo)),
    part('bass', 0.42, 0.02, notes.bass, (into) => parts.recordBass(into, notes.bass)),
    part('pad', 0.4, 0.3, pad, (into) => parts.recordPad(into, pad, seed + 3)),
    part('voice', 0.75, 0.26, voice, (into) => parts.recordVoice(into, voice, 0, seed + 4)),
    part('harmony', 0.36, 0.34, harmony, (into) => {
      parts.recordVoice(into, harmony, -0.45, seed + 5);
      parts.recordVoice(into, harmony, 0.45, seed + 6);
    }),
    ...(['kick', 'brush', 'shaker', 'knock'] as const).map((drum, index) =>
      part(drum, drumLevels[drum].level, drumLevels[drum].send, drums[drum], (into) =>
        parts.recordDrum(into, drum, drums[drum], seed + 7 + index),
      ),
    ),
    part('room', 0.3, 0.3, score.applause ? [played] : [], (into) =>
      parts.recordRoom(into, played, seed + 11),
    ),
  ];
}

/** Plays, records and mixes a song. The same score and seed give the same samples. */
export function mixSong(score: Score, seed: number): Stereo {
  const played = perform(score, seed);
  const song = silence(played.seconds);
  const toRoom = silence(played.seconds);
  for (const { name, level, send, isSilent, record } of partsOf(score, played, seed * 100)) {
    if (isSilent) continue;
    const track = silence(played.seconds);
    record(track);
    const gain = level * (name === 'room' ? 1 : (score.mix?.[name] ?? 1));
    addStereo(song, track, gain);
    addStereo(toRoom, track, gain * send);
  }
  addStereo(song, reverb(toRoom, score.room), 1);
  master(song);
  return song;
}
