import { createCanvas, type Canvas } from '#studio/pictures/brushes/canvas.ts';
import { expose, type Film } from '#studio/pictures/brushes/develop.ts';
import { toBytes } from '#studio/pictures/brushes/enlarge.ts';
import { framesPerSecond, type Image, type Shots } from '#studio/pictures/clips/write-clip.ts';

/** A scene that moves and comes round again. */
export type Motion = {
  width: number;
  height: number;
  /** After so many seconds it begins again. */
  loop: number;
  /** Of slow motion only every second or third frame is drawn; those between are mixed. */
  drawEvery: number;
  film: Film;
  /** Prepares what does not move, and gives what paints a moment, from 0 to 1; the end goes over into the beginning. */
  begin: (size: { width: number; height: number }) => (canvas: Canvas, moment: number) => void;
};

export function movingScene({ width, height, loop, drawEvery, film, begin }: Motion): Shots {
  return () => {
    const count = loop * framesPerSecond;
    const drawn = new Map<number, Buffer>();
    const paint = begin({ width, height });
    const canvas = createCanvas(width, height);
    const drawAt = (index: number) => {
      const known = drawn.get(index % count);
      if (known) return known;
      for (const plane of [canvas.red, canvas.green, canvas.blue]) plane.values.fill(0);
      paint(canvas, (index % count) / count);
      expose(canvas, film);
      const bytes = toBytes(canvas);
      drawn.set(index % count, bytes);
      return bytes;
    };
    return async (index): Promise<Image> => {
      const step = index % drawEvery;
      const before = drawAt(index - step);
      const bytes = step === 0 ? before : between(before, drawAt(index - step + drawEvery), step / drawEvery);
      return { width, height, bytes };
    };
  };
}

function between(before: Buffer, after: Buffer, part: number): Buffer {
  const mixed = Buffer.allocUnsafe(before.length);
  const weight = Math.round(part * 256);
  for (let index = 0; index < mixed.length; index += 1) {
    const from = before[index] ?? 0;
    mixed[index] = from + ((((after[index] ?? 0) - from) * weight) >> 8);
  }
  return mixed;
}
