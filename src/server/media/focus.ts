import type { PictureFacts } from '#shared/media/pictures.schema.ts';

/** Each pixel starts with red, green and blue. */
type Pixels = { data: Uint8Array; width: number; height: number; channels: number };

/** The part of the shorter side that head and shoulders take in most portraits. */
const WINDOW = 0.4;
/** Limits the weight of bright lamps. */
const STRONGEST_EDGE = 60;
/** Faces are usually slightly above the middle. */
const LIKELY = { x: 0.5, y: 0.42 };

/** The area with the most edges, which a crop should include. */
export function findFocus(pixels: Pixels): NonNullable<PictureFacts['focus']> {
  const { width, height } = pixels;
  const sums = summed(edgesOf(pixels), width, height);
  const side = Math.max(1, Math.round(Math.min(width, height) * WINDOW));
  let best = { ...LIKELY, score: 0 };
  for (let top = 0; top + side <= height; top += 1) {
    for (let left = 0; left + side <= width; left += 1) {
      const x = (left + side / 2) / width;
      const y = (top + side / 2) / height;
      const edges =
        sums(left + side, top + side) - sums(left, top + side) - sums(left + side, top) + sums(left, top);
      const score = edges * (1 - Math.hypot(x - LIKELY.x, y - LIKELY.y) / 2);
      if (score > best.score) best = { x, y, score };
    }
  }
  return { x: round(best.x), y: round(best.y) };
}

/** The brightness gradient at each pixel. */
function edgesOf({ data, width, height, channels }: Pixels): Float64Array {
  const lightAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(
      (y * width + x) * channels,
      (y * width + x) * channels + 3,
    );
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  };
  const edges = new Float64Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = Math.hypot(lightAt(x + 1, y) - lightAt(x - 1, y), lightAt(x, y + 1) - lightAt(x, y - 1));
      edges[y * width + x] = Math.min(edge, STRONGEST_EDGE);
    }
  }
  return edges;
}

/** Summed-area table: the sum of any box takes four lookups. */
function summed(values: Float64Array, width: number, height: number): (x: number, y: number) => number {
  const sums = new Float64Array((width + 1) * (height + 1));
  const at = (x: number, y: number) => y * (width + 1) + x;
  const read = (x: number, y: number) => sums[at(x, y)] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sums[at(x + 1, y + 1)] = (values[y * width + x] ?? 0) + read(x, y + 1) + read(x + 1, y) - read(x, y);
    }
  }
  return read;
}

function round(part: number): number {
  return Math.round(part * 100) / 100;
}
