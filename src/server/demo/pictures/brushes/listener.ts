import { ellipse, rounded, type Point } from '#server/demo/pictures/brushes/shapes.ts';

/** Head and shoulders from behind, the crown at the origin, the shoulders one unit wide; some with their hair up. */
export function listener(roll: (from: number, to: number) => number): Point[][] {
  const [wide, tall, lean] = [roll(0.15, 0.185), roll(0.2, 0.235), roll(-0.04, 0.04)];
  const shoulders = roll(0.44, 0.54);
  const body = rounded([
    [-0.1 + lean * 0.5, tall * 1.75],
    [-0.11, tall * 2.1],
    [-0.26, tall * 2.35],
    [-shoulders, tall * 2.75],
    [-shoulders - 0.05, 1.2],
    [-shoulders - 0.06, 3],
    [shoulders + 0.06, 3],
    [shoulders + 0.05, 1.2],
    [shoulders, tall * 2.75],
    [0.26, tall * 2.35],
    [0.11, tall * 2.1],
    [0.1 + lean * 0.5, tall * 1.75],
  ]);
  const head = ellipse([lean, tall], wide, tall, lean * 2);
  const style = roll(0, 1);
  if (style < 0.25) return [body, head, ellipse([lean, -0.03], 0.09, 0.085)];
  if (style < 0.6) {
    const long = rounded([
      [lean, -0.02],
      [lean + wide * 1.12, tall * 0.6],
      [lean + wide * 1.25, tall * 1.6],
      [lean + wide * 1.3, tall * 2.6],
      [lean - wide * 1.3, tall * 2.6],
      [lean - wide * 1.25, tall * 1.6],
      [lean - wide * 1.12, tall * 0.6],
    ]);
    return [body, head, long];
  }
  return [body, head];
}
