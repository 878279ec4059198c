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
import sharp from 'sharp';
import { look, type View } from '#studio/pictures/clips/camera-move.ts';
import { sampleRate } from '#studio/sound/studio/stereo.ts';

export const framesPerSecond = 25;
const samplesAtOnce = 1024;

/** Three bytes to a pixel. */
export type Image = { width: number; height: number; bytes: Buffer };

/** Prepares a scene and gives its frames by their number. */
export type Shots = () => (index: number) => Promise<Image>;

export type Clip = {
  /** Of its file, without the ending. */
  name: string;
  width: number;
  height: number;
  seconds: number;
  shots: Shots;
  /** What part of the scene is seen at the beginning and at the end. */
  view: { from: View; to: View };
  /** x264's quality: lower is better and larger. */
  quality: number;
  /** Interleaved samples for this many seconds. */
  sound: (seconds: number) => Int16Array;
};

/** Writes a clip as an MP4, with its sound. Only asynchronous calls of FFmpeg are used: others may crash. */
export async function writeClip(path: string, clip: Clip): Promise<void> {
  Log.setLevel(AV_LOG_ERROR);
  const muxer = await Muxer.open(path, {
    format: 'mp4',
    useSyncQueue: false,
    options: { fflags: '+bitexact', movflags: '+faststart' },
  });
  const video = await openEncoder('libx264', {
    gopSize: 250,
    options: { preset: 'faster', crf: String(clip.quality) },
  });
  const audio = await openEncoder('aac', { bitrate: '96k', autoResample: true });
  const tracks = [
    { encoder: video, index: muxer.addStream(video), frames: pictures(clip) },
    { encoder: audio, index: muxer.addStream(audio), frames: sounds(clip) },
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

/** The frame in the middle, as a JPEG. */
export async function thumbnailOf(clip: Clip): Promise<Buffer> {
  const { seconds, shots } = clip;
  const [width, height] = clip.width > clip.height ? [1080, 608] : [608, 1080];
  const middle = Math.floor((seconds * framesPerSecond) / 2);
  const bytes = look(await shots()(middle), viewAt(clip, 0.5), { width, height });
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
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

/** The camera starts and stops softly. */
function viewAt({ view: { from, to } }: Clip, moment: number): View {
  const part = moment * moment * (3 - 2 * moment);
  const between = (one: number, other: number) => one + (other - one) * part;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
  };
}

type Timed = { at: number; frame: Frame };

async function* pictures(clip: Clip): AsyncGenerator<Timed, undefined> {
  const { width, height, seconds } = clip;
  const shot = clip.shots();
  const scaler = new SoftwareScaleContext();
  scaler.getContext(width, height, AV_PIX_FMT_RGB24, width, height, AV_PIX_FMT_YUV420P);
  const count = seconds * framesPerSecond;
  const area = width * height;
  const bytes = Buffer.alloc((area * 3) / 2);
  const planes = [
    bytes.subarray(0, area),
    bytes.subarray(area, (area * 5) / 4),
    bytes.subarray((area * 5) / 4),
  ];
  for (let index = 0; index < count; index += 1) {
    const seen = look(await shot(index), viewAt(clip, index / (count - 1)), { width, height });
    await scaler.scale([seen], [width * 3], 0, height, planes, [width, width / 2, width / 2]);
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

async function* sounds({ seconds, sound }: Clip): AsyncGenerator<Timed, undefined> {
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
