import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import type { Stream } from 'node-av/lib';

/** Clockwise quarter turns to show the picture upright: phones store the rotation in the file. */
export function quarterTurns(stream: Stream): number {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 0;
  const angle = Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0));
  return ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;
}
