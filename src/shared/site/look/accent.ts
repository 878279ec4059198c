import { contrast, hexOf, inGamut, oklchOf, type Oklch } from '#shared/site/look/oklch.ts';
import { groundsOf, type Palette, type Theme, type Tones } from '#shared/site/look/palettes.ts';

const paper: Oklch = [0.99, 0.01, 80];
const ink: Oklch = [0.17, 0.04, 25];

const CONTROL = 3;
const TEXT = 4.5;
/** The lightness change of a hovered button. */
const HOVER_STEP = 0.06;

/** Each #rrggbb. `onButton` is the text on buttons, `text` is text in the accent colour. */
export type Accent = { button: string; hover: string; onButton: string; text: string };

/**
 * The picked colour, or the palette's own, made readable (WCAG AA) in each theme, with the same hue: darker on light
 * pages, lighter on dark ones, where necessary.
 */
export function accentsOf(picked: string | null, palette: Palette): Record<Theme, Accent> {
  const { light, ...night } = groundsOf(palette);
  const accent = (theme: Theme, grounds: Tones[]) =>
    accentIn(
      theme,
      picked ?? palette.accent[theme],
      grounds.flatMap(({ page, surface, sunk }) => [page, surface, sunk].map(rounded)),
    );
  // The stage is dark in both themes.
  return { light: accent('light', [light]), dark: accent('dark', Object.values(night)) };
}

function accentIn(theme: Theme, picked: string, backgrounds: Oklch[]): Accent {
  const hasContrast = (least: number) => (colour: Oklch) =>
    backgrounds.every((background) => contrast(colour, background) >= least);
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

/** As a screen shows it: rounding can lose contrast. */
const rounded = (colour: Oklch) => oklchOf(hexOf(colour));

/** Changes the lightness in steps. */
function nearest(theme: Theme, [start, chroma, hue]: Oklch, fits: (colour: Oklch) => boolean): Oklch {
  const step = theme === 'light' ? -0.005 : 0.005;
  for (let lightness = start; lightness >= 0 && lightness <= 1; lightness += step) {
    const colour = rounded(inGamut([lightness, chroma, hue]));
    if (fits(colour)) return colour;
  }
  return theme === 'light' ? ink : paper;
}
