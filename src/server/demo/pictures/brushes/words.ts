import type { OverlayOptions } from 'sharp';
import { drawText } from '#server/media/share-picture/draw-text.ts';
import { fontsConfig } from '#server/media/worker-process.ts';

export type Words = {
  text: string;
  face: 'display' | 'text';
  size: number;
  colour: string;
  /** Of its upper left corner, in pixels of the finished picture. */
  at: readonly [x: number, y: number];
};

/** Lettering to lay over a picture. */
export async function writeWords(words: readonly Words[]): Promise<OverlayOptions[]> {
  // Read by the text library when it writes for the first time.
  process.env['FONTCONFIG_FILE'] ??= fontsConfig;
  const overlays: OverlayOptions[] = [];
  for (const { text, face, size, colour, at } of words) {
    const { data, width, height } = await drawText(
      { text, size, breaksWords: false },
      { face, colour, width: 1_500 },
    );
    overlays.push({ input: data, raw: { width, height, channels: 4 }, left: at[0], top: at[1] });
  }
  return overlays;
}
