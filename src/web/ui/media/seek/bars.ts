/** In pixels; closer bars would merge visually. */
const PITCH = 4;
const STROKE = 2.4;
const HEIGHT = 48;
const SHORTEST = 3;

type Bars = { path: string; width: number; height: number; stroke: number };

/** Reduces the peaks to this many bars, each the maximum of its range. */
export function loudestOf(peaks: number[], bars: number): number[] {
  const count = Math.min(bars, peaks.length);
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / count);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(...peaks.slice(start, end));
  });
}

/** The bars for this width as one SVG path. */
export function drawBars(peaks: number[], availableWidth: number): Bars {
  const heights = loudestOf(peaks, Math.floor(availableWidth / PITCH));
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
