import { AV_NOPTS_VALUE } from 'node-av/constants';
import { avRescaleQ, type CodecParameters, type IRational, type Packet, type Stream } from 'node-av/lib';
import { OutputFile } from '#server/media/worker/output-file.ts';
import { flushWhile } from '#server/storage/media-store/flush.ts';

/** Packets of one stream, in the order of their decoding. */
export type PacketSource = {
  parameters: CodecParameters;
  timeBase: IRational;
  packets: AsyncGenerator<Packet>;
};

const nanoseconds = { num: 1, den: 1_000_000_000 };

/**
 * Puts streams into one MP4 as they are. Its index comes first, so that it plays while it loads. Returns its length in
 * seconds.
 */
export async function joinStreams(sources: PacketSource[], target: string): Promise<number> {
  const output = new OutputFile(target, 'mp4', { movflags: '+faststart' });
  const streams = sources.map(({ parameters, timeBase }) => output.addCopy(parameters, timeBase));
  await output.begin();
  return flushWhile(target, async () => {
    const end = await copyPackets(sources, streams, output);
    await output.finish();
    return end / nanoseconds.den;
  });
}

/** Returns where the last one ends. */
async function copyPackets(sources: PacketSource[], streams: Stream[], output: OutputFile): Promise<number> {
  const waiting = [];
  for (const [index, source] of sources.entries())
    waiting.push({ index, source, next: await source.packets.next() });
  let end = 0;
  for (;;) {
    // The earliest first: the muxer would hold the others in memory.
    const [earliest] = waiting
      .filter(({ next }) => !next.done)
      .sort((a, b) => timeOf(a.next.value, a.source) - timeOf(b.next.value, b.source));
    const stream = earliest && streams[earliest.index];
    if (!stream || earliest.next.done) break;
    end = Math.max(end, endOf(earliest.next.value, earliest.source));
    await output.write(earliest.next.value, stream, earliest.source);
    earliest.next = await earliest.source.packets.next();
  }
  return end;
}

function timeOf(packet: Packet | undefined, { timeBase }: PacketSource): number {
  const time = packet?.dts === AV_NOPTS_VALUE ? packet.pts : packet?.dts;
  return Number(avRescaleQ(time ?? 0n, timeBase, nanoseconds));
}

function endOf(packet: Packet, source: PacketSource): number {
  return timeOf(packet, source) + Number(avRescaleQ(packet.duration, source.timeBase, nanoseconds));
}

/** Shifts the times of packets, in their time base. */
export function shift(packet: Packet, by: bigint): Packet {
  if (packet.pts !== AV_NOPTS_VALUE) packet.pts += by;
  if (packet.dts !== AV_NOPTS_VALUE) packet.dts += by;
  return packet;
}
