import { stat } from 'node:fs/promises';
import type { CodecParameters } from 'node-av/lib';
import { encodePictures } from '#server/media/worker/encode-pictures.ts';
import { joinStreams, type PacketSource } from '#server/media/worker/join-streams.ts';
import { closeMedia } from '#server/media/worker/open-media.ts';
import { streamOfFile, streamOfPieces } from '#server/media/worker/packet-sources.ts';
import { exists, openPieces, type Pieces } from '#server/media/worker/pieces.ts';
import type { ConversionJob, MadeStream, Results } from '#server/media/worker/protocol.ts';
import { reportProgress } from '#server/media/worker/report-progress.ts';
import { encodeSound } from '#server/media/worker/sound-of-video.ts';
import { readVideoFacts } from '#server/media/worker/video-facts.ts';
import { perSecond, planVideo, type Size, type VideoPlan } from '#server/media/worker/video-plan.ts';

type VideoJob = Extract<ConversionJob, { name: 'convertVideo' }>;

/** What remains when all pictures are encoded: joining them. */
const shareOfPictures = 0.97;
const assumedSeconds = 300;

/** Makes the streams of a video: the pictures in pieces, the sound in one go, joined without being encoded again. */
export async function convertVideo({ path, folder, targets }: VideoJob): Promise<Results['convertVideo']> {
  const facts = await readVideoFacts(path);
  // Decoders of large pictures hold much memory.
  await closeMedia();
  const plan = planVideo(facts);
  const pieces = await openPieces(folder, plan);
  const slots = (facts.duration ?? assumedSeconds) * perSecond(plan.rate);
  const onSlot = (slot: number) => reportProgress((slot / slots) * shareOfPictures);

  if (plan.sound === 'encoded' && !(await exists(pieces.soundPath)))
    await encodeSound(path, pieces.soundPath, () => reportProgress(0));
  if (plan.sizes.length > 0) await encodePictures({ path, facts, plan }, pieces, onSlot);
  await closeMedia();

  const wanted = [...(plan.copiesPictures ? [{ ...plan.shown, isCopied: true }] : []), ...plan.sizes];
  const streams: MadeStream[] = [];
  for (const [index, size] of wanted.entries()) {
    const target = targets[index];
    if (!target) throw new Error('There are more streams than targets');
    const pictures =
      'isCopied' in size ? await streamOfFile(path, 'video') : await streamOfPieces(pieces, size, plan.rate);
    const sound = await soundOf(path, plan, pieces);
    const sources = sound ? [pictures, sound] : [pictures];
    const length = await joinStreams(sources, target);
    streams.push(await describe(target, size, sources, length));
  }
  return { streams };
}

async function soundOf(path: string, plan: VideoPlan, pieces: Pieces): Promise<PacketSource | null> {
  if (plan.sound === 'copied') return streamOfFile(path, 'audio');
  // There is no file if nothing could be heard.
  return (await exists(pieces.soundPath)) ? streamOfFile(pieces.soundPath, 'audio') : null;
}

async function describe(
  path: string,
  { width, height }: Size,
  sources: PacketSource[],
  length: number,
): Promise<MadeStream> {
  const { size: bytes } = await stat(path);
  const codecs = sources.map(({ parameters }) => codecOf(parameters)).join(', ');
  return {
    path,
    type: `video/mp4; codecs="${codecs}"`,
    bytes,
    bitrate: Math.round((bytes * 8) / length),
    width,
    height,
  };
}

function codecOf(parameters: CodecParameters): string {
  const name = parameters.getCodecString();
  if (!name) throw new Error('A stream has no codec name');
  return name;
}
