/** One period of a tone, with its first value again at the end to read between values. */
export type Wavetable = Float32Array;

export const tableSize = 1024;

/** The sum of its overtones, the first being the tone itself. Their phases are spread, which keeps the peak low. */
export function tableOf(amplitudes: readonly number[]): Wavetable {
  const table = new Float32Array(tableSize + 1);
  for (const [index, amplitude] of amplitudes.entries()) {
    if (Math.abs(amplitude) < 1e-5) continue;
    const phase = (Math.PI * index * index) / Math.max(1, amplitudes.length);
    const step = (2 * Math.PI * (index + 1)) / tableSize;
    for (let at = 0; at < tableSize; at += 1)
      table[at] = (table[at] ?? 0) + amplitude * Math.sin(step * at + phase);
  }
  table[tableSize] = table[0] ?? 0;
  return table;
}
