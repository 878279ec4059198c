import { createPlane, type Canvas, type Plane } from '#studio/pictures/brushes/canvas.ts';

const passes = 2;

/** As a lens out of focus, almost. The radius is in heights. */
export function blur(plane: Plane, radius: number, radiusDown = radius): void {
  const across = Math.round(radius * plane.height * 0.7);
  const down = Math.round(radiusDown * plane.height * 0.7);
  const other = createPlane(plane.width, plane.height);
  for (let pass = 0; pass < passes; pass += 1) {
    if (across > 0) alongRows(plane, other, across);
    else other.values.set(plane.values);
    if (down > 0) alongColumns(other, plane, down);
    else plane.values.set(other.values);
  }
}

export function blurCanvas(canvas: Canvas, radius: number, radiusDown = radius): void {
  for (const plane of [canvas.red, canvas.green, canvas.blue]) blur(plane, radius, radiusDown);
}

function alongRows({ width, height, values }: Plane, into: Plane, radius: number): void {
  const blurred = into.values;
  const share = 1 / (2 * radius + 1);
  for (let row = 0; row < height; row += 1) {
    const [first, last] = [row * width, row * width + width - 1];
    let sum = (values[first] ?? 0) * (radius + 1);
    for (let step = 1; step <= radius; step += 1) sum += values[Math.min(last, first + step)] ?? 0;
    for (let index = first; index <= last; index += 1) {
      blurred[index] = sum * share;
      sum +=
        (values[Math.min(last, index + radius + 1)] ?? 0) - (values[Math.max(first, index - radius)] ?? 0);
    }
  }
}

/** Row by row, with the sums of all columns at once: memory is read in order. */
function alongColumns({ width, height, values }: Plane, into: Plane, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const start = (row: number) => Math.min(height - 1, Math.max(0, row)) * width;
  for (let row = -radius; row <= radius; row += 1) {
    const from = start(row);
    for (let column = 0; column < width; column += 1) {
      sums[column] = (sums[column] ?? 0) + (values[from + column] ?? 0);
    }
  }
  const blurred = into.values;
  for (let row = 0; row < height; row += 1) {
    const at = row * width;
    const next = start(row + radius + 1);
    const last = start(row - radius);
    for (let column = 0; column < width; column += 1) {
      const sum = sums[column] ?? 0;
      blurred[at + column] = sum * share;
      sums[column] = sum + (values[next + column] ?? 0) - (values[last + column] ?? 0);
    }
  }
}
