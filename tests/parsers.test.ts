import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from '#server/cache/byte-range.ts';
import { preferredEncoding } from '#server/cache/encoding.ts';
import { matchesEtag } from '#server/cache/etag.ts';
import { plainAddress } from '#server/http/access/client-address.ts';
import { isOwnOrigin } from '#server/http/access/origin.ts';
import { downloadHeader } from '#server/http/responses/download-name.ts';
import { drawableWith } from '#server/media/share-picture/drawable-text.ts';
import { foldedSearch, searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { readEmbed } from '#shared/media/embeds.ts';
import { lyricsAsVtt, lyricsProblem, plainLyrics, syncedLyrics } from '#shared/media/lyrics.ts';
import { itemIdIn, slugOf } from '#shared/primitives/addresses.ts';
import { escapeHtml } from '#shared/primitives/escape-html.ts';
import { artistFrom } from '#shared/site/artist-settings.ts';
import { linksField } from '#shared/site/links.schema.ts';
import { linkName, webAddress } from '#shared/site/links.ts';
import { newMessageSchema } from '#shared/site/messages.schema.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { titleFromName } from '#web/admin/upload/file-queue.ts';
import { creditsIn, isrcIn, lyricsIn, releaseDateIn } from '#web/admin/upload/files/track-tags.ts';

/** Two repeated parts around a third: the shape that makes nested loops and ambiguous patterns slow. */
type Shape = [first: string, middle: string, last: string];

type Parser = {
  /** What the parser looks for, so that generated texts lead it into every branch. */
  pieces: string[];
  /** Tried in every run. */
  examples?: Shape[];
  parse: (text: string) => unknown;
};

const letters = ['a', ' ', '\n', 'É', 'ß', 'ा', '\u0301', '\u0323', '日', '🎵', '0', '-', '\0'];
const addresses = [
  'http://',
  'https://',
  'youtube.com',
  'vimeo.com/',
  'tiktok:',
  '@',
  'video/',
  '.',
  '?v=',
  '1',
];

const parsers: Record<string, Parser> = {
  lyrics: {
    pieces: ['[0:0]', '[1:02.50]', '[offset:9]', '[ar:', ']', '<0:01>', '[', ':', 'bb', '\n', ' ', '\r'],
    examples: [['[0:0]', 'a\n', 'bb\n']],
    parse: (text) => {
      const lines = syncedLyrics(text);
      return [lines, lines && lyricsAsVtt(lines), plainLyrics(text), lyricsProblem(text)];
    },
  },
  embeds: { pieces: addresses, parse: readEmbed },
  links: {
    pieces: [...addresses, '"', ',', '[', ']'],
    parse: (text) => [linkName(text), webAddress(text), linksField.whenNew.safeParse(text).success],
  },
  'slugs and addresses': {
    pieces: [...letters, '/', 'music', "'"],
    parse: (text) => [slugOf(text), itemIdIn(text)],
  },
  'search and sorting': {
    pieces: letters,
    examples: [
      ['', 'a', '\u0301'],
      ['', 'a', '\u0301\u0323'],
    ],
    parse: (text) => [searchTextOf(text), foldedSearch(text), sortKeyOf(text)],
  },
  tags: {
    pieces: [...letters, '2024', '\r', 'US-RC1-76-07839'],
    parse: (text) => {
      const lyrics = { text, syncText: [], contentType: 1, timeStampFormat: 0 };
      const people = text.split('\n');
      return [
        lyricsIn({ lyrics: [lyrics] }),
        creditsIn({ composer: people, lyricist: people.toReversed() }),
        isrcIn({ isrc: [text] }),
        releaseDateIn({ date: text }),
        titleFromName(text),
      ];
    },
  },
  'names and texts': {
    pieces: [...letters, '<', '&', '.', 'a a ', '\u20e3'],
    examples: [['', 'a', '\u0301\u0323']],
    parse: (text) => [
      artistFrom([
        { key: settingKeys.artistName, value: text },
        { key: settingKeys.tagline, value: text },
        { key: settingKeys.aboutText, value: text },
      ]),
      drawableWith(text, new Set([32, 97])),
      escapeHtml(text),
      downloadHeader(text, 'mp3'),
    ],
  },
  'e-mail addresses': {
    pieces: ['a', '.', '@', '-', '+', "'", 'é', '\u0301', ' ', '\n'],
    parse: (email) => newMessageSchema.shape.email.safeParse(email).success,
  },
  headers: {
    pieces: ['bytes=', ' ', '0', '-', ',', ';', 'q=0', '.', '"', 'W/', 'gzip', '[', ']', ':', 'http://', 'a'],
    examples: [['', 'bytes=', ' ']],
    parse: (text) => [
      readRange(text, 10),
      preferredEncoding(text),
      matchesEtag(text, '"a"'),
      plainAddress(text),
      isOwnOrigin(text, text, null),
    ],
  },
};

function shapesOf(pieces: string[]): fc.Arbitrary<Shape> {
  const part = fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((chosen) => chosen.join(''));
  return fc.tuple(part, part, part);
}

function textOf([first, middle, last]: Shape, length: number): string {
  const times = Math.ceil(length / Math.max(1, first.length + last.length));
  return first.repeat(times) + middle + last.repeat(times);
}

function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The same texts in every run; SEED=… makes others. */
const seed = Number(process.env['SEED'] ?? 1);
const RUNS = 40;
const LENGTH = 4_000;
/** Texts of any kind may become a short sentence. */
const SENTENCE = 500;
const GROWTH = 8;
/** A linear parser needs a hundredth of this for the long text, one that grows with the square a multiple. */
const NOTABLE_MS = 400;

describe.each(Object.entries(parsers))('reading %s', (_, { pieces, examples = [], parse }) => {
  const check = (holds: (shape: Shape) => void) =>
    fc.assert(fc.property(shapesOf(pieces), holds), {
      examples: examples.map((shape): [Shape] => [shape]),
      numRuns: RUNS,
      seed,
      // Shrinking would repeat slow runs.
      endOnFailure: true,
    });

  it('produces at most twice as much from a text twice as long', () => {
    const produced = (text: string) => JSON.stringify(parse(text)).length;
    check((shape) => {
      const [once, twice] = [produced(textOf(shape, LENGTH)), produced(textOf(shape, 2 * LENGTH))];
      expect(twice).toBeLessThanOrEqual(2 * once + SENTENCE);
    });
  });

  it('takes time in proportion to the text', () => {
    const timeOf = (text: string) => Math.min(...[1, 2, 3].map(() => cpuMsOf(() => parse(text))));
    check((shape) => {
      const long = textOf(shape, GROWTH * LENGTH);
      if (cpuMsOf(() => parse(long)) < NOTABLE_MS) return;
      expect(timeOf(long) / timeOf(textOf(shape, LENGTH))).toBeLessThan(3 * GROWTH);
    });
  });
});
