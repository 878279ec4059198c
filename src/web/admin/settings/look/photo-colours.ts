import type { Look } from '#shared/site/look/look.ts';
import { hexOf, inGamut, oklchOf, type Oklch } from '#shared/site/look/oklch.ts';
import { readThumbhash } from '#web/ui/media/picture/thumbhash.ts';

/** How many colours are read, across and down. */
const GRID = 16;
const HUES = 18;
/** Below this a colour looks grey. */
const GREY = 0.035;
/** The part of the photo that must have a colour. */
const LEAST = 0.08;
/** Photos are duller than a button should be. Light pages show it darker. */
const ACCENT_CHROMA = 0.15;
const ACCENT_LIGHTNESS = 0.7;

type Colours = Pick<Look, 'palette' | 'accent'>;

/**
 * The hue that covers most of a photo for the page, and the most vivid one for the accent. Null where the photo is
 * black and white or close to it.
 */
export function coloursOf(thumbhash: string): Colours | null {
  const photo = readThumbhash(thumbhash);
  if (!photo) return null;
  const steps = Array.from({ length: GRID }, (_, step) => (step + 0.5) / GRID);
  const colours = steps.flatMap((y) => steps.map((x) => oklchOf(photo.colourAt(x, y))));
  const coloured = colours.filter(([, chroma]) => chroma >= GREY);
  const groups = Array.from({ length: HUES }, (_, group) =>
    coloured.filter(([, , hue]) => Math.floor((hue / 360) * HUES) === group),
  ).filter((group) => group.length >= LEAST * colours.length);
  const page = largest(groups, (group) => group.length);
  const accent = largest(groups, (group) => Math.max(...group.map(([, chroma]) => chroma)));
  if (!page || !accent) return null;
  const [, chroma, hue] = mostVivid(accent);
  return {
    palette: hexOf(mostVivid(page)),
    accent: hexOf(inGamut([ACCENT_LIGHTNESS, Math.max(chroma, ACCENT_CHROMA), hue])),
  };
}

const mostVivid = (group: Oklch[]): Oklch => largest(group, ([, chroma]) => chroma) ?? [0, 0, 0];

function largest<Item>(items: Item[], size: (item: Item) => number): Item | undefined {
  return items.toSorted((one, other) => size(other) - size(one))[0];
}
