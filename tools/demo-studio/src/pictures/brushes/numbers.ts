export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** From 0 at one edge to 1 at the other, gently at both. */
export function smooth(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

export function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}

/** As Math.hypot, which takes ten times as long. */
export function distance(across: number, down: number): number {
  return Math.sqrt(across * across + down * down);
}
