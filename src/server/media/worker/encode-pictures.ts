import { availableParallelism } from 'node:os';
import { AV_NOPTS_VALUE, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { toneMapping } from '#server/media/worker/colours.ts';
import { throwUnlessDone } from '#server/media/worker/ffmpeg-step.ts';
import { Filters } from '#server/media/worker/filters.ts';
import {
  DamagedFile,
  framesOf,
  newFrame,
  openStream,
  seconds,
  type OpenStream,
} from '#server/media/worker/open-media.ts';
import { onlyStream, startOf } from '#server/media/worker/packet-sources.ts';
import { pictureSource } from '#server/media/worker/picture-source.ts';
import { createPiece, type PieceWriter } from '#server/media/worker/piece-writer.ts';
import type { Pieces } from '#server/media/worker/pieces.ts';
import { steadyFrames, type SteadyFrame, type Timing } from '#server/media/worker/steady-frames.ts';
import {
  isSideways,
  perSecond,
  type EncodedSize,
  type VideoFacts,
  type VideoPlan,
} from '#server/media/worker/video-plan.ts';

/** One core stays free for visitors, unless a song is converted at the same time. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));

const microseconds = 1_000_000;

/** How far back to look for a key frame, in seconds, when the nearest one is not found. */
const seekMargins = [0, 10, 60];

type Video = { path: string; facts: VideoFacts; plan: VideoPlan };

/** Encodes the pieces that are missing. */
export async function encodePictures(
  { path, facts, plan }: Video,
  pieces: Pieces,
  onSlot: (slot: number) => void,
): Promise<void> {
  const { rate } = plan;
  const finished = await pieces.count();
  let reached = finished * pieces.slotsPerPiece;
  // Decoding up to there may take long: it must not look like a standstill.
  const frames = await steadyFramesOf(path, plan, { from: reached, onFrame: () => onSlot(reached) });
  const filter = createSizes(facts, plan);
  let current = -1;
  let writers: PieceWriter[] = [];

  async function finishPiece(): Promise<void> {
    for (const writer of writers) await writer.finish();
    writers = [];
  }

  async function write(pictures: AsyncIterable<Frame[]>): Promise<void> {
    for await (const sizes of pictures) {
      const slot = Number(sizes[0]?.pts);
      const piece = Math.floor(slot / pieces.slotsPerPiece);
      if (piece !== current) {
        await finishPiece();
        current = piece;
        const firstSlot = piece * pieces.slotsPerPiece;
        for (const [index, size] of plan.sizes.entries())
          writers.push(
            await createPiece(pieces.pathOf(size, piece), sizes[index] as Frame, {
              size,
              rate,
              firstSlot,
              threads,
            }),
          );
      }
      for (const [index, writer] of writers.entries()) await writer.add(sizes[index] as Frame, slot);
      reached = slot;
      onSlot(reached);
    }
  }

  for await (const frame of frames) await write(filter.run(frame));
  await write(filter.run(null));
  await finishPiece();
  if (current < 0 && finished === 0) throw new DamagedFile('no picture can be decoded');
}

/** The frames of the original at a steady rate. */
async function steadyFramesOf(
  path: string,
  plan: VideoPlan,
  { from, onFrame }: Pick<Timing, 'from' | 'onFrame'>,
) {
  const video = await openStream(path, 'video', { threads });
  onlyStream(video.media, 'video');
  const { stream, media } = video;
  const start = Number(startOf(media)) / microseconds;
  const slots = perSecond(plan.rate);
  return steadyFrames(await framesFrom(video, start + from / slots), {
    slotOf: ({ bestEffortTimestamp }) => {
      const time = seconds(bestEffortTimestamp, stream);
      return time === null ? null : Math.round((time - start) * slots);
    },
    lengthOf: ({ duration }) => Math.round((seconds(duration, stream) ?? 0) * slots),
    from,
    onFrame,
  });
}

/** The frames from this time on, and some before: decoding starts at a key frame. */
async function framesFrom(video: OpenStream, time: number): Promise<AsyncIterable<Frame>> {
  const { media, stream, decoder } = video;
  const start = seconds(stream.startTime, stream) ?? 0;
  const timestamp = (at: number) => BigInt(Math.floor((at * stream.timeBase.den) / stream.timeBase.num));
  for (const margin of seekMargins) {
    const target = time - margin;
    if (target <= start) break;
    if ((await media.seekFrame(stream.index, timestamp(target), AVSEEK_FLAG_BACKWARD)) < 0) continue;
    decoder.flushBuffers();
    const frames = framesOf(video);
    const first = await frames.next();
    if (first.done) continue;
    if (first.value.bestEffortTimestamp !== AV_NOPTS_VALUE && isBy(first.value, time, video))
      return startingWith(first.value, frames);
    await frames.return(undefined);
  }
  await media.seekFrame(stream.index, timestamp(start), AVSEEK_FLAG_BACKWARD);
  decoder.flushBuffers();
  return framesOf(video);
}

const isBy = (frame: Frame, time: number, { stream }: OpenStream): boolean =>
  (seconds(frame.bestEffortTimestamp, stream) ?? Infinity) <= time;

async function* startingWith(first: Frame, frames: AsyncGenerator<Frame>): AsyncGenerator<Frame> {
  yield first;
  yield* frames;
}

/** Makes all sizes of a frame, the smaller one from the larger. */
function createSizes(facts: VideoFacts, { sizes, rate }: VideoPlan) {
  const opened: Filters[] = [];
  const given = newFrame();

  async function* through(index: number, frame: Frame | null): AsyncGenerator<Frame> {
    const size = sizes[index];
    if (!size || (!opened[index] && !frame)) return;
    if (!opened[index] && frame) {
      const steps = index === 0 ? filtersOf(facts, size) : `scale=${size.width}:${size.height}`;
      const end = `setsar=1,settb=${rate.den}/${rate.num},buffersink@out`;
      const source = pictureSource(frame, { num: rate.den, den: rate.num });
      opened[index] = new Filters(`${source},${steps},${end}`, { threads });
      await opened[index].open();
    }
    // The frame stays with its owner: it may fill several slots.
    if (frame) throwUnlessDone(given.ref(frame), 'passing a frame on');
    await opened[index]?.add('buffer@in', frame && given);
    yield* opened[index]?.framesFrom('buffersink@out') ?? [];
  }

  async function* withSmaller(larger: Frame): AsyncGenerator<Frame[]> {
    if (sizes.length === 1) yield [larger];
    else for await (const smaller of through(1, larger)) yield [larger, smaller];
  }

  return {
    /** `null` drains it. The time of a result is its slot. */
    async *run(steady: SteadyFrame | null): AsyncGenerator<Frame[]> {
      if (steady) steady.frame.pts = BigInt(steady.slot);
      for await (const larger of through(0, steady?.frame ?? null)) yield* withSmaller(larger);
    },
  };
}

/** Scaled before anything else: the rest is then done for fewer pixels. */
function filtersOf(facts: VideoFacts, { width, height }: EncodedSize): string {
  const stored = isSideways(facts) ? `${height}:${width}` : `${width}:${height}`;
  const turns = ['', 'transpose=clock', 'hflip,vflip', 'transpose=cclock'][facts.quarterTurns];
  return [
    facts.isInterlaced ? 'bwdif=mode=send_frame:deint=interlaced' : '',
    `scale=${stored}:flags=bicubic:out_range=tv`,
    facts.isHdr ? toneMapping : '',
    turns,
    'format=yuv420p',
  ]
    .filter(Boolean)
    .join(',');
}
