import { guitar } from '#server/demo/pictures/brushes/guitar.ts';
import { curve, ellipse, placed, rounded, stroke, type Point } from '#server/demo/pictures/brushes/shapes.ts';

/** One after the other, from behind to the front. */
export type Singer = { body: Point[][]; guitar: Point[][]; forearms: Point[][] };

/** Looking to the left, her hair in a knot; one unit from the crown, at the origin, to the chin. */
const head: Point[][] = [
  rounded(
    [
      [0.06, 0],
      [-0.16, 0.03],
      [-0.32, 0.14],
      [-0.385, 0.29],
      [-0.392, 0.385],
      [-0.378, 0.44],
      [-0.43, 0.535],
      [-0.478, 0.6],
      [-0.462, 0.635],
      [-0.4, 0.655],
      [-0.418, 0.7],
      [-0.425, 0.725],
      [-0.375, 0.755],
      [-0.372, 0.79],
      [-0.408, 0.82],
      [-0.398, 0.86],
      [-0.372, 0.885],
      [-0.382, 0.94],
      [-0.33, 1],
      [-0.22, 1.01],
      [-0.06, 0.97],
      [0.2, 1],
      [0.34, 0.86],
      [0.44, 0.62],
      [0.46, 0.36],
      [0.36, 0.12],
      [0.22, 0.03],
    ],
    6,
  ),
  rounded([
    [0.3, 0.62],
    [0.44, 0.54],
    [0.6, 0.58],
    [0.68, 0.7],
    [0.64, 0.84],
    [0.5, 0.9],
    [0.36, 0.86],
  ]),
];

/**
 * A singer with a guitar as outlines: one unit from the crown of the head, at the origin, to the soles. The neck of
 * the guitar points to the right.
 */
export function singerWithGuitar(): Singer {
  const torso = rounded([
    [-0.022, 0.115],
    [-0.026, 0.15],
    [-0.05, 0.172],
    [-0.1, 0.186],
    [-0.118, 0.21],
    [-0.112, 0.25],
    [-0.094, 0.31],
    [-0.08, 0.38],
    [-0.085, 0.45],
    [-0.104, 0.53],
    [-0.118, 0.64],
    [-0.134, 0.8],
    [-0.138, 0.868],
    [-0.06, 0.876],
    [0.06, 0.876],
    [0.13, 0.868],
    [0.125, 0.8],
    [0.11, 0.64],
    [0.1, 0.53],
    [0.084, 0.45],
    [0.08, 0.38],
    [0.094, 0.31],
    [0.112, 0.25],
    [0.118, 0.21],
    [0.1, 0.186],
    [0.06, 0.17],
    [0.034, 0.15],
    [0.03, 0.115],
  ]);
  const legs = [-1, 1].map((side) =>
    stroke(
      curve([
        [side * 0.05, 0.84],
        [side * 0.055, 0.9],
        [side * 0.052, 0.97],
        [side * 0.065, 0.995],
      ]),
      (part) => 0.05 - 0.016 * part,
    ),
  );
  const upperArms = [
    stroke(
      curve([
        [-0.092, 0.205],
        [-0.118, 0.265],
        [-0.152, 0.345],
        [-0.166, 0.372],
      ]),
      (part) => 0.058 - 0.014 * part,
    ),
    stroke(
      curve([
        [0.092, 0.205],
        [0.122, 0.275],
        [0.168, 0.36],
        [0.184, 0.376],
      ]),
      (part) => 0.056 - 0.014 * part,
    ),
    ellipse([-0.089, 0.21], 0.0295),
    ellipse([0.089, 0.21], 0.0285),
    ellipse([-0.164, 0.37], 0.023),
    ellipse([0.182, 0.371], 0.022),
  ];
  const forearms = [
    stroke(
      curve([
        [-0.16, 0.372],
        [-0.11, 0.392],
        [-0.05, 0.406],
      ]),
      (part) => 0.042 - 0.018 * part,
    ),
    rounded([
      [-0.062, 0.395],
      [-0.036, 0.394],
      [-0.012, 0.404],
      [0.004, 0.42],
      [-0.004, 0.428],
      [-0.026, 0.424],
      [-0.06, 0.418],
    ]),
    stroke(
      curve([
        [0.185, 0.37],
        [0.208, 0.342],
        [0.226, 0.307],
      ]),
      (part) => 0.042 - 0.014 * part,
    ),
    rounded([
      [0.214, 0.318],
      [0.208, 0.298],
      [0.216, 0.276],
      [0.236, 0.268],
      [0.248, 0.282],
      [0.246, 0.306],
      [0.232, 0.322],
    ]),
  ];
  return {
    body: [
      ...head.map((part) => placed(part, { at: [-0.002, 0], size: 0.137, turn: 0.06 })),
      torso,
      ...legs,
      ...upperArms,
    ],
    guitar: guitar({ at: [-0.05, 0.415], turn: -0.4, size: 0.46 }),
    forearms,
  };
}
