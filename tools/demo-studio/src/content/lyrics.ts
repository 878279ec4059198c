import type { SongText } from '#studio/content/songs.ts';
import { readScore, type NoteInTime } from '#studio/sound/score/read-score.ts';
import { clockOf } from '#studio/sound/score/tempo.ts';
import type { Song } from '#studio/sound/songs.ts';

type Stanza = { words: 'verse' | 'chorus' | 'ending'; notes: NoteInTime[] };

/** What is sung, in the order of the recording; with the time of each line before it where the page follows along. */
export function lyricsOf(song: Song, text: SongText): string[] {
  const read = readScore(song.score);
  const clock = clockOf(song.score, read);
  const stanzas = new Map<number, Stanza>();
  for (const { section, melody } of read) {
    const { words, step } = section;
    if (!words || step === undefined) continue;
    const stanza = stanzas.get(step) ?? { words, notes: [] };
    stanza.notes.push(...melody);
    stanzas.set(step, stanza);
  }
  let verse = 0;
  const sung = [...stanzas.values()].flatMap(({ words, notes }) => {
    if (words === 'verse') verse += 1;
    const written = { verse: text.verses[verse - 1], chorus: text.chorus, ending: text.ending }[words];
    return written ? [{ lines: written.split('\n'), notes }] : [];
  });
  if (verse !== text.verses.length) throw new Error(`${song.title} is sung with ${verse} verses`);
  if (!text.isTimed) return sung.flatMap(({ lines }, index) => (index > 0 ? ['', ...lines] : lines));
  return sung.flatMap(({ lines, notes }) =>
    startsOf(lines, notes).map((beat, index) => `[${stampOf(clock(beat))}] ${lines[index]}`),
  );
}

/** The beats at which lines begin: each gets time by its length, and begins with a note. */
function startsOf(lines: readonly string[], notes: readonly NoteInTime[]): number[] {
  const [first, last] = [notes[0], notes.at(-1)];
  if (!first || !last) return [];
  const beats = last.at + last.beats - first.at;
  const total = lines.join('').length;
  let letters = 0;
  return lines.map((line) => {
    const wanted = first.at + (letters / total) * beats;
    letters += line.length;
    const [nearest = first] = [...notes].sort((a, b) => Math.abs(a.at - wanted) - Math.abs(b.at - wanted));
    return nearest.at;
  });
}

function stampOf(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const minutes = Math.floor(hundredths / 6_000);
  return `${String(minutes).padStart(2, '0')}:${((hundredths % 6_000) / 100).toFixed(2).padStart(5, '0')}`;
}
