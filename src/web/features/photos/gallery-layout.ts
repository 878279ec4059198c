import { paging } from '#shared/primitives/limits.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';

/** `share` is the part of the row's width without gaps, `shape` the aspect ratio. */
export type GalleryTile = { share: number; gaps: number; shape: number };

/** The aspect ratio of a full row; styles/photo-gallery.css chooses the layout by the container width. */
export const galleryLayouts = { narrow: 1.7, medium: 2.6, wide: 3.5 } as const;
export type GalleryLayout = keyof typeof galleryLayouts;

const TALLEST = 0.66;
const WIDEST = 2.2;
/** A row with too few photos is lower, within limits, because its photos are cropped more. */
const LOWEST_ROW = 0.6;
const MOST_CROPPED = 1.45;

/** Assumed aspect ratios of photos without measured size. */
const unmeasured = [0.8, 1, 1.25];

type MeasuredPhoto = Pick<Photo, 'id' | 'picture'>;

/** Arranges photos in justified rows, in their order and hardly cropped. */
export function layOutGallery(photos: MeasuredPhoto[], layout: GalleryLayout): GalleryTile[] {
  const target = galleryLayouts[layout];
  return batchesOf(photos.map(shapeOf)).flatMap((batch) =>
    bestRows(batch, target).flatMap((row) => layOutRow(row, target)),
  );
}

function shapeOf({ id, picture }: MeasuredPhoto): number {
  const shape = picture ? picture.width / picture.height : (unmeasured[id % unmeasured.length] ?? 1);
  return Math.min(Math.max(shape, TALLEST), WIDEST);
}

/** Each step of "Load More" is laid out separately, so that it moves no photo that is already shown. */
function batchesOf(shapes: number[]): number[][] {
  const batches = [shapes.slice(0, paging.first)];
  for (let start: number = paging.first; start < shapes.length; start += paging.more) {
    const batch = shapes.slice(start, start + paging.more);
    // A few remaining photos could not fill a row.
    if (batch.length < paging.more) batches.at(-1)?.push(...batch);
    else batches.push(batch);
  }
  return batches;
}

/** Tries every partition into rows and takes the one closest to the target ratio. */
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
  for (const [index, shape] of shapes.entries()) {
    rows.at(-1)?.push(shape);
    if (index < shapes.length - 1 && cuts & (1 << index)) rows.push([]);
  }
  return rows;
}

function layOutRow(shapes: number[], target: number): GalleryTile[] {
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
