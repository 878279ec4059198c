import { paging } from '#shared/limits.ts';
import type { Photo } from '#shared/photos.schema.ts';

/** A photo's place in its row: how much of the row it fills beside so many gaps, and its width by its height. */
export type WallTile = { share: number; gaps: number; shape: number };

/** How wide a full row is by its height; styles/photo-wall.css says from which width which of them stands. */
export const wallLayouts = { narrow: 1.7, medium: 2.6, wide: 3.5 } as const;
export type WallLayout = keyof typeof wallLayouts;

const TALLEST = 0.66;
const WIDEST = 2.2;
/** A row too short to fill the wall is made lower, but not so low that little is left of its photos. */
const LOWEST_ROW = 0.6;
const MOST_CROPPED = 1.45;

/** Photos nobody has measured still stand in mixed shapes. */
const unmeasured = [0.8, 1, 1.25];

type Shaped = Pick<Photo, 'id' | 'picture'>;

/** Hangs photos in rows that end flush on both sides, hardly cropped and in their order. */
export function hangPhotos(photos: Shaped[], layout: WallLayout): WallTile[] {
  const target = wallLayouts[layout];
  return batchesOf(photos.map(shapeOf)).flatMap((batch) =>
    bestRows(batch, target).flatMap((row) => hangRow(row, target)),
  );
}

function shapeOf({ id, picture }: Shaped): number {
  const shape = picture ? picture.width / picture.height : (unmeasured[id % unmeasured.length] ?? 1);
  return Math.min(Math.max(shape, TALLEST), WIDEST);
}

/** As many as are shown at once hang together, so that showing more moves none that are there. */
function batchesOf(shapes: number[]): number[][] {
  const batches = [shapes.slice(0, paging.first)];
  for (let start: number = paging.first; start < shapes.length; start += paging.more) {
    const batch = shapes.slice(start, start + paging.more);
    // The last few alone could not fill a row well.
    if (batch.length < paging.more) batches.at(-1)?.push(...batch);
    else batches.push(batch);
  }
  return batches;
}

/** The way to cut a few photos into rows that comes nearest to rows of the wanted shape. */
function bestRows(shapes: number[], target: number): number[][] {
  let best: number[][] = [];
  let least = Infinity;
  // Each bit says whether a row ends between two neighbours.
  for (let cuts = 0; cuts < 2 ** Math.max(0, shapes.length - 1); cuts += 1) {
    const rows = cutInto(shapes, cuts);
    const cost = rows.reduce((sum, row) => sum + Math.log(total(row) / target) ** 2, 0);
    if (cost < least) [best, least] = [rows, cost];
  }
  return best;
}

function cutInto(shapes: number[], cuts: number): number[][] {
  const rows: number[][] = [[]];
  for (const [place, shape] of shapes.entries()) {
    rows.at(-1)?.push(shape);
    if (place < shapes.length - 1 && cuts & (1 << place)) rows.push([]);
  }
  return rows;
}

function hangRow(shapes: number[], target: number): WallTile[] {
  const needed = target * LOWEST_ROW;
  const sum = total(shapes);
  const crop = Math.min(Math.max(needed / sum, 1), MOST_CROPPED);
  const full = Math.max(sum * crop, needed);
  return shapes.map((shape) => ({
    share: round((shape * crop) / full),
    gaps: shapes.length - 1,
    shape: round(shape * crop),
  }));
}

function total(shapes: number[]): number {
  return shapes.reduce((sum, shape) => sum + shape, 0);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
