import type { Photo } from '#shared/photos.ts';

/** styles/photo-wall.css cuts a column's width into this many rows, so a square photo spans all of them. */
const ROWS_IN_SQUARE = 24;

const FLATTEST = 0.62;
const TALLEST = 1.5;

/** Photos nobody has measured still stand in mixed heights. */
const unmeasured = [1.25, 1, 0.8];

/** How many rows of the wall a photo takes, so that it is hardly cropped and nothing moves when it arrives. */
export function wallRows({ id, picture }: Pick<Photo, 'id' | 'picture'>): number {
  const ratio = picture ? picture.height / picture.width : (unmeasured[id % unmeasured.length] ?? 1);
  return Math.round(ROWS_IN_SQUARE * Math.min(Math.max(ratio, FLATTEST), TALLEST));
}
