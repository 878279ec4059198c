import { open, rename } from 'node:fs/promises';
import { AVIO_FLAG_WRITE } from 'node-av/constants';
import {
  Dictionary,
  FormatContext,
  IOContext,
  type CodecParameters,
  type IRational,
  type Packet,
  type Stream,
} from 'node-av/lib';
import { closeLater } from '#server/media/worker/open-media.ts';
import { throwIfToolFailed } from '#server/media/worker/tool-failure.ts';

type Options = { format: string; options?: Record<string, string> };

/** Writes a media file. Until it is finished it has another name, so that a file with its name is complete. */
export async function createOutput(path: string, { format, options = {} }: Options) {
  const unfinished = `${path}.${process.pid}.part`;
  const media = new FormatContext();
  throwIfToolFailed(media.allocOutputContext2(null, format, unfinished), 'opening the output');
  const file = new IOContext();
  throwIfToolFailed(await file.open2(unfinished, AVIO_FLAG_WRITE), 'opening the output');
  media.pb = file;
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    // Otherwise it would close the file a second time.
    media.pb = null;
    const code = await file.closep();
    media.freeContext();
    throwIfToolFailed(code, 'closing the output');
  };
  closeLater(close);
  const streams: Stream[] = [];

  return {
    addStream(parameters: CodecParameters, timeBase: IRational): void {
      const stream = media.newStream();
      throwIfToolFailed(parameters.copy(stream.codecpar), 'describing the stream');
      // The tag of another container.
      stream.codecpar.codecTag = 0;
      stream.timeBase = timeBase as never;
      streams.push(stream);
    },

    async start(): Promise<void> {
      throwIfToolFailed(await media.writeHeader(Dictionary.fromObject(options)), 'writing the header');
    },

    /** The packet is empty afterwards. */
    async write(packet: Packet, index: number, timeBase: IRational): Promise<void> {
      const stream = streams[index];
      if (!stream) throw new Error(`There is no stream ${index}`);
      packet.rescaleTs(timeBase, stream.timeBase);
      packet.streamIndex = index;
      packet.pos = -1n;
      throwIfToolFailed(await media.interleavedWriteFrame(packet), 'writing');
    },

    async finish(): Promise<void> {
      throwIfToolFailed(await media.writeTrailer(), 'writing the end');
      await close();
      await flush(unfinished);
      await rename(unfinished, path);
    },
  };
}

export type Output = Awaited<ReturnType<typeof createOutput>>;

/** A name must never lead to a file whose content a power cut lost. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
