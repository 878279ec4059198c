import { avSampleFmtIsPlanar } from 'node-av/lib';
import type { AVSampleFormat } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { peakCount } from '#server/media/worker/protocol.ts';
import { DamagedFile, framesOf, openStream } from '#server/media/worker/open-media.ts';

/** Enough for a waveform of only a few seconds. */
const windowsPerSecond = 400;

/** The loudness over time; the loudest moment is 100. */
export async function peaks(path: string): Promise<number[]> {
  const loudness = new LoudnessMeter();
  for await (const frame of framesOf(await openStream(path, 'audio'))) loudness.add(frame);
  if (loudness.windows.length === 0) throw new DamagedFile('no sound can be decoded');
  return inGroups(loudness.windows, peakCount);
}

class LoudnessMeter {
  readonly windows: number[] = [];
  private sum = 0;
  private count = 0;

  add(frame: Frame): void {
    const samples = samplesOf(frame);
    const windowSize = Math.max(1, Math.floor(frame.sampleRate / windowsPerSecond));
    for (let index = 0; index < samples.length; index += 1) {
      const value = samples[index] ?? 0;
      this.sum += value * value;
      this.count += 1;
      if (this.count < windowSize) continue;
      this.windows.push(Math.sqrt(this.sum / this.count));
      this.sum = 0;
      this.count = 0;
    }
  }
}

type Samples = Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array;

/** The first channel, from -1 to 1. FFmpeg's sample formats 5 to 9 are the planar versions of 0 to 4. */
function samplesOf(frame: Frame): Float32Array {
  const plane = frame.data?.[0];
  if (!plane) return new Float32Array();
  const format = frame.format as AVSampleFormat;
  const planar = avSampleFmtIsPlanar(format);
  const stride = planar ? 1 : Math.max(1, frame.channels);
  const raw = typed(plane, format % 5, frame.nbSamples * stride);
  const [middle, full] = [
    [128, 128],
    [0, 32_768],
    [0, 2_147_483_648],
    [0, 1],
    [0, 1],
  ][format % 5] ?? [0, 1];
  const samples = new Float32Array(frame.nbSamples);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = ((raw[index * stride] ?? middle ?? 0) - (middle ?? 0)) / (full ?? 1);
  }
  return samples;
}

function typed(plane: Buffer, format: number, length: number): Samples {
  const kinds = [Uint8Array, Int16Array, Int32Array, Float32Array, Float64Array] as const;
  const Kind = kinds[format] ?? Uint8Array;
  const bytes = Math.min(plane.length, length * Kind.BYTES_PER_ELEMENT);
  const aligned = new Uint8Array(plane.subarray(0, bytes - (bytes % Kind.BYTES_PER_ELEMENT)));
  return new Kind(aligned.buffer);
}

function inGroups(windows: number[], groups: number): number[] {
  const count = Math.min(groups, windows.length);
  const values = Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * windows.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * windows.length) / count));
    return windows.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from);
  });
  const loudest = values.reduce((most, value) => Math.max(most, value), 0);
  return values.map((value) => (loudest > 0 ? Math.round((value / loudest) * 100) : 0));
}
