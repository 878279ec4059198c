import { ellipse, placed, rounded, type Point } from '#server/demo/pictures/brushes/shapes.ts';

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
  const body = rounded([
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Point => [x, -y]),
  ]);
  const neck: Point[] = [
    [0.22, -0.03],
    [0.72, -0.024],
    [0.72, 0.024],
    [0.22, 0.03],
  ];
  const headstock: Point[] = [
    [0.715, -0.026],
    [0.74, -0.042],
    [0.9, -0.05],
    [0.905, 0.05],
    [0.74, 0.042],
    [0.715, 0.026],
  ];
  const pegs = [0.77, 0.82, 0.87].flatMap((x) => [
    ellipse([x, 0.062], 0.014, 0.012),
    ellipse([x, -0.062], 0.014, 0.012),
  ]);
  return [body, neck, headstock, ...pegs].map((outline) => placed(outline, where));
}
