import { stat } from 'node:fs/promises';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBOPUS,
} from 'node-av/constants';
import { type CodecContext, type Frame, Rational, type Stream } from 'node-av/lib';
import { encode, newPacket, openEncoder } from '#server/media/worker/encode.ts';
import { OutputFile } from '#server/media/worker/output-file.ts';
import type { MadeStream } from '#server/media/worker/protocol.ts';

const codecs = {
  aac: {
    encoder: FF_ENCODER_AAC,
    sampleFormat: AV_SAMPLE_FMT_FLTP,
    filterFormat: 'fltp',
    frameSize: 1024,
    bitrate: 160_000,
    container: 'mp4',
    // Its index comes first, so that playback starts with the first bytes.
    muxer: { movflags: '+faststart' },
    tuning: {},
    type: 'audio/mp4; codecs="mp4a.40.2"',
  },
  opus: {
    encoder: FF_ENCODER_LIBOPUS,
    sampleFormat: AV_SAMPLE_FMT_FLT,
    filterFormat: 'flt',
    frameSize: 960,
    bitrate: 112_000,
    container: 'webm',
    // The same for WebM.
    muxer: { cues_to_front: '1' },
    // Else tones take half as much again.
    tuning: { vbr: 'constrained' },
    type: 'audio/webm; codecs="opus"',
  },
} as const;

export type AudioCodec = keyof typeof codecs;

/** Every browser decodes these; higher rates are halved. */
const aacRates = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000];

function sampleRateFor(codec: AudioCodec, original: number): number {
  // The only one that decoders of Opus write.
  if (codec === 'opus') return 48_000;
  if (aacRates.includes(original)) return original;
  return original % 44_100 === 0 ? 44_100 : 48_000;
}

/** The end of the filters for this codec: samples of its rate and format, in frames of its size. */
export function filtersFor(codec: AudioCodec, originalRate: number): string {
  const { filterFormat, frameSize } = codecs[codec];
  const rate = sampleRateFor(codec, originalRate);
  return `aformat=sample_fmts=${filterFormat}:sample_rates=${rate},asetnsamples=n=${frameSize}:p=0,abuffersink@${codec}`;
}

/**
 * A file that a recording is encoded to. The samples that the encoder adds before and after are recorded in it (edit list,
 * CodecDelay and DiscardPadding), so that players leave them out.
 */
export class AudioTarget {
  readonly codec: AudioCodec;
  readonly #path: string;
  readonly #output: OutputFile;
  readonly #encoder: CodecContext;
  readonly #stream: Stream;
  readonly #packet = newPacket();
  #samples = 0;

  private constructor(codec: AudioCodec, path: string, encoder: CodecContext) {
    const { container, muxer } = codecs[codec];
    this.codec = codec;
    this.#path = path;
    this.#encoder = encoder;
    this.#output = new OutputFile(path, container, muxer);
    this.#stream = this.#output.addStream(encoder);
  }

  static async open(
    codec: AudioCodec,
    path: string,
    original: { sampleRate: number; channels: number },
  ): Promise<AudioTarget> {
    const { encoder: name, bitrate, sampleFormat, tuning } = codecs[codec];
    const rate = sampleRateFor(codec, original.sampleRate);
    const describe = (encoder: CodecContext) => {
      encoder.sampleRate = rate;
      encoder.timeBase = new Rational(1, rate);
      encoder.sampleFormat = sampleFormat;
      encoder.bitRate = BigInt(bitrate);
      encoder.channelLayout = original.channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO;
    };
    const encoder = await openEncoder(name, describe, tuning);
    const target = new AudioTarget(codec, path, encoder);
    await target.#output.begin();
    return target;
  }

  /** `null` at the end. */
  async add(frame: Frame | null): Promise<void> {
    if (frame) {
      frame.pts = BigInt(this.#samples);
      this.#samples += frame.nbSamples;
    }
    for await (const packet of encode(this.#encoder, frame, this.#packet))
      await this.#output.write(packet, this.#stream, this.#encoder);
  }

  async finish(): Promise<MadeStream> {
    await this.add(null);
    await this.#output.finish();
    const { size } = await stat(this.#path);
    const length = this.#samples / this.#encoder.sampleRate;
    const { type } = codecs[this.codec];
    return { path: this.#path, type, bytes: size, bitrate: Math.round((size * 8) / length) };
  }
}
