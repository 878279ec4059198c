import { AV_CODEC_FLAG_GLOBAL_HEADER } from 'node-av/constants';
import { Codec, CodecContext, CodecParameters, Dictionary, Packet, type Frame } from 'node-av/lib';
import type { FFEncoderCodec } from 'node-av/constants';
import { closeLater } from '#server/media/worker/open-media.ts';
import { throwIfToolFailed } from '#server/media/worker/tool-failure.ts';

type Options = {
  configure: (context: CodecContext) => void;
  options?: Record<string, string>;
};

export async function openEncoder(name: string, { configure, options = {} }: Options) {
  const codec = Codec.findEncoderByName(name as FFEncoderCodec);
  if (!codec) throw new Error(`FFmpeg has no encoder ${name}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  let isOpen = true;
  const close = () => {
    if (isOpen) context.freeContext();
    isOpen = false;
  };
  closeLater(close);
  configure(context);
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  throwIfToolFailed(await context.open2(codec, Dictionary.fromObject(options)), `opening ${name}`);
  const parameters = new CodecParameters();
  parameters.alloc();
  throwIfToolFailed(context.parametersFromContext(parameters), 'reading the parameters');
  const packet = new Packet();
  packet.alloc();

  return {
    timeBase: context.timeBase,
    parameters,
    /** `null` drains it. The packet object is reused. */
    async *encode(frame: Frame | null): AsyncGenerator<Packet> {
      throwIfToolFailed(await context.sendFrame(frame), 'encoding');
      while ((await context.receivePacket(packet)) >= 0) {
        yield packet;
        packet.unref();
      }
    },
    close,
  };
}

export type Encoder = Awaited<ReturnType<typeof openEncoder>>;
