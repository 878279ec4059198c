import type { Chord } from '#studio/sound/score/chords.ts';

/** A chord as hands hold it. */
export type Voicing = { bass: number; upper: readonly number[] };

const lowestBass = 36;
const highestBass = 47;
const middle = 58;

/** Every close position of the chord around the middle. */
function positionsOf(tones: readonly number[]): number[][] {
  const positions: number[][] = [];
  for (let lowest = middle - 11; lowest <= middle; lowest += 1) {
    if (!tones.includes(lowest % 12)) continue;
    const above = tones.map((tone) => lowest + ((tone - lowest + 120) % 12));
    positions.push(above.sort((one, other) => one - other));
  }
  return positions;
}

/** How far the fingers go, and how far from the middle they end. */
function effort(position: readonly number[], before: readonly number[]): number {
  const centre = position.reduce((sum, pitch) => sum + pitch, 0) / position.length;
  const moves = position.map((pitch) => Math.min(...before.map((other) => Math.abs(pitch - other))));
  return moves.reduce((sum, move) => sum + move, 0) + 0.35 * Math.abs(centre - middle - 2);
}

/** Each chord is held as near to the one before as it can be. */
export function voicingsOf(chords: readonly Chord[]): Voicing[] {
  let before: readonly number[] = [middle - 4, middle, middle + 4, middle + 7];
  return chords.map(({ tones, bass }) => {
    // With five notes the root is left to the bass.
    const upperTones = tones.length > 4 ? tones.slice(1) : tones;
    const [best = []] = positionsOf(upperTones).sort((a, b) => effort(a, before) - effort(b, before));
    before = best;
    return { bass: lowestBass + ((bass - lowestBass + 120) % 12), upper: best };
  });
}

/** The chord's note that a step of a pattern means. */
export function noteAt({ bass, upper }: Voicing, finger: string): number {
  if (finger === '0') return bass;
  if (finger === 'f') return bass + 7 > highestBass ? bass - 5 : bass + 7;
  const index = Number(finger) - 1;
  const note = upper[index % upper.length];
  if (note === undefined) throw new Error(`A pattern has no finger ${finger}`);
  return note + 12 * Math.floor(index / upper.length);
}
