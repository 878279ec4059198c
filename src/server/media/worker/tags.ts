import { parseFile } from 'music-metadata';
import type { Tags } from '#server/media/worker/protocol.ts';

/** Real files have dozens. FFmpeg takes quadratic time for hundreds of thousands. */
const MAX_TAGS = 10_000;

type Options = {
  /** For a bare AAC stream, which states no duration. */
  countFrames: boolean;
};

export async function readTags(path: string, { countFrames }: Options): Promise<Tags> {
  const { common, format, native } = await parseFile(path, { duration: countFrames });
  const count = Object.values(native).reduce((sum, tags) => sum + tags.length, 0);
  if (count > MAX_TAGS) throw new Error(`It has ${count} tags`);
  const cover = common.picture?.[0];
  return {
    duration: format.duration && Number.isFinite(format.duration) ? format.duration : null,
    title: common.title?.trim() || null,
    cover: cover ? Buffer.from(cover.data).toString('base64') : null,
    hasSound: Boolean(format.codec) && format.hasAudio !== false,
    hasVideo: format.hasVideo === true,
  };
}
