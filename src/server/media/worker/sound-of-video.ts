import { AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { avRescaleQ, Rational, type Frame } from 'node-av/lib';
import { openEncoder, type Encoder } from '#server/media/worker/encoder.ts';
import { openFilter } from '#server/media/worker/filter-frames.ts';
import { framesOf, openStream } from '#server/media/worker/open-media.ts';
import { createOutput, type Output } from '#server/media/worker/output-file.ts';
import { onlyStream, startOf } from '#server/media/worker/packet-sources.ts';

const bitrate = 160_000n;
const samplesPerFrame = 1024;
const microseconds = { num: 1, den: 1_000_000 };

/** Silence fills what is missing at the beginning and in between, so that the sound stays with the pictures. */
const filters = [
  'aresample=async=1000:first_pts=0',
  'aformat=sample_fmts=fltp:sample_rates=44100|48000:channel_layouts=mono|stereo',
  `asetnsamples=n=${samplesPerFrame}:p=0`,
].join(',');

/** The whole sound as AAC: unlike the pictures it takes only seconds, so there are no pieces and no seams. */
export async function encodeSound(path: string, target: string, onFrame: () => void): Promise<void> {
  const sound = await openStream(path, 'audio');
  onlyStream(sound.media, 'audio');
  const { timeBase } = sound.stream;
  const start = avRescaleQ(startOf(sound.media), microseconds, timeBase);
  const writer = await createWriter(target);
  let filter: Awaited<ReturnType<typeof openFilter>> | null = null;
  for await (const frame of framesOf(sound)) {
    onFrame();
    frame.pts = frame.bestEffortTimestamp - start;
    filter ??= await openFilter(filters, frame, { timeBase });
    for await (const filtered of filter.run(frame)) await writer.add(filtered);
  }
  if (filter) for await (const filtered of filter.run(null)) await writer.add(filtered);
  await writer.finish();
}

async function createWriter(target: string) {
  let opened: { encoder: Encoder; output: Output } | null = null;
  let samples = 0n;

  async function open(like: Frame) {
    const timeBase = new Rational(1, like.sampleRate);
    const encoder = await openEncoder('aac', {
      configure: (context) => {
        context.sampleRate = like.sampleRate;
        context.channelLayout = like.channelLayout;
        context.sampleFormat = AV_SAMPLE_FMT_FLTP;
        context.bitRate = bitrate;
        context.timeBase = timeBase;
      },
    });
    const output = await createOutput(target, { format: 'ipod' });
    output.addStream(encoder.parameters, timeBase);
    await output.start();
    return { encoder, output };
  }

  async function encode(frame: Frame | null): Promise<void> {
    if (!opened) return;
    const { encoder, output } = opened;
    for await (const packet of encoder.encode(frame)) await output.write(packet, 0, encoder.timeBase);
  }

  return {
    async add(frame: Frame): Promise<void> {
      opened ??= await open(frame);
      // The filters have filled every gap.
      frame.pts = samples;
      samples += BigInt(frame.nbSamples);
      await encode(frame);
    },
    async finish(): Promise<void> {
      await encode(null);
      await opened?.output.finish();
    },
  };
}
