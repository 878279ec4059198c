/** The file is at fault, not the tools: it cannot be decoded, or not all of it is there. */
export class Damaged extends Error {}

/** FFmpeg reports failure with negative numbers. */
export function succeed(code: number, doing: string): void {
  if (code < 0) throw new Damaged(`${doing} failed with ${code}`);
}
