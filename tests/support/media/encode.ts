import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_BITEXACT,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_SAMPLE_FMT_S16,
  AVCOL_PRI_BT2020,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  type FFEncoderCodec,
} from 'node-av/constants';
import { Encoder, Muxer } from 'node-av/api';
import { type CodecContext, Dictionary, Frame, Log } from 'node-av/lib';

const sampleRate = 44_100;
const opusRate = 48_000;
const usualRate = 25;
/** These encoders only take frames of exactly this length. */
const samplesAtOnce: Record<string, number> = { libvorbis: 64, flac: 4608 };

Log.setLevel(AV_LOG_ERROR);

export type Recording = {
  /** The container, as FFmpeg names it. */
  format: string;
  seconds: number;
  audio?: { codec: string };
  video?: {
    codec: string;
    width: number;
    height: number;
    blackUntil?: number;
    framesPerSecond?: number;
    /** As a camera in the dark: no two frames are shown equally long. */
    isUneven?: boolean;
    /** HLG with 10 bits, as phones film. */
    isHdr?: boolean;
  };
  muxer?: Record<string, string>;
  /** What it says about itself, as the container writes it. */
  tags?: Record<string, string>;
};

/** A stereo 440 Hz tone that swells and fades, so a waveform has something to show. */
function tone(from: number, samples: number, rate: number, seconds: number): Buffer {
  const bytes = Buffer.alloc(samples * 4);
  for (let index = 0; index < samples; index += 1) {
    const at = (from + index) / rate;
    const loudness = Math.sin(Math.PI * Math.min(1, at / seconds));
    const value = Math.round(Math.sin(2 * Math.PI * 440 * at) * loudness * 20_000);
    bytes.writeInt16LE(value, index * 4);
    bytes.writeInt16LE(value, index * 4 + 2);
  }
  return bytes;
}

/** Bright above and dark below with a moving bar, in YUV 4:2:0; or plain black. */
function picture(width: number, height: number, at: number, black: boolean): Buffer {
  const area = width * height;
  const chroma = Math.ceil(width / 2) * Math.ceil(height / 2);
  const bytes = Buffer.alloc(area + chroma * 2, 128);
  if (black) {
    bytes.fill(16, 0, area);
    return bytes;
  }
  for (let y = 0; y < height; y += 1) bytes.fill(y < height / 2 ? 210 : 70, y * width, (y + 1) * width);
  const bar = Math.floor((at * 40) % (width - 16));
  for (let y = 0; y < height; y += 1) bytes.fill(140, y * width + bar, y * width + bar + 16);
  bytes.fill(90, area, area + chroma);
  return bytes;
}

/** The same picture with 10 bits. */
function withTenBits(picture: Buffer): Buffer {
  const bytes = Buffer.alloc(picture.length * 2);
  picture.forEach((value, index) => bytes.writeUInt16LE(value * 4, index * 2));
  return bytes;
}

function describeHdr(context: CodecContext): void {
  context.colorPrimaries = AVCOL_PRI_BT2020;
  context.colorTrc = AVCOL_TRC_ARIB_STD_B67;
  context.colorSpace = AVCOL_SPC_BT2020_NCL;
}

/** Whole frames only: some encoders drop what does not fill one. */
function* audioFrames(
  seconds: number,
  rate: number,
  nbSamples: number,
): Generator<{ at: number; frame: Frame }> {
  const total = Math.round(seconds * rate);
  for (let from = 0; from < total; from += nbSamples) {
    const frame = Frame.fromAudioBuffer(tone(from, nbSamples, rate, seconds), {
      nbSamples,
      format: AV_SAMPLE_FMT_S16,
      sampleRate: rate,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: rate },
      pts: BigInt(from),
    });
    yield { at: from / rate, frame };
  }
}

function* videoFrames(seconds: number, video: NonNullable<Recording['video']>) {
  const { width, height, blackUntil = 0, framesPerSecond = usualRate, isUneven, isHdr } = video;
  for (let index = 0; index < Math.round(seconds * framesPerSecond); index += 1) {
    const at = (index + (isUneven ? [0, 0.4, 0.2][index % 3]! : 0)) / framesPerSecond;
    const drawn = picture(width, height, at, at < blackUntil);
    const frame = Frame.fromVideoBuffer(isHdr ? withTenBits(drawn) : drawn, {
      width,
      height,
      format: isHdr ? AV_PIX_FMT_YUV420P10LE : AV_PIX_FMT_YUV420P,
      ...(isUneven
        ? { timeBase: { num: 1, den: 1000 }, pts: BigInt(Math.round(at * 1000)) }
        : { timeBase: { num: 1, den: framesPerSecond }, pts: BigInt(index) }),
    });
    yield { at, frame };
  }
}

/**
 * Records a real file with the FFmpeg inside npm.
 * Only with its asynchronous calls: the synchronous ones crash the process now and then with libx264.
 */
export async function record(path: string, recording: Recording): Promise<void> {
  const { format, seconds, audio, video, muxer: options, tags = {} } = recording;
  const muxer = await Muxer.open(path, {
    format,
    useSyncQueue: false,
    options: { fflags: '+bitexact', ...options },
  });
  muxer.getFormatContext().metadata = Dictionary.fromObject(tags);
  const exact = {
    threadCount: 1,
    configure: (context: CodecContext) => context.setFlags(AV_CODEC_FLAG_BITEXACT),
  };
  const tracks: { encoder: Encoder; index: number; frames: Generator<{ at: number; frame: Frame }> }[] = [];
  if (video) {
    const encoder = await Encoder.create(video.codec as FFEncoderCodec, {
      ...exact,
      ...(video.isHdr && { configure: describeHdr }),
      gopSize: 250,
      maxBFrames: 0,
      ...(video.codec === 'libx264' ? { options: { preset: 'veryfast', crf: '30' } } : { bitrate: '300k' }),
    });
    tracks.push({ encoder, index: muxer.addStream(encoder), frames: videoFrames(seconds, video) });
  }
  if (audio) {
    const encoder = await Encoder.create(audio.codec as FFEncoderCodec, {
      ...exact,
      bitrate: '128k',
      autoResample: true,
    });
    const rate = audio.codec === 'libopus' ? opusRate : sampleRate;
    const atOnce = samplesAtOnce[audio.codec] ?? 1024;
    tracks.push({ encoder, index: muxer.addStream(encoder), frames: audioFrames(seconds, rate, atOnce) });
  }
  const write = async (track: (typeof tracks)[number], frame: Frame | null) => {
    for (const packet of await track.encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, track.index);
      packet.free();
    }
    frame?.free();
  };
  const waiting = tracks.map((track) => ({ track, next: track.frames.next() }));
  for (;;) {
    const [earliest] = waiting
      .filter(({ next }) => !next.done)
      .sort((a, b) => (a.next.value?.at ?? 0) - (b.next.value?.at ?? 0));
    if (!earliest?.next.value) break;
    await write(earliest.track, earliest.next.value.frame);
    earliest.next = earliest.track.frames.next();
  }
  for (const track of tracks) await write(track, null);
  await muxer.close();
  for (const track of tracks) track.encoder.close();
}
