import type { Point } from '#studio/pictures/brushes/shapes.ts';

/** Across, away, and up. */
export type Place = readonly [x: number, y: number, z: number];
export type Ray = { x: number; y: number; z: number };

type View = {
  from: Place;
  to: Place;
  /** Larger sees less, from further away. */
  zoom: number;
  /** How far it is tilted. */
  tilt?: number;
};

export function minus(a: Place, b: Place): Place {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function unit(a: Place): Place {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** So much of the one and so much of the other. */
function sum(a: Place, partOfA: number, b: Place, partOfB: number): Place {
  return [a[0] * partOfA + b[0] * partOfB, a[1] * partOfA + b[1] * partOfB, a[2] * partOfA + b[2] * partOfB];
}

/** Where places in a room are seen in a picture, and which way one looks through each point of it. */
export function createCamera({ from, to, zoom, tilt = 0 }: View, aspect: number) {
  const forward = unit(minus(to, from));
  const level = unit(cross(forward, [0, 0, 1]));
  const upright = cross(level, forward);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const right = sum(level, cos, upright, sin);
  const up = sum(upright, cos, level, -sin);

  return {
    from,
    /** As long as the way to a plane one unit in front of the camera. */
    ray(x: number, y: number, into: Ray): void {
      const across = (x - aspect / 2) / zoom;
      const above = (0.5 - y) / zoom;
      into.x = forward[0] + right[0] * across + up[0] * above;
      into.y = forward[1] + right[1] * across + up[1] * above;
      into.z = forward[2] + right[2] * across + up[2] * above;
    },
    project(place: Place): Point {
      const seen = minus(place, from);
      const away = dot(seen, forward);
      return [aspect / 2 + (dot(seen, right) / away) * zoom, 0.5 - (dot(seen, up) / away) * zoom];
    },
  };
}
