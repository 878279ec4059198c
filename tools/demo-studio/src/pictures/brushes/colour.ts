import { clamp, mix, smooth } from '#studio/pictures/brushes/numbers.ts';

/** Light, not paint: values add up, and may be brighter than what a picture can show. */
export type Light = { r: number; g: number; b: number };

/** A colour as it is written for screens, as light of this strength. */
export function light(hex: string, strength = 1): Light {
  const channel = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255) * strength;
  return { r: channel(1), g: channel(3), b: channel(5) };
}

export function toLinear(shown: number): number {
  return shown <= 0.040_45 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;
}

export function toShown(linear: number): number {
  return linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

export type Stop = readonly [position: number, colour: Light];

/** Colours along a line, as a table: skies ask for them once per pixel. */
export function gradient(stops: readonly Stop[]): (position: number, into: Light) => void {
  const steps = 512;
  const first = stops[0]?.[0] ?? 0;
  const last = stops.at(-1)?.[0] ?? 1;
  const table = new Float32Array((steps + 1) * 3);
  for (let step = 0; step <= steps; step += 1) {
    const position = first + ((last - first) * step) / steps;
    const after = Math.max(
      1,
      stops.findIndex(([at]) => at >= position),
    );
    const [from, to] = [stops[after - 1], stops[after]];
    if (!from || !to) continue;
    const part =
      smooth(from[0], to[0], position) * 0.5 + clamp((position - from[0]) / (to[0] - from[0])) * 0.5;
    table[step * 3] = mix(from[1].r, to[1].r, part);
    table[step * 3 + 1] = mix(from[1].g, to[1].g, part);
    table[step * 3 + 2] = mix(from[1].b, to[1].b, part);
  }
  return (position, into) => {
    const at = clamp((position - first) / (last - first)) * steps;
    const whole = Math.min(steps - 1, Math.floor(at));
    const part = at - whole;
    const index = whole * 3;
    into.r = mix(table[index] ?? 0, table[index + 3] ?? 0, part);
    into.g = mix(table[index + 1] ?? 0, table[index + 4] ?? 0, part);
    into.b = mix(table[index + 2] ?? 0, table[index + 5] ?? 0, part);
  };
}
