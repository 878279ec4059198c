import { closeSync, openSync, readSync } from 'node:fs';
import { AV_PKT_FLAG_CORRUPT } from 'node-av/constants';
import type { FormatContext, Packet, Stream } from 'node-av/lib';
import type { CheckedFile } from '#server/media/worker/protocol.ts';
import {
  DamagedFile,
  decode,
  findStream,
  newFrame,
  openDecoder,
  openMedia,
  packetsOf,
  seconds,
  statedDuration,
} from '#server/media/worker/open-media.ts';
import { pictureLimits } from '#shared/primitives/limits.ts';

/** Enough to know that it decodes, few enough to be fast. */
const framesToDecode = { video: 5, audio: 20 };
const packetsToTry = 200;
/** Containers round durations. */
const tolerance = { share: 0.95, seconds: 0.5 };
/** Without a stated duration; FFmpeg guesses one from the bitrate. */
const guessedDurations = new Set(['mp3', 'aac']);

/** Reads the whole file and decodes its beginning; throws if it does not decode or ends too early. */
export async function checkFile(path: string, kind: 'audio' | 'video'): Promise<CheckedFile> {
  const media = await openMedia(path);
  const stream = findStream(media, kind);
  const { width, height } = stream.codecpar;
  if (kind === 'video' && (width < 1 || height < 1 || width * height > pictureLimits.pixels)) {
    throw new DamagedFile(`impossible picture size ${width}x${height}`);
  }

  const decoder = await openDecoder(stream);
  const frame = newFrame();
  const read = { packets: 0, decoded: 0, end: 0, firstAt: 0n };
  for await (const packet of packetsOf(media)) {
    if (packet.hasFlags(AV_PKT_FLAG_CORRUPT)) throw new DamagedFile('the file ends inside a packet');
    read.end = Math.max(read.end, endOf(packet, media));
    if (packet.streamIndex !== stream.index) continue;
    if (read.packets === 0) read.firstAt = packet.pos;
    read.packets += 1;
    if (read.decoded >= framesToDecode[kind] || read.packets > packetsToTry) continue;
    for await (const _ of decode(decoder, packet, frame)) read.decoded += 1;
  }
  if (read.decoded === 0) for await (const _ of decode(decoder, null, frame)) read.decoded += 1;
  if (read.decoded === 0) throw new DamagedFile('nothing in it can be decoded');

  const stated = guessedDurations.has(media.iformat?.name ?? '') ? null : statedDuration(media);
  if (stated !== null && read.end < stated * tolerance.share - tolerance.seconds) {
    throw new DamagedFile(`ends after ${read.end} of ${stated} s`);
  }
  if (media.iformat?.name === 'mp3' && read.packets < statedMp3Frames(path, read.firstAt) * tolerance.share) {
    throw new DamagedFile('fewer frames than its header states');
  }
  return { duration: read.end > 0 ? read.end : stated };
}

function endOf(packet: Packet, media: FormatContext): number {
  const stream: Stream | undefined = media.streams[packet.streamIndex];
  return stream ? (seconds(packet.pts, stream) ?? 0) + (seconds(packet.duration, stream) ?? 0) : 0;
}

/** The frame count in the Xing/Info header before the first audible frame. */
function statedMp3Frames(path: string, firstPacketAt: bigint): number {
  const before = Math.min(Math.max(0, Number(firstPacketAt)), 4096);
  const bytes = Buffer.alloc(before);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, before, Number(firstPacketAt) - before);
  } finally {
    closeSync(file);
  }
  const at = Math.max(bytes.lastIndexOf('Xing'), bytes.lastIndexOf('Info'));
  if (at < 0 || at + 12 > bytes.length || (bytes.readUInt32BE(at + 4) & 1) === 0) return 0;
  return bytes.readUInt32BE(at + 8);
}
