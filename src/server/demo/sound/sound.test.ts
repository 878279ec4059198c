import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPcm } from '#server/demo/sound/files/encode.ts';
import { makeSong } from '#server/demo/sound/make-song.ts';
import { chordAt, readScore } from '#server/demo/sound/score/read-score.ts';
import { artistName, phrasesOf, secondsOf, songs, type Song } from '#server/demo/sound/songs.ts';
import { integratedLoudness } from '#server/demo/sound/studio/loudness.ts';
import { ceiling, targetLoudness } from '#server/demo/sound/studio/master.ts';
import { mixSong } from '#server/demo/sound/studio/mix.ts';
import { sampleRate, samplesIn } from '#server/demo/sound/studio/stereo.ts';
import { readAudio } from '#server/media/audio.ts';
import { identify } from '#server/media/sniff.ts';
import { syncedLyrics } from '#shared/lyrics.ts';
import { realFileJobs, realMediaJobs } from '#tests/support/media/jobs.ts';

const named = songs.map((song) => [song.title, song] as const);

/** One of every release, as it takes its time to play them. */
const openers = named.filter(([, { number }]) => number === 1);

const loudest = (side: Float32Array) => side.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
const digest = ({ score, seed }: Song) =>
  createHash('sha256')
    .update(toPcm(mixSong(score, seed)))
    .digest('hex');

/** Its last bars, which have everything that the whole has and take less time. */
const endingOf = (song: Song): Song => ({
  ...song,
  score: { ...song.score, sections: song.score.sections.slice(-1) },
});

describe('The demo’s songs', () => {
  it('are fourteen on four releases, each in its place', () => {
    expect(songs).toHaveLength(14);
    const releases = new Set(songs.map(({ release }) => release));
    expect(releases.size).toBe(4);
    for (const release of releases) {
      const places = songs.filter((song) => song.release === release).map(({ number }) => number);
      expect(places).toEqual(places.map((_, index) => index + 1));
    }
  });

  it.each(named)('%s lasts between 20 and 60 seconds, and knows when its phrases begin', (_, song) => {
    const seconds = secondsOf(song);
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(60);
    const phrases = phrasesOf(song);
    expect(phrases.length).toBeGreaterThanOrEqual(4);
    expect(phrases).toEqual([...phrases].sort((one, other) => one - other));
    expect(phrases.at(-1)).toBeLessThan(seconds);
  });

  it.each(named)('%s sings a note of the chord on every strong beat', (_, { score }) => {
    const wrong = readScore(score).flatMap(({ section, at, melody, chords }) =>
      melody
        .filter((note) => score.strongBeats.includes((note.at - at) % score.beats))
        .filter((note) => !chordAt(chords, note.at).chord.tones.includes(note.pitch % 12))
        .map((note) => `${section.name}, beat ${note.at - at}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(openers)('%s is as loud as the others, never too loud, and ends in silence', (_, song) => {
    const sound = mixSong(song.score, song.seed);
    const loudness = integratedLoudness(sound);
    expect(Math.abs(loudness - targetLoudness)).toBeLessThan(0.5);
    expect(Math.max(loudest(sound.left), loudest(sound.right))).toBeLessThanOrEqual(ceiling + 1e-6);
    expect(sound.left.length / sampleRate).toBeCloseTo(secondsOf(song), 3);
    expect(loudest(sound.left.subarray(-samplesIn(0.05)))).toBe(0);
    // Not cut off: what is left before the last fade is an echo.
    const before = sound.left.subarray(-samplesIn(1.4), -samplesIn(1.2));
    expect(loudest(before)).toBeLessThan(0.2);
  });

  it.each(openers)('%s sounds the same every time, and another way with another seed', (_, song) => {
    const ending = endingOf(song);
    expect(digest(ending)).toBe(digest(ending));
    expect(digest({ ...ending, seed: song.seed + 1 })).not.toBe(digest(ending));
  });
});

describe('A song’s file', () => {
  const needs = { fileJobs: realFileJobs(), mediaJobs: realMediaJobs() };
  const lyrics = '[00:05.00]Uma linha\n[00:09.50]One more line';
  let folder: string;
  let cover: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-songs-'));
    cover = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#335577' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const ofEachFormat = [...new Map(songs.map((song) => [song.format, endingOf(song)])).values()];

  it.each(ofEachFormat.map((song) => [song.format, song] as const))(
    '%s is taken by the site, with what it says about itself',
    async (format, song) => {
      const path = join(folder, `song.${format}`);
      await makeSong(song, { cover, lyrics }, path);

      expect(await identify(path, 'audio')).toBe(format);
      const facts = await readAudio(needs, path, format);
      expect(facts.title).toBe(song.title);
      expect(facts.cover?.equals(cover)).toBe(true);
      expect(Math.abs((facts.duration ?? 0) - secondsOf(song))).toBeLessThan(0.4);

      const { common } = await parseFile(path);
      expect(common).toMatchObject({
        artist: artistName,
        album: song.release,
        track: { no: song.number, of: song.of },
        year: song.year,
        genre: [song.genre],
      });
      const [words] = common.lyrics ?? [];
      const lines = words?.syncText?.length
        ? words.syncText.map(({ text }) => text)
        : syncedLyrics(words?.text ?? '')?.map(({ text }) => text);
      expect(lines).toEqual(['Uma linha', 'One more line']);
    },
  );
});
