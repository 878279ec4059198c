import type { Image } from '#studio/pictures/clips/write-clip.ts';

/** The part of a scene that is seen: its middle and its width, as parts of the scene's width and height. */
export type View = { x: number; y: number; width: number };

/** What the camera sees, between the pixels too: whole pixels would make a slow move tremble. */
export function look(image: Image, view: View, { width, height }: { width: number; height: number }): Buffer {
  const seen = Buffer.allocUnsafe(width * height * 3);
  const scale = (view.width * image.width) / width;
  const left = Math.max(0, view.x * image.width - (scale * width) / 2);
  const top = Math.max(0, view.y * image.height - (scale * height) / 2);
  const source = image.bytes;
  const row = image.width * 3;
  let index = 0;
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(image.height - 1.001, top + y * scale);
    const above = Math.floor(down);
    const partDown = down - above;
    for (let x = 0; x < width; x += 1) {
      const across = Math.min(image.width - 1.001, left + x * scale);
      const before = Math.floor(across);
      const part = across - before;
      const from = above * row + before * 3;
      for (let colour = 0; colour < 3; colour += 1) {
        const at = from + colour;
        const upper = (source[at] ?? 0) * (1 - part) + (source[at + 3] ?? 0) * part;
        const lower = (source[at + row] ?? 0) * (1 - part) + (source[at + row + 3] ?? 0) * part;
        seen[index] = upper * (1 - partDown) + lower * partDown;
        index += 1;
      }
    }
  }
  return seen;
}
