import { contrast, hexOf, inGamut, oklchOf, type Oklch } from '#shared/site/look/oklch.ts';

/** The light accent of tokens.css, and the initial value of the colour picker. */
export const ownAccent = '#d93222';

/** The backgrounds of tokens.css; the dark ones include the stage, which is dark in both themes. */
export const backgrounds: Record<Theme, readonly Oklch[]> = {
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
/** The lightness change of a hovered button. */
const HOVER_STEP = 0.06;

type Theme = 'light' | 'dark';

/** Each #rrggbb. `onButton` is the text on buttons, `text` is text in the accent colour. */
export type Accent = { button: string; hover: string; onButton: string; text: string };

/**
 * The picked colour made readable (WCAG AA) in each theme, with the same hue: darker on light pages, lighter on dark
 * ones, where necessary.
 */
export function accentsOf(picked: string): Record<Theme, Accent> {
  return { light: accentIn('light', picked), dark: accentIn('dark', picked) };
}

function accentIn(theme: Theme, picked: string): Accent {
  const hasContrast = (least: number) => (colour: Oklch) =>
    backgrounds[theme].every((background) => contrast(colour, background) >= least);
  const hasReadableText = (colour: Oklch) => contrast(colour, textColourOn(colour)) >= TEXT;
  const isVisible = hasContrast(CONTROL);
  const button = nearest(theme, oklchOf(picked), (colour) => isVisible(colour) && hasReadableText(colour));
  const onButton = textColourOn(button);
  const [lightness, chroma, hue] = button;
  // Away from the text colour, so that contrast grows.
  const step = onButton === paper ? -HOVER_STEP : HOVER_STEP;
  return {
    button: hexOf(button),
    hover: hexOf(inGamut([Math.min(1, Math.max(0, lightness + step)), chroma, hue])),
    onButton: hexOf(onButton),
    text: hexOf(nearest(theme, button, hasContrast(TEXT))),
  };
}

function textColourOn(colour: Oklch): Oklch {
  return contrast(colour, paper) >= contrast(colour, ink) ? paper : ink;
}

/** Changes the lightness in steps. Tests the rounded colour, because rounding can lose contrast. */
function nearest(theme: Theme, [start, chroma, hue]: Oklch, fits: (colour: Oklch) => boolean): Oklch {
  const step = theme === 'light' ? -0.005 : 0.005;
  for (let lightness = start; lightness >= 0 && lightness <= 1; lightness += step) {
    const colour = oklchOf(hexOf(inGamut([lightness, chroma, hue])));
    if (fits(colour)) return colour;
  }
  return theme === 'light' ? ink : paper;
}

/** CSS that overrides the accent of tokens.css. */
export function accentStyle(picked: string): string {
  const { light, dark } = accentsOf(picked);
  const rule = ({ button, hover, onButton, text }: Accent) =>
    `--accent:${button};--accent-deep:${hover};--on-accent:${onButton};--accent-ink:${text}`;
  return `html:root{${rule(light)};--disc-accent:${light.text}}html.dark,html .stage{${rule(dark)}}`;
}
