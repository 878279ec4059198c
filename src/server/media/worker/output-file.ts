import { AVFMT_FLAG_BITEXACT } from 'node-av/constants';
import {
  type CodecContext,
  type CodecParameters,
  Dictionary,
  FormatContext,
  type IRational,
  type Packet,
  Rational,
  type Stream,
} from 'node-av/lib';
import { throwUnlessDone } from '#server/media/worker/ffmpeg-step.ts';
import { closeAfterJob } from '#server/media/worker/open-media.ts';

type Options = Record<string, string>;

/** A media file that is being written. Add its streams, begin, write packets, finish. */
export class OutputFile {
  readonly #file = new FormatContext();
  readonly #options: Options;
  #isOpen = false;

  constructor(path: string, format: 'mp4' | 'webm', options: Options) {
    throwUnlessDone(this.#file.allocOutputContext2(null, format, path), 'choosing the format');
    closeAfterJob(async () => {
      if (this.#isOpen) await this.#file.closeOutput();
      this.#file.freeContext();
    });
    // Without the time and the version of FFmpeg: the same recording gives the same bytes.
    this.#file.setFlags(AVFMT_FLAG_BITEXACT);
    this.#options = options;
  }

  addStream(encoder: CodecContext): Stream {
    const stream = this.#file.newStream();
    throwUnlessDone(encoder.parametersFromContext(stream.codecpar), 'describing the stream');
    stream.timeBase = encoder.timeBase;
    return stream;
  }

  /** A stream of another file, as it is. */
  addCopy(parameters: CodecParameters, { num, den }: IRational): Stream {
    const stream = this.#file.newStream();
    throwUnlessDone(parameters.copy(stream.codecpar), 'describing the stream');
    // The other container may have another tag for the codec.
    stream.codecpar.codecTag = 0;
    stream.timeBase = new Rational(num, den);
    return stream;
  }

  async begin(): Promise<void> {
    throwUnlessDone(await this.#file.openOutput(), 'opening the output');
    this.#isOpen = true;
    throwUnlessDone(await this.#file.writeHeader(Dictionary.fromObject(this.#options)), 'writing the header');
  }

  /** The packet has the time base of its source, and is empty afterwards. */
  async write(packet: Packet, stream: Stream, source: { timeBase: IRational }): Promise<void> {
    packet.streamIndex = stream.index;
    // Only known once the header is written.
    packet.rescaleTs(source.timeBase, stream.timeBase);
    throwUnlessDone(await this.#file.interleavedWriteFrame(packet), 'writing');
  }

  async finish(): Promise<void> {
    throwUnlessDone(await this.#file.writeTrailer(), 'finishing the output');
    await this.#file.closeOutput();
    this.#isOpen = false;
  }
}
