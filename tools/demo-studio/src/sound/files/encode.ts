import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_BITEXACT,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_FLAG_KEY,
  AV_SAMPLE_FMT_S16,
  type FFEncoderCodec,
} from 'node-av/constants';
import { Demuxer, Encoder, Muxer } from 'node-av/api';
import { type CodecContext, Dictionary, Frame, Packet } from 'node-av/lib';
import type { SongFormat } from '#studio/sound/songs.ts';
import { sampleRate, type Stereo } from '#studio/sound/studio/stereo.ts';

type Kind = {
  /** As FFmpeg calls it. */
  container: string;
  codec: string;
  bitrate?: string;
  /** Samples that are given to its encoder at once: a multiple of what it takes. */
  atOnce: number;
  /** Where it has only one of its own. */
  rate?: number;
  /** One channel and half the rate, enough for one voice and a piano: lossless files are large. */
  isSmall?: boolean;
  muxer?: Record<string, string>;
  encoder?: Record<string, string>;
};

const kinds: Record<SongFormat, Kind> = {
  // Without FFmpeg's own tags: ours are written around it. The level is LAME's best.
  mp3: {
    container: 'mp3',
    codec: 'libmp3lame',
    bitrate: '96k',
    atOnce: 10 * 1_152,
    muxer: { id3v2_version: '0' },
    encoder: { compression_level: '0' },
  },
  m4a: {
    container: 'ipod',
    codec: 'aac',
    bitrate: '96k',
    atOnce: 10 * 1_024,
    muxer: { movflags: '+faststart' },
  },
  flac: {
    container: 'flac',
    codec: 'flac',
    atOnce: 4_608,
    rate: sampleRate / 2,
    isSmall: true,
    encoder: { compression_level: '12' },
  },
  opus: { container: 'opus', codec: 'libopus', bitrate: '48k', atOnce: 10 * 960, rate: 48_000 },
};

/** As 16-bit samples, left and right in turn; or a mean of both and of two samples at a time. */
function toPcm({ left, right }: Stereo, isSmall: boolean): Buffer {
  if (isSmall) {
    const at = (index: number) => (left[index] ?? 0) + (right[index] ?? 0);
    const samples = Int16Array.from({ length: left.length >> 1 }, (_, index) =>
      Math.round(((at(2 * index) + at(2 * index + 1)) / 4) * 32_767),
    );
    return Buffer.from(samples.buffer);
  }
  const samples = new Int16Array(left.length * 2);
  for (let index = 0; index < left.length; index += 1) {
    samples[2 * index] = Math.round((left[index] ?? 0) * 32_767);
    samples[2 * index + 1] = Math.round((right[index] ?? 0) * 32_767);
  }
  return Buffer.from(samples.buffer);
}

/** Writes a song with the FFmpeg inside npm; only with its asynchronous calls, the others are known to crash. */
export async function encode(
  path: string,
  song: Stereo,
  format: SongFormat,
  about: { tags: Record<string, string>; cover?: Buffer | undefined },
): Promise<void> {
  const kind = kinds[format];
  const { tags, cover } = about;
  const picture = cover ? await Demuxer.open(cover, { format: 'mjpeg' }) : null;
  const muxer = await Muxer.open(path, {
    format: kind.container,
    useSyncQueue: false,
    options: { fflags: '+bitexact', ...kind.muxer },
    configure: (context) => {
      context.metadata = Dictionary.fromObject(tags);
      const [, attached] = context.streams;
      if (attached) attached.disposition = AV_DISPOSITION_ATTACHED_PIC;
    },
  });
  const encoder = await Encoder.create(kind.codec as FFEncoderCodec, {
    threadCount: 1,
    configure: (context: CodecContext) => context.setFlags(AV_CODEC_FLAG_BITEXACT),
    autoResample: true,
    ...(kind.bitrate && { bitrate: kind.bitrate }),
    ...(kind.encoder && { options: kind.encoder }),
  });
  try {
    const sound = muxer.addStream(encoder);
    const image = picture?.video();
    const pictureStream = image ? muxer.addStream(image) : null;
    let isFirst = true;
    const write = async (frame: Frame | null) => {
      for (const packet of await encoder.encodeAll(frame)) {
        await muxer.writePacket(packet, sound);
        packet.free();
        if (isFirst && image && cover && pictureStream !== null)
          await writePicture(muxer, pictureStream, cover, image.timeBase);
        isFirst = false;
      }
      frame?.free();
    };
    for (const frame of framesOf(toPcm(song, kind.isSmall ?? false), kind)) await write(frame);
    await write(null);
  } finally {
    await muxer.close();
    encoder.close();
    await picture?.close();
  }
}

async function writePicture(
  muxer: Muxer,
  stream: number,
  cover: Buffer,
  timeBase: Packet['timeBase'],
): Promise<void> {
  const packet = new Packet();
  packet.alloc();
  packet.data = cover;
  packet.pts = 0n;
  packet.dts = 0n;
  packet.duration = 1n;
  packet.timeBase = timeBase;
  packet.flags = AV_PKT_FLAG_KEY;
  await muxer.writePacket(packet, stream);
  packet.free();
}

/** Whole frames only: some encoders drop what does not fill one. The rest is silence. */
function* framesOf(pcm: Buffer, { atOnce, rate = sampleRate, isSmall = false }: Kind): Generator<Frame> {
  const bytesPerSample = isSmall ? 2 : 4;
  const givenRate = isSmall ? sampleRate / 2 : sampleRate;
  const size = atOnce * bytesPerSample;
  for (let from = 0; from < pcm.length; from += size) {
    const bytes = Buffer.alloc(size);
    pcm.copy(bytes, 0, from, from + size);
    yield Frame.fromAudioBuffer(bytes, {
      nbSamples: atOnce,
      format: AV_SAMPLE_FMT_S16,
      sampleRate: givenRate,
      channelLayout: isSmall ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO,
      // In the encoder's samples: it counts what it writes in the unit of what it is given.
      timeBase: { num: 1, den: rate },
      pts: BigInt(Math.round(((from / bytesPerSample) * rate) / givenRate)),
    });
  }
}
