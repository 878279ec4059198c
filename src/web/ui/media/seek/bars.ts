const PITCH = 6;
const HEIGHT = 48;
const SHORTEST = 3;

/** As many bars as there is room for: each as loud as the loudest moment it stands for. */
export function loudestOf(peaks: number[], bars: number): number[] {
  const count = Math.min(bars, peaks.length);
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / count);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(...peaks.slice(start, end));
  });
}

/** The bars as one path of upright strokes around the middle, in a box of `width` by `height`. */
export function drawBars(peaks: number[], bars: number): { path: string; width: number; height: number } {
  const heights = loudestOf(peaks, bars);
  const path = heights
    .map((loudness, bar) => {
      const length = Math.max(SHORTEST, (Math.min(100, loudness) / 100) * (HEIGHT - 4));
      return `M${bar * PITCH + PITCH / 2} ${round((HEIGHT - length) / 2)}v${round(length)}`;
    })
    .join('');
  return { path, width: heights.length * PITCH, height: HEIGHT };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
