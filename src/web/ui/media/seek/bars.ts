/** In pixels: closer than this, bars run together into a blot. */
const PITCH = 4;
const STROKE = 2.4;
const HEIGHT = 48;
const SHORTEST = 3;

type Bars = { path: string; width: number; height: number; stroke: number };

/** So many bars, each as loud as the loudest moment it stands for. */
export function loudestOf(peaks: number[], bars: number): number[] {
  const count = Math.min(bars, peaks.length);
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / count);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(...peaks.slice(start, end));
  });
}

/** The bars for a place this wide, as one path of upright strokes around the middle of a box. */
export function drawBars(peaks: number[], room: number): Bars {
  const heights = loudestOf(peaks, Math.floor(room / PITCH));
  const path = heights
    .map((loudness, bar) => {
      const length = Math.max(SHORTEST, (Math.min(100, loudness) / 100) * (HEIGHT - 4));
      return `M${bar * PITCH + PITCH / 2} ${round((HEIGHT - length) / 2)}v${round(length)}`;
    })
    .join('');
  return { path, width: heights.length * PITCH, height: HEIGHT, stroke: STROKE };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
