import { createCanvas, type Canvas } from '#server/demo/pictures/brushes/canvas.ts';
import { develop, type Film } from '#server/demo/pictures/brushes/develop.ts';
import { writeWords, type Words } from '#server/demo/pictures/brushes/words.ts';

export type Scene = {
  width: number;
  height: number;
  /** How much of the finished width is drawn; what is soft needs less. */
  detail?: number;
  paint: (canvas: Canvas) => void;
  film: Film;
  words?: Words[];
};

/** Paints a scene and gives it as a JPEG; always the same one. */
export async function draw({ width, height, detail = 0.5, paint, film, words = [] }: Scene): Promise<Buffer> {
  const canvas = createCanvas(Math.round(width * detail), Math.round(height * detail));
  paint(canvas);
  return develop(canvas, { width, height }, film, await writeWords(words));
}
