import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_MP3,
  AV_PROFILE_AAC_HE,
  AV_PROFILE_AAC_HE_V2,
  AV_PROFILE_AAC_LOW,
} from 'node-av/constants';
import { findStream, openMedia, packetsOf, seconds } from '#server/media/worker/open-media.ts';

/** With what a container and an encoder add to 192 kbit/s. */
const MAX_BITRATE = 195_000;

const aacProfiles: number[] = [AV_PROFILE_AAC_LOW, AV_PROFILE_AAC_HE, AV_PROFILE_AAC_HE_V2];

/** Whether every browser plays this recording as it is, and it is small enough for a phone. */
export async function playsEverywhere(path: string): Promise<boolean> {
  const media = await openMedia(path);
  const stream = findStream(media, 'audio');
  const { codecId, profile, channels } = stream.codecpar;
  const container = media.iformat?.name ?? '';
  const isMp3 = codecId === AV_CODEC_ID_MP3 && container === 'mp3';
  const isAac = codecId === AV_CODEC_ID_AAC && aacProfiles.includes(profile) && container.includes('mp4');
  if (channels > 2 || !(isMp3 || isAac)) return false;

  // The bitrate that a file states may be a guess, or count its cover.
  let bytes = 0;
  let length = 0;
  for await (const packet of packetsOf(media)) {
    if (packet.streamIndex !== stream.index) continue;
    bytes += packet.size;
    length += seconds(packet.duration, stream) ?? 0;
  }
  return length > 0 && (bytes * 8) / length <= MAX_BITRATE;
}
