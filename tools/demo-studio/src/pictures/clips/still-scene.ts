import { createCanvas } from '#studio/pictures/brushes/canvas.ts';
import { expose } from '#studio/pictures/brushes/develop.ts';
import { toBytes } from '#studio/pictures/brushes/enlarge.ts';
import type { Shots } from '#studio/pictures/clips/write-clip.ts';
import type { Scene } from '#studio/pictures/picture.ts';

/** A photograph without its grain, over which the camera moves: grain would crawl, and cost most of the file. */
export function stillScene({ width: finished, height: high, detail, paint, film }: Scene): Shots {
  const [width, height] = [Math.round(finished * detail), Math.round(high * detail)];
  return () => {
    const canvas = createCanvas(width, height);
    paint(canvas);
    expose(canvas, film);
    const image = { width, height, bytes: toBytes(canvas) };
    return async () => image;
  };
}
