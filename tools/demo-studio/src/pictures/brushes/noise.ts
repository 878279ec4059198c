import { dice } from '#studio/dice.ts';

const side = 256;

export type Noise = ReturnType<typeof createNoise>;

/** Smooth randomness over a plane, between -1 and 1; the same seed always gives the same. */
export function createNoise(seed: number) {
  const roll = dice(seed);
  const table = Float32Array.from({ length: side * side }, () => roll(-1, 1));

  function at(x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = x - left;
    const down = y - top;
    const easeAcross = across * across * across * (across * (across * 6 - 15) + 10);
    const easeDown = down * down * down * (down * (down * 6 - 15) + 10);
    const column = left & (side - 1);
    const next = (left + 1) & (side - 1);
    const row = (top & (side - 1)) * side;
    const below = ((top + 1) & (side - 1)) * side;
    const a = table[row + column] ?? 0;
    const b = table[row + next] ?? 0;
    const c = table[below + column] ?? 0;
    const d = table[below + next] ?? 0;
    const upper = a + (b - a) * easeAcross;
    return upper + (c + (d - c) * easeAcross - upper) * easeDown;
  }

  /** Large and small together, as clouds, hills and stains are. Each layer is turned, or the grid would show. */
  function layers(x: number, y: number, count: number, gain = 0.5): number {
    let sum = 0;
    let total = 0;
    let strength = 1;
    let across = x;
    let down = y;
    for (let layer = 0; layer < count; layer += 1) {
      sum += at(across, down) * strength;
      total += strength;
      strength *= gain;
      const turned = across * 1.6 - down * 1.2 + 17.3;
      down = across * 1.2 + down * 1.6 + 5.7;
      across = turned;
    }
    return (sum / total) * 1.4;
  }

  /** Sharp crests between 0 and 1, as mountains have. */
  function ridges(x: number, y: number, count: number): number {
    let sum = 0;
    let total = 0;
    let strength = 1;
    let before = 1;
    let across = x;
    let down = y;
    for (let layer = 0; layer < count; layer += 1) {
      const crest = (1 - Math.abs(at(across, down))) ** 2;
      sum += crest * strength * before;
      total += strength;
      before = crest;
      strength *= 0.5;
      const turned = across * 1.6 - down * 1.2 + 17.3;
      down = across * 1.2 + down * 1.6 + 5.7;
      across = turned;
    }
    return sum / total;
  }

  return { at, layers, ridges };
}
