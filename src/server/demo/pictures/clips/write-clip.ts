import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_BITEXACT,
  AV_LOG_ERROR,
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_S16,
  AVCOL_SPC_SMPTE170M,
  type FFEncoderCodec,
} from 'node-av/constants';
import { Encoder, Muxer } from 'node-av/api';
import { type CodecContext, Frame, Log, SoftwareScaleContext } from 'node-av/lib';
import { createCanvas, type Canvas } from '#server/demo/pictures/brushes/canvas.ts';
import { expose, type Film } from '#server/demo/pictures/brushes/develop.ts';
import { toBytes } from '#server/demo/pictures/brushes/enlarge.ts';
import { sampleRate } from '#server/demo/pictures/clips/ambience.ts';

export const framesPerSecond = 20;
const samplesAtOnce = 1024;

export type Motion = {
  width: number;
  height: number;
  seconds: number;
  /** How much of the width is drawn. */
  detail: number;
  /** Of slow motion only every second or third frame is drawn; those between go from one to the next. */
  drawEvery: number;
  film: Film;
  /** Prepares what stands still, and gives what paints a moment, from 0 to 1; the end goes over into the beginning. */
  begin: (size: { width: number; height: number }) => (canvas: Canvas, moment: number) => void;
  /** Interleaved samples for this many seconds. */
  sound: (seconds: number) => Int16Array;
};

/** Writes a moving scene as an MP4, with its sound. Only asynchronous calls of FFmpeg are used: others may crash. */
export async function writeClip(path: string, motion: Motion): Promise<void> {
  Log.setLevel(AV_LOG_ERROR);
  const muxer = await Muxer.open(path, {
    format: 'mp4',
    useSyncQueue: false,
    options: { fflags: '+bitexact', movflags: '+faststart' },
  });
  const video = await openEncoder('libx264', {
    gopSize: 80,
    maxBFrames: 0,
    options: { preset: 'ultrafast', crf: '23' },
  });
  const audio = await openEncoder('aac', { bitrate: '96k', autoResample: true });
  const tracks = [
    { encoder: video, index: muxer.addStream(video), frames: pictures(motion) },
    { encoder: audio, index: muxer.addStream(audio), frames: sounds(motion) },
  ];
  const waiting = [];
  for (const track of tracks) waiting.push({ track, next: await track.frames.next() });
  for (;;) {
    const [earliest] = waiting
      .filter(({ next }) => !next.done)
      .sort((a, b) => (a.next.value?.at ?? 0) - (b.next.value?.at ?? 0));
    if (!earliest?.next.value) break;
    await write(muxer, earliest.track, earliest.next.value.frame);
    earliest.next = await earliest.track.frames.next();
  }
  for (const track of tracks) await write(muxer, track, null);
  await muxer.close();
  for (const { encoder } of tracks) encoder.close();
}

function openEncoder(codec: FFEncoderCodec | string, options: Record<string, unknown>): Promise<Encoder> {
  return Encoder.create(codec as FFEncoderCodec, {
    threadCount: 1,
    configure: (context: CodecContext) => {
      context.setFlags(AV_CODEC_FLAG_BITEXACT);
      // What the scaler writes; players would guess another for pictures of this size.
      if (codec === 'libx264') context.colorSpace = AVCOL_SPC_SMPTE170M;
    },
    ...options,
  });
}

async function write(
  muxer: Muxer,
  { encoder, index }: { encoder: Encoder; index: number },
  frame: Frame | null,
): Promise<void> {
  for (const packet of await encoder.encodeAll(frame)) {
    await muxer.writePacket(packet, index);
    packet.free();
  }
  frame?.free();
}

type Timed = { at: number; frame: Frame };

async function* pictures({
  width,
  height,
  seconds,
  detail,
  drawEvery,
  film,
  begin,
}: Motion): AsyncGenerator<Timed, undefined> {
  const small = { width: Math.round(width * detail), height: Math.round(height * detail) };
  const scaler = new SoftwareScaleContext();
  scaler.getContext(small.width, small.height, AV_PIX_FMT_RGB24, width, height, AV_PIX_FMT_YUV420P);
  const paint = begin(small);
  const count = seconds * framesPerSecond;
  const area = width * height;
  const canvas = createCanvas(small.width, small.height);
  const bytes = Buffer.alloc((area * 3) / 2);
  const planes = [
    bytes.subarray(0, area),
    bytes.subarray(area, (area * 5) / 4),
    bytes.subarray((area * 5) / 4),
  ];
  const drawAt = (index: number) => {
    for (const plane of [canvas.red, canvas.green, canvas.blue]) plane.values.fill(0);
    paint(canvas, (index % count) / count);
    expose(canvas, film);
    return toBytes(canvas);
  };
  let before: Buffer = Buffer.alloc(0);
  let after = drawAt(0);
  for (let index = 0; index < count; index += 1) {
    const step = index % drawEvery;
    if (step === 0) [before, after] = [after, drawAt(index + drawEvery)];
    await scaler.scale(
      [between(before, after, step / drawEvery)],
      [small.width * 3],
      0,
      small.height,
      planes,
      [width, width / 2, width / 2],
    );
    const frame = Frame.fromVideoBuffer(bytes, {
      width,
      height,
      format: AV_PIX_FMT_YUV420P,
      timeBase: { num: 1, den: framesPerSecond },
      pts: BigInt(index),
    });
    yield { at: index / framesPerSecond, frame };
  }
  scaler.freeContext();
}

function between(before: Buffer, after: Buffer, part: number): Buffer {
  if (part === 0) return before;
  const mixed = Buffer.allocUnsafe(before.length);
  const weight = Math.round(part * 256);
  for (let index = 0; index < mixed.length; index += 1) {
    const from = before[index] ?? 0;
    mixed[index] = from + ((((after[index] ?? 0) - from) * weight) >> 8);
  }
  return mixed;
}

async function* sounds({ seconds, sound }: Motion): AsyncGenerator<Timed, undefined> {
  const samples = sound(seconds);
  const bytes = Buffer.from(samples.buffer);
  for (let from = 0; from + samplesAtOnce <= samples.length / 2; from += samplesAtOnce) {
    const frame = Frame.fromAudioBuffer(bytes.subarray(from * 4, (from + samplesAtOnce) * 4), {
      nbSamples: samplesAtOnce,
      format: AV_SAMPLE_FMT_S16,
      sampleRate,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: sampleRate },
      pts: BigInt(from),
    });
    yield { at: from / sampleRate, frame };
  }
}
