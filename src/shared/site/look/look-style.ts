import { accentsOf, type Accent } from '#shared/site/look/accent.ts';
import { defaultLook, type Look } from '#shared/site/look/look.ts';
import { hexOf, inGamut, oklchOf, type Oklch } from '#shared/site/look/oklch.ts';
import { groundsOf, paletteOf, type Palette, type Theme, type Tones } from '#shared/site/look/palettes.ts';

type Colours = Pick<Look, 'palette' | 'accent'>;

/** CSS that overrides the colours of tokens.css; empty for the default look. */
export function lookStyle({ palette, accent }: Colours): string {
  const isDefault = palette === defaultLook.palette;
  if (isDefault && accent === null) return '';
  const chosen = paletteOf(palette);
  const { light, dark } = accentsOf(accent, chosen);
  const accents = `html:root{${accentRule(light)};--disc-accent:${light.text}}html.dark,html .stage{${accentRule(dark)}}`;
  return isDefault ? accents : accents + paletteRules(chosen, dark.text);
}

/** The page's colour in each theme, for `theme-color` and the manifest. */
export function pageColoursOf({ palette }: Pick<Look, 'palette'>): Record<Theme, string> {
  const { light, dark } = paletteOf(palette);
  return { light: hexOf(light.page), dark: hexOf(dark.page) };
}

function accentRule({ button, hover, onButton, text }: Accent): string {
  return `--accent:${button};--accent-deep:${hover};--on-accent:${onButton};--accent-ink:${text}`;
}

function paletteRules(palette: Palette, accentOnDark: string): string {
  const { light, dark, stage, darkStage } = groundsOf(palette);
  const [ink, night] = [hexOf(light.ink), hexOf(dark.sunk)];
  const discs = `--disc:${hexOf(light.page)};--disc-lit:${hexOf(light.surface)};--on-disc:${ink}`;
  const glow = `--glow:${hexOf(glowOf(accentOnDark))}`;
  return [
    `html:root{${tonesRule(light)};${discs};${glow};--shade:${ink}8c;--shadow-tint:${ink}}`,
    `html.dark{${tonesRule(dark)};--shade:${night}b3;--shadow-tint:${night}}`,
    `html .stage{${tonesRule(stage)}}`,
    `html.dark .stage{${tonesRule(darkStage)}}`,
  ].join('');
}

function tonesRule(tones: Tones): string {
  return Object.entries(tones)
    .map(([name, colour]) => `--${name}:${hexOf(colour)}`)
    .join(';');
}

/** A pale light of the accent's hue. */
function glowOf(accent: string): Oklch {
  const [, , hue] = oklchOf(accent);
  return inGamut([0.85, 0.12, hue]);
}
