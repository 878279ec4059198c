import { AV_NOPTS_VALUE, AVDISCARD_ALL } from 'node-av/constants';
import { avRescaleQ, type FormatContext, type Packet, type Stream } from 'node-av/lib';
import { shift, type PacketSource } from '#server/media/worker/join-streams.ts';
import { findStream, openMedia, packetsOf } from '#server/media/worker/open-media.ts';
import { exists, type Pieces } from '#server/media/worker/pieces.ts';
import type { Rate, Size } from '#server/media/worker/video-plan.ts';

const microseconds = { num: 1, den: 1_000_000 };

/** One stream of a file as it is, with times from the start of the file. */
export async function streamOfFile(path: string, kind: 'audio' | 'video'): Promise<PacketSource> {
  const media = await openMedia(path);
  const stream = onlyStream(media, kind);
  const { codecpar: parameters, timeBase } = stream;
  const start = avRescaleQ(startOf(media), microseconds, timeBase);
  async function* packets(): AsyncGenerator<Packet> {
    for await (const packet of packetsOf(media))
      if (packet.streamIndex === stream.index) yield shift(packet, -start);
  }
  return { parameters, timeBase, packets: packets() };
}

/** The pieces of one size, one after the other. */
export async function streamOfPieces(pieces: Pieces, size: Size, rate: Rate): Promise<PacketSource> {
  const first = findStream(await openMedia(pieces.pathOf(size, 0)), 'video');
  const { codecpar: parameters, timeBase } = first;
  const slot = { num: rate.den, den: rate.num };
  async function* packets(): AsyncGenerator<Packet> {
    for (let piece = 0; await exists(pieces.pathOf(size, piece)); piece += 1) {
      const media = await openMedia(pieces.pathOf(size, piece));
      const start = avRescaleQ(BigInt(piece * pieces.slotsPerPiece), slot, timeBase);
      for await (const packet of packetsOf(media)) yield shift(packet, start);
      await media.closeInput();
    }
  }
  return { parameters, timeBase, packets: packets() };
}

/** In microseconds: not all files begin at 0. */
export const startOf = (media: FormatContext): bigint =>
  media.startTime === AV_NOPTS_VALUE ? 0n : media.startTime;

/** The packets of the other streams are not even read. */
export function onlyStream(media: FormatContext, kind: 'audio' | 'video'): Stream {
  const wanted = findStream(media, kind);
  for (const stream of media.streams) if (stream.index !== wanted.index) stream.discard = AVDISCARD_ALL;
  return wanted;
}
