import { readScore } from '#studio/sound/score/read-score.ts';
import { clockOf } from '#studio/sound/score/tempo.ts';
import { songs } from '#studio/sound/songs.ts';
import { mixSong } from '#studio/sound/studio/mix.ts';
import { sampleRate, samplesIn } from '#studio/sound/studio/stereo.ts';

const fadeIn = 1;
const fadeOut = 3;

/** A song from where its first verse or chorus begins, faded in and out. */
export function excerpt(title: string, from: 'verse' | 'chorus'): (seconds: number) => Int16Array {
  return (seconds) => {
    const song = songs.find((each) => each.title === title);
    if (!song) throw new Error(`There is no song named ${title}`);
    const read = readScore(song.score);
    const beat = read.find(({ section }) => section.words === from)?.at ?? 0;
    const start = samplesIn(Math.max(0, clockOf(song.score, read)(beat) - fadeIn));
    const { left, right } = mixSong(song.score, song.seed);
    const samples = new Int16Array(samplesIn(seconds) * 2);
    for (let index = 0; index < samples.length / 2; index += 1) {
      const at = index / sampleRate;
      const gain = Math.min(1, at / fadeIn, (seconds - at) / fadeOut) * 32_767;
      samples[index * 2] = (left[start + index] ?? 0) * gain;
      samples[index * 2 + 1] = (right[start + index] ?? 0) * gain;
    }
    return samples;
  };
}
