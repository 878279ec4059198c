import { stat } from 'node:fs/promises';
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_FRAME_FLAG_INTERLACED,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
  AVMEDIA_TYPE_AUDIO,
} from 'node-av/constants';
import type { Frame, Rational, Stream } from 'node-av/lib';
import { isHdr } from '#server/media/worker/colours.ts';
import {
  DamagedFile,
  framesOf,
  openMedia,
  openStream,
  packetsOf,
  seconds,
  statedDuration,
} from '#server/media/worker/open-media.ts';
import { onlyStream } from '#server/media/worker/packet-sources.ts';
import { quarterTurns } from '#server/media/worker/rotation.ts';
import type { VideoFacts } from '#server/media/worker/video-plan.ts';

/** Some cameras mark only some frames as interlaced. */
const framesToLookAt = 5;
const assumedRate = 30;

/** Looks at the first frames too: containers often say less than they do. */
export async function readVideoFacts(path: string): Promise<VideoFacts> {
  const video = await openStream(path, 'video');
  const { media, stream } = video;
  const first = { isInterlaced: false, isHdr: false, isPlain: false, pixelAspect: 1, frames: 0 };
  for await (const frame of framesOf(video)) {
    if (first.frames === 0) {
      first.isHdr = isHdr(frame) || isHdr(stream.codecpar);
      first.isPlain = frame.format === AV_PIX_FMT_YUV420P || frame.format === AV_PIX_FMT_YUVJ420P;
      first.pixelAspect = pixelAspect(frame, stream);
    }
    first.isInterlaced ||= frame.hasFlags(AV_FRAME_FLAG_INTERLACED);
    first.frames += 1;
    if (first.frames === framesToLookAt) break;
  }
  if (first.frames === 0) throw new DamagedFile('no picture can be decoded');

  const { isInterlaced, isPlain, pixelAspect: aspect } = first;
  const { codecpar } = stream;
  const isMp4 = (media.iformat?.name ?? '').includes('mp4');
  const stated = statedDuration(media);
  const counted = isMp4 && stated !== null ? null : await countFrames(path);
  const duration = stated ?? counted?.duration ?? null;
  const ownRate = isMp4 ? rateOf(stream.avgFrameRate) : counted?.rate;
  const averageRate = ownRate ?? rateOf(stream.rFrameRate) ?? assumedRate;
  return {
    isMp4,
    isH264: codecpar.codecId === AV_CODEC_ID_H264 && codecpar.extradata?.[0] === 1,
    sound: soundOf(media.streams),
    size: { width: codecpar.width, height: codecpar.height },
    pixelAspect: aspect,
    quarterTurns: quarterTurns(stream),
    isPlain,
    isHdr: first.isHdr,
    isInterlaced,
    averageRate,
    baseRate: rateOf(stream.rFrameRate) ?? averageRate,
    duration,
    bitrate: duration ? ((await stat(path)).size * 8) / duration : 0,
  };
}

function soundOf(streams: Stream[]): VideoFacts['sound'] {
  const sound = streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO)?.codecpar;
  return sound ? { isAac: sound.codecId === AV_CODEC_ID_AAC, channels: sound.channels } : null;
}

function pixelAspect(frame: Frame, stream: Stream): number {
  return ratio(frame.sampleAspectRatio) ?? ratio(stream.sampleAspectRatio) ?? 1;
}

const ratio = ({ num, den }: Rational): number | null => (num > 0 && den > 0 ? num / den : null);

/**
 * Frames per second, and seconds. WebM states no rate, and a rate made up of the first frames is often wrong; a recording
 * of a browser states no length either.
 */
async function countFrames(path: string): Promise<{ rate: number; duration: number } | null> {
  const media = await openMedia(path);
  const stream = onlyStream(media, 'video');
  const seen = { frames: 0, first: Infinity, last: -Infinity };
  for await (const packet of packetsOf(media)) {
    const time = packet.streamIndex === stream.index ? seconds(packet.pts, stream) : null;
    if (time === null) continue;
    seen.frames += 1;
    seen.first = Math.min(seen.first, time);
    seen.last = Math.max(seen.last, time);
  }
  if (seen.frames < 2 || seen.last <= seen.first) return null;
  const rate = (seen.frames - 1) / (seen.last - seen.first);
  return { rate, duration: seen.frames / rate };
}

/** Containers without a rate state nonsense, such as one frame per tick of their clock. */
function rateOf(rate: Rational): number | null {
  const perSecond = ratio(rate);
  return perSecond && perSecond <= 1000 ? perSecond : null;
}
