/** The file is at fault, not the tool: it cannot be decoded, or not all of it is there. */
export class DamagedFile extends Error {}

/** FFmpeg reports failure with negative numbers. */
export function throwIfFailed(code: number, step: string): void {
  if (code < 0) throw new DamagedFile(`${step} failed with ${code}`);
}
