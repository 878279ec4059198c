import { constants } from 'node:os';

/** Writing failed: the disk, or FFmpeg itself, is at fault, and not the file. FFmpeg reports failures as negative numbers. */
export function throwUnlessDone(code: number, step: string): void {
  if (code === -constants.errno.ENOSPC) throw new Error(`${step} failed: no space left on device`);
  if (code < 0) throw new Error(`${step} failed with ${code}`);
}
