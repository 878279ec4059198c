import { curve, ellipse, placed, rounded, stroke, type Point } from '#server/demo/pictures/brushes/shapes.ts';

/**
 * A singer with a guitar, seen from the hall, as outlines: one unit from the crown of the head to the soles, the
 * crown at the origin. The neck of the guitar points to the right.
 */
export function singerWithGuitar(): Point[][] {
  const head = rounded([
    [0, 0],
    [0.042, 0.012],
    [0.055, 0.052],
    [0.05, 0.09],
    [0.03, 0.124],
    [0, 0.137],
    [-0.03, 0.124],
    [-0.05, 0.09],
    [-0.055, 0.052],
    [-0.042, 0.012],
  ]);
  // To the chin, a little fuller on one side.
  const hair = rounded([
    [0.005, -0.01],
    [0.046, 0.002],
    [0.067, 0.04],
    [0.071, 0.085],
    [0.074, 0.122],
    [0.058, 0.142],
    [0.036, 0.136],
    [0.0, 0.118],
    [-0.036, 0.138],
    [-0.06, 0.146],
    [-0.077, 0.124],
    [-0.073, 0.085],
    [-0.067, 0.04],
    [-0.042, 0.0],
  ]);
  const body = rounded([
    [-0.03, 0.12],
    [-0.034, 0.158],
    [-0.075, 0.178],
    [-0.112, 0.196],
    [-0.122, 0.23],
    [-0.1, 0.3],
    [-0.082, 0.38],
    [-0.086, 0.45],
    [-0.105, 0.53],
    [-0.118, 0.64],
    [-0.135, 0.8],
    [-0.14, 0.87],
    [0.13, 0.87],
    [0.125, 0.8],
    [0.11, 0.64],
    [0.1, 0.53],
    [0.084, 0.45],
    [0.08, 0.38],
    [0.098, 0.3],
    [0.12, 0.23],
    [0.11, 0.196],
    [0.075, 0.178],
    [0.034, 0.158],
    [0.03, 0.12],
  ]);
  const legs = [
    stroke(curve([[-0.05, 0.84], [-0.055, 0.9], [-0.052, 0.97], [-0.06, 0.995]]), (part) => 0.05 - 0.016 * part),
    stroke(curve([[0.045, 0.84], [0.05, 0.9], [0.052, 0.97], [0.07, 0.995]]), (part) => 0.05 - 0.016 * part),
  ];
  const strummingArm = stroke(
    curve([[-0.104, 0.212], [-0.138, 0.29], [-0.168, 0.362], [-0.11, 0.405], [-0.03, 0.43]]),
    (part) => 0.056 - 0.026 * part,
  );
  const frettingArm = stroke(
    curve([[0.102, 0.212], [0.135, 0.3], [0.19, 0.372], [0.215, 0.34], [0.222, 0.31]]),
    (part) => 0.054 - 0.022 * part,
  );
  const hand = ellipse([0.222, 0.306], 0.02, 0.028, 0.5);
  return [head, hair, body, ...legs, ...guitar({ at: [-0.055, 0.425], turn: -0.4, size: 0.46 }), strummingArm, frettingArm, hand];
}

/** The middle of its body at the origin, the neck to the right, a little longer than one unit in all. */
export function guitar(where: { at: Point; turn: number; size: number }): Point[][] {
  const half: Point[] = [
    [0.24, 0],
    [0.235, 0.09],
    [0.19, 0.155],
    [0.11, 0.16],
    [0.04, 0.125],
    [-0.04, 0.15],
    [-0.12, 0.2],
    [-0.21, 0.195],
    [-0.26, 0.12],
    [-0.275, 0],
  ];
  const body = rounded([...half, ...half.slice(1, -1).reverse().map(([x, y]): Point => [x, -y])]);
  const neck: Point[] = [[0.22, -0.03], [0.72, -0.024], [0.72, 0.024], [0.22, 0.03]];
  const headstock: Point[] = [[0.715, -0.026], [0.74, -0.042], [0.9, -0.05], [0.905, 0.05], [0.74, 0.042], [0.715, 0.026]];
  const pegs = [0.77, 0.82, 0.87].flatMap((x) => [ellipse([x, 0.062], 0.014, 0.012), ellipse([x, -0.062], 0.014, 0.012)]);
  return [body, neck, headstock, ...pegs].map((outline) => placed(outline, where));
}

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
