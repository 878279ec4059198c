import { createPlane, type Canvas, type Plane } from '#studio/pictures/brushes/canvas.ts';
import { distance } from '#studio/pictures/brushes/numbers.ts';

/** In heights of the picture. */
export type Point = readonly [x: number, y: number];

/** What these outlines cover together, with smooth edges. */
export function silhouette({ width, height }: Canvas, ...outlines: readonly (readonly Point[])[]): Plane {
  const plane = createPlane(width, height);
  const edges = createPlane(width, height);
  for (const outline of outlines) {
    for (const [index, from] of outline.entries()) {
      const to = outline[(index + 1) % outline.length];
      if (to) addEdge(edges, [from[0] * height, from[1] * height], [to[0] * height, to[1] * height]);
    }
    const xs = outline.map(([x]) => x * height);
    const ys = outline.map(([, y]) => y * height);
    fillBetween(edges, plane, {
      left: Math.max(0, Math.floor(Math.min(...xs)) - 1),
      right: Math.min(width, Math.ceil(Math.max(...xs)) + 2),
      top: Math.max(0, Math.floor(Math.min(...ys))),
      foot: Math.min(height, Math.ceil(Math.max(...ys)) + 1),
    });
  }
  return plane;
}

/** Notes how far an edge covers the pixels that it crosses; whatever is right of it is covered by `fillBetween`. */
function addEdge({ width, height, values }: Plane, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const sign = from[1] < to[1] ? 1 : -1;
  const [[topX, topY], [footX, footY]] = sign > 0 ? [from, to] : [to, from];
  const slope = (footX - topX) / (footY - topY);
  const lastRow = Math.min(height, Math.ceil(footY));
  for (let row = Math.max(0, Math.floor(topY)); row < lastRow; row += 1) {
    const [start, end] = [Math.max(row, topY), Math.min(row + 1, footY)];
    const part = (end - start) * sign;
    const middle = topX + ((start + end) / 2 - topY) * slope;
    const column = Math.floor(middle);
    const right = part * (middle - column);
    if (column < 0) add(values, row * width, part);
    else if (column < width) {
      add(values, row * width + column, part - right);
      if (column + 1 < width) add(values, row * width + column + 1, right);
    }
  }
}

function add(values: Float32Array, index: number, value: number): void {
  values[index] = (values[index] ?? 0) + value;
}

type Box = { left: number; right: number; top: number; foot: number };

/** Leaves the edges empty for the next outline. */
function fillBetween(edges: Plane, into: Plane, { left, right, top, foot }: Box): void {
  for (let row = top; row < foot; row += 1) {
    let sum = 0;
    for (let index = row * edges.width + left; index < row * edges.width + right; index += 1) {
      sum += edges.values[index] ?? 0;
      edges.values[index] = 0;
      const part = Math.min(1, Math.abs(sum));
      if (part > 1e-4) into.values[index] = Math.max(into.values[index] ?? 0, part);
    }
  }
}

/** A round line through all of these points and back to the first. */
export function rounded(points: readonly Point[], steps = 8): Point[] {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  return points.flatMap((_, index) =>
    Array.from({ length: steps }, (_, step) =>
      between(at(index - 1), at(index), at(index + 1), at(index + 2), step / steps),
    ),
  );
}

/** A round line from the first point to the last. */
export function curve(points: readonly Point[], steps = 8): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const bends = points
    .slice(1)
    .flatMap((_, index) =>
      Array.from({ length: steps }, (_, step) =>
        between(at(index - 1), at(index), at(index + 1), at(index + 2), step / steps),
      ),
    );
  return [...bends, at(points.length - 1)];
}

function between(before: Point, from: Point, to: Point, after: Point, part: number): Point {
  const along = (axis: 0 | 1) => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    return b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
  };
  return [along(0), along(1)];
}

/** The outline of a line as wide as this, or as wide as it is at each part of its way. */
export function stroke(points: readonly Point[], width: number | ((part: number) => number)): Point[] {
  const widthAt = typeof width === 'number' ? () => width : width;
  const sides = points.map(([x, y], index): [Point, Point] => {
    const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]];
    const [across, down] = [(after?.[0] ?? x) - (before?.[0] ?? x), (after?.[1] ?? y) - (before?.[1] ?? y)];
    const scale = widthAt(index / (points.length - 1)) / 2 / (distance(across, down) || 1);
    return [
      [x - down * scale, y + across * scale],
      [x + down * scale, y - across * scale],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
}

/** Moved, turned and made larger or smaller, around the origin first. */
export function placed(
  points: readonly Point[],
  { at = [0, 0], turn = 0, size = 1 }: { at?: Point; turn?: number; size?: number },
): Point[] {
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return points.map(([x, y]) => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]);
}
