/** For what FFmpeg writes: a failure is not the fault of the file, but of a full disk, for example. */
export function throwIfToolFailed(code: number, step: string): void {
  if (code < 0) throw new Error(`${step} failed with ${code}`);
}
