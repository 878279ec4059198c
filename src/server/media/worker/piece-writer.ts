import { AV_PICTURE_TYPE_NONE, AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { Rational, type Frame } from 'node-av/lib';
import { encode, newPacket, openEncoder } from '#server/media/worker/encode.ts';
import { OutputFile } from '#server/media/worker/output-file.ts';
import { markFinished, unfinished } from '#server/media/worker/unfinished.ts';
import { perSecond, type EncodedSize, type Rate } from '#server/media/worker/video-plan.ts';

/** A player can only jump to a key frame. */
const secondsBetweenKeyFrames = 4;

type Piece = { size: EncodedSize; rate: Rate; firstSlot: number; threads: number };

/**
 * Encodes a part of a video into a file that needs no other part: it begins with a key frame, and its times begin at 0.
 * The parameters of all pieces are the same, so that they can be joined.
 */
export async function createPiece(path: string, like: Frame, { size, rate, firstSlot, threads }: Piece) {
  const encoder = await openEncoder(
    FF_ENCODER_LIBX264,
    (context) => {
      context.width = size.width;
      context.height = size.height;
      context.pixelFormat = AV_PIX_FMT_YUV420P;
      context.sampleAspectRatio = new Rational(1, 1);
      context.timeBase = new Rational(rate.den, rate.num);
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
    { preset: 'faster', profile: 'high', crf: String(size.crf) },
  );
  const output = new OutputFile(unfinished(path), 'mp4', {});
  const stream = output.addStream(encoder);
  await output.begin();
  const reused = newPacket();

  async function add(frame: Frame | null): Promise<void> {
    for await (const packet of encode(encoder, frame, reused)) {
      packet.duration = 1n;
      await output.write(packet, stream, encoder);
    }
  }

  return {
    async add(frame: Frame, slot: number): Promise<void> {
      frame.pts = BigInt(slot - firstSlot);
      // The encoder chooses the types, not the camera.
      frame.pictType = AV_PICTURE_TYPE_NONE;
      await add(frame);
    },
    async finish(): Promise<void> {
      await add(null);
      // Not only after the job: a long video has many pieces.
      encoder.freeContext();
      await output.finish();
      await markFinished(path);
    },
  };
}

export type PieceWriter = Awaited<ReturnType<typeof createPiece>>;
