import { createCanvas, type Canvas } from '#studio/pictures/brushes/canvas.ts';
import { develop, type Film } from '#studio/pictures/brushes/develop.ts';

export type Scene = {
  width: number;
  height: number;
  /** How much of the finished width is drawn; more than all of it makes edges smooth. */
  detail: number;
  paint: (canvas: Canvas) => void;
  film: Film;
};

/** Paints a scene as a JPEG; the same scene always gives the same one. */
export function draw({ width, height, detail, paint, film }: Scene): Promise<Buffer> {
  const canvas = createCanvas(Math.round(width * detail), Math.round(height * detail));
  paint(canvas);
  return develop(canvas, { width, height }, film);
}
