import { perform } from '#server/demo/sound/score/perform.ts';
import type { Score } from '#server/demo/sound/score/score.ts';
import { acucar } from '#server/demo/sound/scores/acucar.ts';
import { driftwoodRadio } from '#server/demo/sound/scores/driftwood-radio.ts';
import { ferryLights } from '#server/demo/sound/scores/ferry-lights.ts';
import { halfTheHarbour } from '#server/demo/sound/scores/half-the-harbour.ts';
import { kitchenWindow } from '#server/demo/sound/scores/kitchen-window.ts';
import { lastBusWaltz } from '#server/demo/sound/scores/last-bus-waltz.ts';
import { lettersToOystein } from '#server/demo/sound/scores/letters-to-oystein.ts';
import { lowTide } from '#server/demo/sound/scores/low-tide.ts';
import { nineInTheMorning } from '#server/demo/sound/scores/nine-in-the-morning.ts';
import { northbound } from '#server/demo/sound/scores/northbound.ts';
import { northboundQuiet } from '#server/demo/sound/scores/northbound-quiet.ts';
import { papelDeSeda } from '#server/demo/sound/scores/papel-de-seda.ts';
import { saltHours } from '#server/demo/sound/scores/salt-hours.ts';
import { theSmallHall } from '#server/demo/sound/scores/the-small-hall.ts';

/** How a song's file is written; not all alike, because a site's songs are not. */
export type SongFormat = 'mp3' | 'm4a' | 'flac' | 'opus' | 'wav';

export type Song = {
  title: string;
  /** The release's title, and the song's place on it. */
  release: string;
  number: number;
  of: number;
  year: number;
  genre: string;
  format: SongFormat;
  score: Score;
  seed: number;
};

export const artistName = 'Ines Valdemar';

type Entry = [title: string, score: Score, format?: SongFormat];

function release(title: string, year: number, genre: string, entries: readonly Entry[]): Song[] {
  return entries.map(([song, score, format = 'mp3'], index) => ({
    title: song,
    release: title,
    number: index + 1,
    of: entries.length,
    year,
    genre,
    format,
    score,
    seed: year * 10 + index + 1,
  }));
}

/** All that the demo's artist ever recorded. */
export const songs: readonly Song[] = [
  ...release('Salt Hours', 2025, 'Singer-Songwriter', [
    ['Low Tide', lowTide],
    ['Ferry Lights', ferryLights],
    ['Salt Hours', saltHours, 'flac'],
    ['Half the Harbour', halfTheHarbour],
    ['Driftwood Radio', driftwoodRadio],
  ]),
  ...release('Papel de Seda', 2024, 'Acoustic', [
    ['Papel de Seda', papelDeSeda],
    ['Kitchen Window', kitchenWindow, 'wav'],
    ['Açúcar', acucar, 'm4a'],
    ['Nine in the Morning', nineInTheMorning],
  ]),
  ...release('Northbound', 2026, 'Dream Pop', [
    ['Northbound', northbound],
    ['Northbound (Quiet Version)', northboundQuiet, 'opus'],
  ]),
  ...release('Rooms I Sang In', 2023, 'Folk', [
    ['The Small Hall', theSmallHall],
    ['Letters to Øystein', lettersToOystein],
    ['Last Bus Waltz', lastBusWaltz],
  ]),
];

export const secondsOf = ({ score, seed }: Song): number => perform(score, seed).seconds;

/** When each sung phrase begins, for lyrics with times. */
export const phrasesOf = ({ score, seed }: Song): number[] =>
  perform(score, seed).voice.flatMap(([first]) => (first ? [first.at] : []));
