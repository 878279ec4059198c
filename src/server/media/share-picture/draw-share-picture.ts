import { rgbOf } from '#shared/site/look/oklch.ts';
import type { Focus } from '#shared/media/pictures.schema.ts';
import { cropSquare } from '#server/media/crop-square.ts';
import { sharp } from '#server/media/sharp.ts';
import {
  drawableText,
  drawText,
  hex,
  isRightToLeft,
  type DrawnText,
  type Look,
} from '#server/media/share-picture/draw-text.ts';
import { fitText } from '#server/media/share-picture/fit-text.ts';
import { paintArt } from '#server/media/share-picture/paint-art.ts';
import type { ShareContent } from '#server/media/worker/protocol.ts';
import { sharePictureSize } from '#shared/media/pictures.ts';

const { width, height } = sharePictureSize;
const margin = 56;
const column = { left: height + margin, width: width - height - 2 * margin };

/** The dark theme in styles/tokens.css, which a test checks. */
export const colours = {
  page: 'oklch(0.22 0.035 25)',
  ink: 'oklch(0.972 0.012 80)',
  soft: 'oklch(0.8 0.022 60)',
  'accent-ink': 'oklch(0.76 0.15 40)',
};

type Line = { sizes: readonly number[]; height: number; below: number; look: Omit<Look, 'width'> };

const lines = {
  label: {
    sizes: [30, 24],
    height: 40,
    below: 34,
    look: { face: 'text', colour: hex(colours['accent-ink']) },
  },
  title: {
    sizes: [136, 120, 104, 92, 80, 70, 62, 54, 48, 42],
    height: 350,
    below: 44,
    look: { face: 'marquee', colour: hex(colours.ink) },
  },
  byline: { sizes: [36, 30, 26], height: 84, below: 0, look: { face: 'text', colour: hex(colours.soft) } },
} satisfies Record<keyof ShareText, Line>;

/** The cover on the left, title and artist beside it. */
export async function drawSharePicture(content: ShareContent, cover: string | null): Promise<Buffer> {
  const picture = cover ? await squareOf(cover, content.focus) : paintArt(content.title, height);
  const text = shareTextOf(content, drawableText);
  const texts = await drawLines(text);
  // Without text, the picture is centred.
  const left = texts.length > 0 ? 0 : Math.round((width - height) / 2);
  const [red, green, blue] = rgbOf(colours.page);
  return sharp(null, { create: { width, height, channels: 3, background: { r: red, g: green, b: blue } } })
    .composite([
      { input: picture, raw: { width: height, height, channels: 3 }, left, top: 0 },
      ...place(texts, isRightToLeft(text.title ?? '')),
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

async function squareOf(cover: string, focus: Focus | null): Promise<Buffer> {
  return (await cropSquare(cover, height, focus)).raw().toBuffer();
}

type PlacedLine = { drawn: DrawnText; below: number };

async function drawLines({ label, title, byline }: ShareText): Promise<PlacedLine[]> {
  const wanted: [Line, string | null][] = [
    [lines.label, label],
    [lines.title, title],
    [lines.byline, byline],
  ];
  const drawn: PlacedLine[] = [];
  for (const [line, text] of wanted) {
    if (!text) continue;
    const box = { width: column.width, height: line.height };
    const draw = (setting: Parameters<typeof drawText>[0]) =>
      drawText(setting, { ...line.look, width: column.width });
    drawn.push({ drawn: await fitText(text, { box, sizes: line.sizes, draw }), below: line.below });
  }
  return drawn;
}

/** Centred vertically, aligned to the side where the title starts. */
function place(texts: PlacedLine[], startsRight: boolean) {
  const inner = texts.map(({ drawn, below }, index) => drawn.height + (index < texts.length - 1 ? below : 0));
  let top = Math.round((height - inner.reduce((sum, part) => sum + part, 0)) / 2);
  return texts.map(({ drawn, below }) => {
    const left = startsRight ? column.left + column.width - drawn.width : column.left;
    const placed = {
      input: drawn.data,
      raw: { width: drawn.width, height: drawn.height, channels: 4 as const },
      left,
      top,
    };
    top += drawn.height + below;
    return placed;
  });
}

/** Null for a line that is left out. */
type ShareText = Record<'label' | 'title' | 'byline', string | null>;

/** Only text that the fonts can draw. If the title cannot be drawn, another line takes its place. */
export function shareTextOf(
  { title, byline, label }: ShareContent,
  drawable: (text: string) => string | null,
): ShareText {
  const [written, artist] = [drawable(title), drawable(byline)];
  const type = label.flatMap((part) => drawable(part) ?? []).join(' · ') || null;
  if (written) return { label: type, title: written, byline: artist };
  return artist ? { label: type, title: artist, byline: null } : { label: null, title: type, byline: null };
}
