import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_NOPTS_VALUE,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, Frame, Packet, type Stream } from 'node-av/lib';
import { pictureLimits } from '#shared/primitives/limits.ts';

/**
 * Only local files in the containers that we accept: a playlist disguised as a video must not access the network or
 * other files.
 */
const openOptions = {
  protocol_whitelist: 'file',
  format_whitelist: 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mp3,wav,aac,flac,ogg,aiff,wv',
  // A MOV may refer to other files.
  enable_drefs: '0',
};

const microseconds = 1_000_000;

/** For the resources of the current job. */
const closers: (() => Promise<void> | void)[] = [];

/** In reverse order. */
export function closeAfterJob(close: () => Promise<void> | void): void {
  closers.push(close);
}

/** After a job, so that its file can be deleted. */
export async function closeMedia(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

export async function openMedia(path: string): Promise<FormatContext> {
  const media = new FormatContext();
  closeAfterJob(() => media.closeInput());
  throwIfFailed(await media.openInput(path, null, Dictionary.fromObject(openOptions)), 'opening');
  throwIfFailed(await media.findStreamInfo(), 'finding the streams');
  return media;
}

export function findStream(media: FormatContext, kind: 'audio' | 'video'): Stream {
  const type = kind === 'video' ? AVMEDIA_TYPE_VIDEO : AVMEDIA_TYPE_AUDIO;
  const stream = media.streams.find(
    (candidate) =>
      candidate.codecpar.codecType === type && !candidate.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
  );
  if (!stream) throw new DamagedFile(`no ${kind} stream`);
  return stream;
}

/** In seconds; null if the container does not state it. */
export function statedDuration(media: FormatContext): number | null {
  return media.duration === AV_NOPTS_VALUE || media.duration <= 0n
    ? null
    : Number(media.duration) / microseconds;
}

type DecoderOptions = { threads?: number };

export async function openDecoder(
  stream: Stream,
  { threads = 1 }: DecoderOptions = {},
): Promise<CodecContext> {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) throw new DamagedFile('no decoder for this stream');
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  closeAfterJob(() => decoder.freeContext());
  throwIfFailed(decoder.parametersToContext(stream.codecpar), 'reading the parameters');
  decoder.pktTimebase = stream.timeBase;
  decoder.threadCount = threads;
  const limits = Dictionary.fromObject({ max_pixels: String(pictureLimits.pixels) });
  throwIfFailed(await decoder.open2(codec, limits), 'opening the decoder');
  return decoder;
}

export type OpenStream = { media: FormatContext; stream: Stream; decoder: CodecContext };

export async function openStream(
  path: string,
  kind: 'audio' | 'video',
  options?: DecoderOptions,
): Promise<OpenStream> {
  const media = await openMedia(path);
  const stream = findStream(media, kind);
  return { media, stream, decoder: await openDecoder(stream, options) };
}

/** The packet object is reused for the next packet. */
export async function* packetsOf(media: FormatContext): AsyncGenerator<Packet> {
  const packet = new Packet();
  packet.alloc();
  try {
    for (;;) {
      const code = await media.readFrame(packet);
      if (code === AVERROR_EOF) return;
      if (code === AVERROR_EAGAIN) continue;
      throwIfFailed(code, 'reading');
      yield packet;
      packet.unref();
    }
  } finally {
    packet.free();
  }
}

/** `null` drains the decoder. A packet that cannot be decoded yields nothing. */
export async function* decode(
  decoder: CodecContext,
  packet: Packet | null,
  frame: Frame,
): AsyncGenerator<Frame> {
  if ((await decoder.sendPacket(packet)) < 0) return;
  while ((await decoder.receiveFrame(frame)) >= 0) {
    yield frame;
    frame.unref();
  }
}

/** All frames from the current position. The frame object is reused. */
export async function* framesOf({ media, stream, decoder }: OpenStream): AsyncGenerator<Frame> {
  const frame = newFrame();
  for await (const packet of packetsOf(media)) {
    if (packet.streamIndex === stream.index) yield* decode(decoder, packet, frame);
  }
  yield* decode(decoder, null, frame);
}

export function newFrame(): Frame {
  const frame = new Frame();
  frame.alloc();
  return frame;
}

export function seconds(timestamp: bigint, stream: Stream): number | null {
  if (timestamp === AV_NOPTS_VALUE) return null;
  return (Number(timestamp) * stream.timeBase.num) / stream.timeBase.den;
}

/** The file cannot be decoded or is incomplete. */
export class DamagedFile extends Error {}

/** FFmpeg reports failures as negative numbers. */
function throwIfFailed(code: number, step: string): void {
  if (code < 0) throw new DamagedFile(`${step} failed with ${code}`);
}
