import { AV_CODEC_FLAG_GLOBAL_HEADER, type FFEncoderCodec } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, type Frame, Packet } from 'node-av/lib';
import { throwUnlessDone } from '#server/media/worker/ffmpeg-step.ts';
import { closeAfterJob } from '#server/media/worker/open-media.ts';

type Options = Record<string, string>;

/** `describe` sets what the encoder must know, such as its time base. Both of our containers want one header for all. */
export async function openEncoder(
  name: FFEncoderCodec,
  describe: (encoder: CodecContext) => void,
  options: Options = {},
): Promise<CodecContext> {
  const codec = Codec.findEncoderByName(name);
  if (!codec) throw new Error(`This FFmpeg has no encoder ${name}`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  closeAfterJob(() => encoder.freeContext());
  describe(encoder);
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  throwUnlessDone(await encoder.open2(codec, Dictionary.fromObject(options)), `opening ${name}`);
  return encoder;
}

/** `null` drains the encoder. The packet object is reused. */
export async function* encode(
  encoder: CodecContext,
  frame: Frame | null,
  packet: Packet,
): AsyncGenerator<Packet> {
  throwUnlessDone(await encoder.sendFrame(frame), 'encoding');
  while ((await encoder.receivePacket(packet)) >= 0) {
    yield packet;
    packet.unref();
  }
}

export function newPacket(): Packet {
  const packet = new Packet();
  packet.alloc();
  closeAfterJob(() => packet.free());
  return packet;
}
