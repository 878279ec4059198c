import { AV_PICTURE_TYPE_NONE, AV_PIX_FMT_YUV420P } from 'node-av/constants';
import { Rational, type Frame } from 'node-av/lib';
import { openEncoder } from '#server/media/worker/encoder.ts';
import { createOutput } from '#server/media/worker/output-file.ts';
import { perSecond, type EncodedSize, type Rate } from '#server/media/worker/video-plan.ts';

/** A player can only jump to a key frame. */
const secondsBetweenKeyFrames = 4;

type Piece = { size: EncodedSize; rate: Rate; firstSlot: number; threads: number };

/**
 * Encodes a part of a video into a file that needs no other part: it begins with a key frame, and its times begin at 0.
 * The parameters of all pieces are the same, so that they can be joined.
 */
export async function createPiece(path: string, like: Frame, { size, rate, firstSlot, threads }: Piece) {
  const timeBase = new Rational(rate.den, rate.num);
  const encoder = await openEncoder('libx264', {
    configure: (context) => {
      context.width = size.width;
      context.height = size.height;
      context.pixelFormat = AV_PIX_FMT_YUV420P;
      context.sampleAspectRatio = new Rational(1, 1);
      context.timeBase = timeBase;
      context.framerate = new Rational(rate.num, rate.den);
      context.gopSize = Math.round(perSecond(rate) * secondsBetweenKeyFrames);
      context.threadCount = threads;
      context.rcMaxRate = BigInt(size.maxBitrate);
      context.rcBufferSize = size.maxBitrate * 2;
      context.colorRange = like.colorRange;
      context.colorSpace = like.colorSpace;
      context.colorPrimaries = like.colorPrimaries;
      context.colorTrc = like.colorTrc;
    },
    options: { preset: 'faster', profile: 'high', crf: String(size.crf) },
  });
  const output = await createOutput(path, { format: 'mp4' });
  output.addStream(encoder.parameters, timeBase);
  await output.start();

  async function encode(frame: Frame | null): Promise<void> {
    for await (const packet of encoder.encode(frame)) {
      packet.duration = 1n;
      await output.write(packet, 0, timeBase);
    }
  }

  return {
    async add(frame: Frame, slot: number): Promise<void> {
      frame.pts = BigInt(slot - firstSlot);
      // The encoder chooses the types, not the camera.
      frame.pictType = AV_PICTURE_TYPE_NONE;
      await encode(frame);
    },
    async finish(): Promise<void> {
      await encode(null);
      encoder.close();
      await output.finish();
    },
  };
}

export type PieceWriter = Awaited<ReturnType<typeof createPiece>>;
