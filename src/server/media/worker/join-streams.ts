import { AV_NOPTS_VALUE } from 'node-av/constants';
import { avRescaleQ, type CodecParameters, type IRational, type Packet } from 'node-av/lib';
import { createOutput } from '#server/media/worker/output-file.ts';

/** Packets of one stream, in the order of their decoding. */
export type PacketSource = {
  parameters: CodecParameters;
  timeBase: IRational;
  packets: AsyncGenerator<Packet>;
};

const nanoseconds = { num: 1, den: 1_000_000_000 };

/** Puts streams into one MP4 as they are. Its index comes first, so that it plays while it loads. */
export async function joinStreams(sources: PacketSource[], target: string): Promise<void> {
  const output = await createOutput(target, { format: 'mp4', options: { movflags: '+faststart' } });
  for (const { parameters, timeBase } of sources) output.addStream(parameters, timeBase);
  await output.start();
  const waiting = [];
  for (const [index, source] of sources.entries())
    waiting.push({ index, ...source, next: await source.packets.next() });
  for (;;) {
    // The earliest first: the muxer would hold the others in memory.
    const [earliest] = waiting
      .filter(({ next }) => !next.done)
      .sort((a, b) => timeOf(a.next.value, a.timeBase) - timeOf(b.next.value, b.timeBase));
    if (!earliest) break;
    await output.write(earliest.next.value as Packet, earliest.index, earliest.timeBase);
    earliest.next = await earliest.packets.next();
  }
  await output.finish();
}

function timeOf(packet: Packet | undefined, timeBase: IRational): number {
  const time = packet?.dts === AV_NOPTS_VALUE ? packet.pts : packet?.dts;
  return Number(avRescaleQ(time ?? 0n, timeBase, nanoseconds));
}

/** Shifts the times of packets, in their time base. */
export function shift(packet: Packet, by: bigint): Packet {
  if (packet.pts !== AV_NOPTS_VALUE) packet.pts += by;
  if (packet.dts !== AV_NOPTS_VALUE) packet.dts += by;
  return packet;
}
