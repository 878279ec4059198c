import { contrast, hexOf, oklchOf, shown, type Oklch } from '#shared/oklch.ts';

/** The accent of tokens.css in the light theme: where somebody who has not picked a colour starts from. */
export const ownAccent = '#d93222';

/** What text and buttons stand on, as tokens.css has it: in the dark theme, and on the stage of both. */
export const grounds: Record<Theme, readonly Oklch[]> = {
  light: [
    [0.972, 0.012, 80],
    [0.992, 0.006, 85],
    [0.938, 0.018, 78],
  ],
  dark: [
    [0.17, 0.025, 20],
    [0.215, 0.03, 20],
    [0.14, 0.022, 20],
    [0.22, 0.035, 25],
    [0.27, 0.038, 25],
    [0.18, 0.03, 25],
    [0.255, 0.034, 20],
    [0.16, 0.025, 20],
  ],
};
const paper: Oklch = [0.99, 0.01, 80];
const ink: Oklch = [0.17, 0.04, 25];

const CONTROL = 3;
const TEXT = 4.5;
/** How far a button's colour moves when it is pointed at. */
const PRESSED = 0.06;

type Theme = 'light' | 'dark';

/** #rrggbb each: the colour of buttons, when pointed at, of the words on them, and of words in the accent's colour. */
export type Accent = { button: string; pressed: string; onButton: string; words: string };

/**
 * What becomes of the colour an owner picked: in each theme the nearest that everybody can read, of the same hue.
 * Darker on light pages, lighter on dark ones, unless it is so already.
 */
export function accentsOf(picked: string): Record<Theme, Accent> {
  return { light: accentIn('light', picked), dark: accentIn('dark', picked) };
}

function accentIn(theme: Theme, picked: string): Accent {
  const standsOut = (least: number) => (colour: Oklch) =>
    grounds[theme].every((ground) => contrast(colour, ground) >= least);
  const carriesWords = (colour: Oklch) => contrast(colour, wordsOn(colour)) >= TEXT;
  const isButton = standsOut(CONTROL);
  const button = nearest(theme, oklchOf(picked), (colour) => isButton(colour) && carriesWords(colour));
  const onButton = wordsOn(button);
  const [lightness, chroma, hue] = button;
  // Away from the words on it, which can then be read all the better.
  const further = onButton === paper ? -PRESSED : PRESSED;
  return {
    button: hexOf(button),
    pressed: hexOf(shown([Math.min(1, Math.max(0, lightness + further)), chroma, hue])),
    onButton: hexOf(onButton),
    words: hexOf(nearest(theme, button, standsOut(TEXT))),
  };
}

function wordsOn(colour: Oklch): Oklch {
  return contrast(colour, paper) >= contrast(colour, ink) ? paper : ink;
}

/** Step by step away from the theme's grounds. Rounded as pages will show it, or a hair could be missing in the end. */
function nearest(theme: Theme, [start, chroma, hue]: Oklch, fits: (colour: Oklch) => boolean): Oklch {
  const step = theme === 'light' ? -0.005 : 0.005;
  for (let lightness = start; lightness >= 0 && lightness <= 1; lightness += step) {
    const colour = oklchOf(hexOf(shown([lightness, chroma, hue])));
    if (fits(colour)) return colour;
  }
  return theme === 'light' ? ink : paper;
}

/** The rules that put the picked colour in the place of the site's own. The stage is dark in both themes. */
export function accentStyle(picked: string): string {
  const { light, dark } = accentsOf(picked);
  const rule = ({ button, pressed, onButton, words }: Accent) =>
    `--accent:${button};--accent-deep:${pressed};--on-accent:${onButton};--accent-ink:${words}`;
  return `html:root{${rule(light)};--disc-accent:${light.words}}html.dark,html .stage{${rule(dark)}}`;
}
