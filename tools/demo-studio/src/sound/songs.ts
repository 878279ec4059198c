import type { Score } from '#studio/sound/score/score.ts';
import { acucar } from '#studio/sound/scores/acucar.ts';
import { driftwoodRadio } from '#studio/sound/scores/driftwood-radio.ts';
import { ferryLights } from '#studio/sound/scores/ferry-lights.ts';
import { halfTheHarbour } from '#studio/sound/scores/half-the-harbour.ts';
import { kitchenWindow } from '#studio/sound/scores/kitchen-window.ts';
import { lastBusWaltz } from '#studio/sound/scores/last-bus-waltz.ts';
import { lettersToOystein } from '#studio/sound/scores/letters-to-oystein.ts';
import { lowTide } from '#studio/sound/scores/low-tide.ts';
import { nineInTheMorning } from '#studio/sound/scores/nine-in-the-morning.ts';
import { northbound } from '#studio/sound/scores/northbound.ts';
import { northboundQuiet } from '#studio/sound/scores/northbound-quiet.ts';
import { papelDeSeda } from '#studio/sound/scores/papel-de-seda.ts';
import { saltHours } from '#studio/sound/scores/salt-hours.ts';
import { theSmallHall } from '#studio/sound/scores/the-small-hall.ts';

/** How a song's file is written; not all alike, because a site's songs are not. */
export type SongFormat = 'mp3' | 'm4a' | 'flac' | 'opus';

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
    ['Salt Hours', saltHours],
    ['Half the Harbour', halfTheHarbour, 'm4a'],
    ['Driftwood Radio', driftwoodRadio, 'opus'],
  ]),
  ...release('Papel de Seda', 2024, 'Acoustic', [
    ['Papel de Seda', papelDeSeda],
    ['Kitchen Window', kitchenWindow, 'opus'],
    ['Açúcar', acucar, 'm4a'],
    ['Nine in the Morning', nineInTheMorning],
  ]),
  ...release('Northbound', 2026, 'Dream Pop', [
    ['Northbound', northbound],
    ['Northbound (Quiet Version)', northboundQuiet, 'flac'],
  ]),
  ...release('Rooms I Sang In', 2023, 'Folk', [
    ['The Small Hall', theSmallHall],
    ['Letters to Øystein', lettersToOystein, 'm4a'],
    ['Last Bus Waltz', lastBusWaltz, 'opus'],
  ]),
];
