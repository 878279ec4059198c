import { createPlane, type Canvas, type Plane } from '#server/demo/pictures/brushes/canvas.ts';

/** As a lens out of focus, almost: three boxes one after the other are close to a bell. The radius is in heights. */
export function blur(plane: Plane, radius: number, radiusDown = radius): void {
  const other = createPlane(plane.width, plane.height);
  for (let pass = 0; pass < 3; pass += 1) {
    alongRows(plane, other, Math.round(radius * plane.height * 0.6));
    alongColumns(other, plane, Math.round(radiusDown * plane.height * 0.6));
  }
}

export function blurCanvas(canvas: Canvas, radius: number, radiusDown = radius): void {
  for (const plane of [canvas.red, canvas.green, canvas.blue]) blur(plane, radius, radiusDown);
}

function alongRows({ width, height, values }: Plane, into: Plane, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let row = 0; row < height; row += 1) {
    const [first, last] = [row * width, row * width + width - 1];
    let sum = (values[first] ?? 0) * (radius + 1);
    for (let step = 1; step <= radius; step += 1) sum += values[Math.min(last, first + step)] ?? 0;
    for (let index = first; index <= last; index += 1) {
      into.values[index] = sum * share;
      sum += (values[Math.min(last, index + radius + 1)] ?? 0) - (values[Math.max(first, index - radius)] ?? 0);
    }
  }
}

/** Row by row, with the sums of all columns at once: memory is read in order. */
function alongColumns({ width, height, values }: Plane, into: Plane, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const add = (row: number, sign: number) => {
    const from = Math.min(height - 1, Math.max(0, row)) * width;
    for (let column = 0; column < width; column += 1) {
      sums[column] = (sums[column] ?? 0) + sign * (values[from + column] ?? 0);
    }
  };
  for (let row = -radius; row <= radius; row += 1) add(row, 1);
  for (let row = 0; row < height; row += 1) {
    const from = row * width;
    for (let column = 0; column < width; column += 1) into.values[from + column] = (sums[column] ?? 0) * share;
    add(row + radius + 1, 1);
    add(row - radius, -1);
  }
}
