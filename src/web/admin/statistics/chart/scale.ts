const LINES = 4;

/** Round whole numbers from zero to at least the largest value, for a few lines across the chart. */
export function ticksFor(largest: number): number[] {
  const wanted = Math.max(1, largest / LINES);
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((each) => each >= wanted) ?? wanted;
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The positions that get a label: the last one and others at equal distances before it. */
export function labelled(count: number, most: number): number[] {
  const distance = Math.ceil(count / most);
  const positions = [];
  for (let position = count - 1; position >= 0; position -= distance) positions.unshift(position);
  return positions;
}
