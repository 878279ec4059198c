import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import {
  closeMedia,
  framesOf,
  openMedia,
  openStream,
  packetsOf,
  seconds,
} from '#server/media/worker/open-media.ts';
import { quarterTurns } from '#server/media/worker/rotation.ts';

async function withFile<T>(bytes: Buffer, look: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-watch-'));
  try {
    const path = join(folder, 'video');
    await writeFile(path, bytes);
    return await look(path);
  } finally {
    await closeMedia();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The brightness around a point, given as parts of the width and the height. */
function brightnessAt(frame: Frame, across: number, down: number): number {
  const plane = frame.data?.[0] ?? Buffer.alloc(0);
  return (
    plane[Math.floor(frame.height * down) * (frame.linesize[0] ?? 0) + Math.floor(frame.width * across)] ?? 0
  );
}

/** Decodes every picture and every sound of a video, as a viewer who watches it to the end. */
export const watch = (bytes: Buffer) =>
  withFile(bytes, async (path) => {
    const video = await openStream(path, 'video');
    const times: number[] = [];
    const corners = { left: 0, right: 0, top: 0, bottom: 0 };
    const picture = { width: 0, height: 0, bits: 0, transfer: 0 };
    for await (const frame of framesOf(video)) {
      times.push(seconds(frame.bestEffortTimestamp, video.stream) ?? NaN);
      if (times.length > 1) continue;
      Object.assign(picture, { width: frame.width, height: frame.height, transfer: frame.colorTrc });
      picture.bits = (frame.linesize[0] ?? 0) / frame.width >= 2 ? 10 : 8;
      corners.left = brightnessAt(frame, 0.2, 0.5);
      corners.right = brightnessAt(frame, 0.8, 0.5);
      corners.top = brightnessAt(frame, 0.8, 0.2);
      corners.bottom = brightnessAt(frame, 0.8, 0.8);
    }
    const hasSound = video.media.streams.some(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);
    return {
      ...picture,
      corners,
      turns: quarterTurns(video.stream),
      times,
      secondsOfSound: hasSound ? await listen(path) : 0,
      /** Its index comes before its content. */
      isFastStart: bytes.indexOf('moov', 0, 'latin1') < bytes.indexOf('mdat', 0, 'latin1'),
    };
  });

async function listen(path: string): Promise<number> {
  let length = 0;
  for await (const frame of framesOf(await openStream(path, 'audio')))
    length += frame.nbSamples / frame.sampleRate;
  return length;
}

/** A hash of each packet of one stream; none without such a stream. */
export const packetsIn = (bytes: Buffer, kind: 'audio' | 'video') =>
  withFile(bytes, async (path) => {
    const media = await openMedia(path);
    const type = kind === 'audio' ? AVMEDIA_TYPE_AUDIO : AVMEDIA_TYPE_VIDEO;
    const index = media.streams.find(({ codecpar }) => codecpar.codecType === type)?.index;
    const hashes: string[] = [];
    for await (const packet of packetsOf(media))
      if (packet.streamIndex === index)
        hashes.push(
          createHash('sha256')
            .update(packet.data ?? '')
            .digest('hex'),
        );
    return hashes;
  });
