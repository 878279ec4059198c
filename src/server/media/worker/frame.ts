import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { Scaler } from 'node-av/api';
import type { Frame } from 'node-av/lib';
import { isHdr, toneMapping } from '#server/media/worker/colours.ts';
import { Filters } from '#server/media/worker/filters.ts';
import { pictureSource } from '#server/media/worker/picture-source.ts';
import { quarterTurns } from '#server/media/worker/rotation.ts';
import { frameWidth, type VideoFrame } from '#server/media/worker/protocol.ts';
import {
  DamagedFile,
  framesOf,
  openStream,
  seconds,
  statedDuration,
  type OpenStream,
} from '#server/media/worker/open-media.ts';

/** Where a good picture is likely, as parts of the duration; later ones are tried only while all frames are dark. */
const positions = [0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 0];
const assumedDuration = 20;
/** Below the parent's time limit, so that the best frame so far is returned. */
const searchMs = 12_000;
/** A frame is dark if its brighter parts are below this, of 255. */
const darkBelow = 48;
/** 9:16; a taller frame is scaled down further. */
const tallestFrame = Math.ceil((frameWidth * 16) / 9);

export async function videoFrame(path: string): Promise<VideoFrame> {
  const giveUpAt = Date.now() + searchMs;
  const video = await openStream(path, 'video');
  const turns = quarterTurns(video.stream);
  const duration = statedDuration(video.media) ?? assumedDuration;
  const scaler = new Scaler();

  let best: { brightness: number; picture: Buffer } | null = null;
  for (const position of positions) {
    const frame = await frameAt(video, duration * position, giveUpAt);
    if (frame) {
      if (isHdr(frame)) await mapTones(frame);
      const brightness = await brightnessOf(scaler, frame);
      if (!best || brightness > best.brightness) {
        best = { brightness, picture: await toPng(scaler, frame, turns % 2 === 1) };
      }
      frame.free();
    }
    if ((best && best.brightness >= darkBelow) || Date.now() > giveUpAt) break;
  }
  if (!best) throw new DamagedFile('no frame can be decoded');
  return { picture: best.picture.toString('base64'), rotation: turns * 90 };
}

/** The frame at this moment, or the last one before it if the video or the time ends. */
async function frameAt(video: OpenStream, moment: number, giveUpAt: number): Promise<Frame | null> {
  const { media, stream, decoder } = video;
  const start = seconds(stream.startTime, stream) ?? 0;
  const target = BigInt(Math.floor(((start + moment) * stream.timeBase.den) / stream.timeBase.num));
  await media.seekFrame(stream.index, target, AVSEEK_FLAG_BACKWARD);
  decoder.flushBuffers();

  let latest: Frame | null = null;
  for await (const frame of framesOf(video)) {
    latest?.free();
    // The scaler requires a time base.
    frame.timeBase = stream.timeBase;
    latest = frame.clone();
    if (frame.bestEffortTimestamp >= target || Date.now() > giveUpAt) break;
  }
  return latest;
}

/** Otherwise a picture with a high dynamic range looks pale. */
async function mapTones(frame: Frame): Promise<void> {
  const { timeBase } = frame;
  const filters = new Filters(`${pictureSource(frame, timeBase)},${toneMapping},buffersink@out`);
  await filters.open();
  await filters.add('buffer@in', frame);
  await filters.add('buffer@in', null);
  for await (const mapped of filters.framesFrom('buffersink@out')) frame.ref(mapped);
  frame.timeBase = timeBase;
}

/** The brightness of the brightest twentieth: a lit face on a dark stage counts as bright. */
async function brightnessOf(scaler: Scaler, frame: Frame): Promise<number> {
  const pixels = await scaler.toBuffer(frame, { resize: { width: 64, height: 36 }, format: 'gray' });
  return [...pixels].sort((a, b) => b - a)[Math.floor(pixels.length / 20)] ?? 0;
}

/** As PNG: FFmpeg's JPEG encoder would keep the limited range of video, and colours would look pale. */
async function toPng(scaler: Scaler, frame: Frame, sideways: boolean): Promise<Buffer> {
  const { num, den } = frame.sampleAspectRatio;
  const shown = { width: num > 0 && den > 0 ? (frame.width * num) / den : frame.width, height: frame.height };
  const [wide, tall] = sideways ? [shown.height, shown.width] : [shown.width, shown.height];
  const scale = Math.min(1, frameWidth / wide, tallestFrame / tall);
  const resize = {
    width: Math.max(2, Math.round(shown.width * scale)),
    height: Math.max(2, Math.round(shown.height * scale)),
  };
  return scaler.toPng(frame, { resize });
}
