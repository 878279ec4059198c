import { bytesOf } from '#tests/support/media/fixtures.ts';

/** A real song with silence after it. */
export async function longWav(bytes: number): Promise<Buffer> {
  const track = await bytesOf('tone.wav');
  const data = track.indexOf('data');
  const padded = Buffer.concat([track, Buffer.alloc(bytes - track.length)]);
  padded.writeUInt32LE(padded.length - data - 8, data + 4);
  padded.writeUInt32LE(padded.length - 8, 4);
  return padded;
}
