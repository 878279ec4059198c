import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { requireChromium } from '#scripts/chromium.ts';

/**
 * Measures the typefaces in Chromium, after one was added or changed: writes the widths of the letters of the display
 * faces (src/shared/site/name-fit/letter-widths.ts), and prints what the fallback faces in src/web/styles need so that
 * nothing moves when a typeface has loaded.
 */

const LETTERS =
  ' \',’‘.:;il|ı·!Ij¡1()-/J[\\]`t{}ł"f?r“”¿FL7*+<=>Ez~–TZces235$S^_abdghknopquvxyøðþ04689BCDGHKPRUYßÞAOQVXØ#Nđħ—&…ÆŒŁMmwæœWĦ@%';
const SAMPLE =
  'The quick brown fox jumps over the lazy dog. Songs, videos and photographs by a singer-songwriter; listen now, watch videos, about, contact. ';
const TARGET = 'src/shared/site/name-fit/letter-widths.ts';

type Face = {
  file: string;
  weight: number;
  sizeAdjust?: number;
  fallback: 'Liberation Sans' | 'Liberation Serif';
};

const packaged = (name: string) => `node_modules/${name}`;
const display: Record<string, Face> = {
  marquee: {
    file: 'src/web/styles/fonts/bricolage-grotesque-marquee-latin.woff2',
    weight: 800,
    fallback: 'Liberation Sans',
  },
  songbook: {
    file: packaged('@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2'),
    weight: 400,
    sizeAdjust: 94,
    fallback: 'Liberation Serif',
  },
  concert: {
    file: packaged('@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff2'),
    weight: 800,
    sizeAdjust: 86,
    fallback: 'Liberation Serif',
  },
  poster: {
    file: packaged('@fontsource/anton/files/anton-latin-400-normal.woff2'),
    weight: 400,
    sizeAdjust: 92,
    fallback: 'Liberation Sans',
  },
  studio: {
    file: packaged('@fontsource/syne/files/syne-latin-700-normal.woff2'),
    weight: 700,
    sizeAdjust: 86,
    fallback: 'Liberation Sans',
  },
};
const text: Record<string, Omit<Face, 'weight'>> = {
  marquee: {
    file: packaged('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    fallback: 'Liberation Sans',
  },
  songbook: {
    file: packaged('@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2'),
    fallback: 'Liberation Sans',
  },
  concert: {
    file: packaged('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
    fallback: 'Liberation Serif',
  },
  poster: {
    file: packaged('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
    fallback: 'Liberation Sans',
  },
  studio: {
    file: packaged('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'),
    fallback: 'Liberation Sans',
  },
};

const browser = await chromium.launch({ executablePath: requireChromium() });
const page = await browser.newPage();

const widths: Record<string, Record<string, string>> = {};
for (const [name, face] of Object.entries(display)) {
  const measured = await measure(face);
  widths[name] = grouped(measured.letters);
  report(`${name}, display`, measured);
}
for (const [name, face] of Object.entries(text)) {
  // The middles of the two ranges that the fallback faces cover.
  for (const weight of [450, 625]) report(`${name}, text ${weight}`, await measure({ ...face, weight }));
}
await browser.close();
await write(widths);

/** All in hundredths of an em. */
type Measured = {
  letters: [string, number][];
  width: number;
  fallbackWidth: number;
  ascent: number;
  descent: number;
};

async function measure({ file, weight, sizeAdjust = 100, fallback }: Face): Promise<Measured> {
  const bytes = (await readFile(file)).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:Measured;font-weight:1 1000;size-adjust:${sizeAdjust}%;src:url(data:font/woff2;base64,${bytes})}</style>`,
  );
  return page.evaluate(
    async ({ letters, sample, own, fallback }) => {
      await document.fonts.load(own);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('Nothing to measure with');
      context.font = own;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
      const all = Array.from(letters).map((letter): [string, number] => [
        letter,
        context.measureText(letter).width / 10,
      ]);
      context.font = fallback;
      return {
        letters: all,
        width,
        fallbackWidth: context.measureText(sample).width,
        ascent: fontBoundingBoxAscent / 10,
        descent: fontBoundingBoxDescent / 10,
      };
    },
    {
      letters: LETTERS,
      sample: SAMPLE,
      own: `${weight} 1000px Measured`,
      fallback: `${weight > 550 || sizeAdjust !== 100 ? 'bold ' : ''}1000px '${fallback}'`,
    },
  );
}

function report(name: string, { width, fallbackWidth, ascent, descent }: Measured): void {
  const adjust = width / fallbackWidth;
  const percent = (value: number) => `${value.toFixed(1)}%`;
  console.log(
    `${name}: size-adjust ${percent(adjust * 100)}, ascent-override ${percent(ascent / adjust)}, descent-override ${percent(descent / adjust)}`,
  );
}

/** Letters of about one width together: rounded up to threes, since a name that is too small still fits. */
function grouped(letters: [string, number][]): Record<string, string> {
  const groups: Record<string, string> = {};
  for (const [letter, width] of letters.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rounded = Math.ceil(width / 3) * 3;
    groups[rounded] = (groups[rounded] ?? '') + letter;
  }
  return groups;
}

async function write(tables: typeof widths): Promise<void> {
  const source = `import type { Typeface } from '#shared/site/look/look.ts';

/** The Latin letters of each display face by their width in hundredths of an em: measured by scripts/measure-typefaces.ts. */
export const letterWidths: Record<Typeface, Record<number, string>> = ${JSON.stringify(tables)};
`;
  const options = await resolveConfig(TARGET);
  await writeFile(TARGET, await format(source, { ...options, filepath: TARGET }));
}
