import { inGamut, oklchOf, type Oklch } from '#shared/site/look/oklch.ts';

export type Theme = 'light' | 'dark';

/** Colours by the names of tokens.css. */
export type Tones = Record<'page' | 'surface' | 'sunk' | 'line' | 'edge' | 'ink' | 'soft', Oklch>;

/** The paper, and the ink on it. */
type Ground = { page: Oklch; ink: Oklch };

/** `stage` is the panel that is dark in both themes. Accents are #rrggbb. */
export type Palette = Record<Theme | 'stage', Ground> & { accent: Record<Theme, string> };

export const paletteNames = ['matinee', 'harbour', 'evergreen', 'midnight', 'rosewood'] as const;
export type PaletteName = (typeof paletteNames)[number];

/** The first is that of tokens.css. */
export const palettes: Record<PaletteName, Palette> = {
  matinee: {
    light: { page: [0.972, 0.012, 80], ink: [0.22, 0.035, 25] },
    dark: { page: [0.17, 0.025, 20], ink: [0.955, 0.015, 80] },
    stage: { page: [0.22, 0.035, 25], ink: [0.972, 0.012, 80] },
    accent: { light: '#d93222', dark: '#f86e42' },
  },
  harbour: {
    light: { page: [0.962, 0.005, 225], ink: [0.24, 0.035, 240] },
    dark: { page: [0.185, 0.022, 235], ink: [0.95, 0.01, 215] },
    stage: { page: [0.27, 0.045, 235], ink: [0.97, 0.008, 215] },
    accent: { light: '#00728a', dark: '#4fc3d9' },
  },
  evergreen: {
    light: { page: [0.965, 0.011, 112], ink: [0.23, 0.035, 155] },
    dark: { page: [0.175, 0.022, 160], ink: [0.955, 0.018, 110] },
    stage: { page: [0.255, 0.05, 160], ink: [0.97, 0.018, 110] },
    accent: { light: '#1f7a45', dark: '#e2b33c' },
  },
  midnight: {
    light: { page: [0.968, 0.006, 285], ink: [0.21, 0.06, 280] },
    dark: { page: [0.165, 0.045, 280], ink: [0.955, 0.012, 285] },
    stage: { page: [0.23, 0.08, 280], ink: [0.972, 0.01, 285] },
    accent: { light: '#4b3fd1', dark: '#f6c453' },
  },
  rosewood: {
    light: { page: [0.966, 0.009, 25], ink: [0.23, 0.05, 350] },
    dark: { page: [0.18, 0.035, 345], ink: [0.955, 0.014, 10] },
    stage: { page: [0.26, 0.07, 345], ink: [0.972, 0.012, 10] },
    accent: { light: '#b3245c', dark: '#ff8fab' },
  },
};

/** The chroma of a colour that tints the page in full; a duller one tints it less. */
const FULL_CHROMA = 0.1;

/** A palette in shades of one colour, #rrggbb. */
function paletteFrom(colour: string): Palette {
  const [, chroma, hue] = oklchOf(colour);
  const strength = Math.min(1, chroma / FULL_CHROMA);
  const shade = (lightness: number, most: number): Oklch => [lightness, most * strength, hue];
  return {
    light: { page: shade(0.967, 0.01), ink: shade(0.22, 0.045) },
    dark: { page: shade(0.175, 0.03), ink: shade(0.955, 0.014) },
    stage: { page: shade(0.24, 0.055), ink: shade(0.972, 0.012) },
    accent: { light: colour, dark: colour },
  };
}

/** The palette of this name or colour. */
export function paletteOf(choice: string): Palette {
  const name = paletteNames.find((known) => known === choice);
  return name ? palettes[name] : paletteFrom(choice);
}

type Step = [lightness: number, chroma: number];
type Steps = Record<'surface' | 'sunk' | 'line' | 'edge' | 'soft', Step>;

/** Distances from the page, and of `soft` from the ink: added to the lightness, multiplied with the chroma. */
const lightSteps: Steps = {
  surface: [0.02, 0.5],
  sunk: [-0.035, 1.5],
  line: [-0.1, 1.8],
  edge: [-0.365, 2.5],
  soft: [0.22, 0.85],
};
const darkSteps: Steps = {
  surface: [0.05, 1.15],
  sunk: [-0.035, 0.9],
  line: [0.14, 1.2],
  edge: [0.385, 1.1],
  soft: [-0.18, 1.6],
};

function tonesOf({ page, ink }: Ground, steps: Steps): Tones {
  const step = ([lightness, chroma, hue]: Oklch, [more, times]: Step): Oklch =>
    inGamut([Math.min(1, lightness + more), chroma * times, hue]);
  return {
    page,
    surface: step(page, steps.surface),
    sunk: step(page, steps.sunk),
    line: step(page, steps.line),
    edge: step(page, steps.edge),
    ink,
    soft: step(ink, steps.soft),
  };
}

/** The tones of each ground. In the dark theme the stage is a step lighter than the page. */
export function groundsOf({ light, dark, stage }: Palette): Record<Theme | 'stage' | 'darkStage', Tones> {
  const night = tonesOf(dark, darkSteps);
  return {
    light: tonesOf(light, lightSteps),
    dark: night,
    stage: tonesOf(stage, darkSteps),
    darkStage: tonesOf({ page: night.surface, ink: dark.ink }, darkSteps),
  };
}
