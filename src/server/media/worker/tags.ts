import { parseFile } from 'music-metadata';
import type { Tags } from '#server/media/worker/protocol.ts';

/** Real songs have some dozens. With hundreds of thousands, FFmpeg would compare each with all before it. */
const MOST_TAGS = 10_000;

type Options = {
  /** For what states no duration: a bare AAC stream. */
  countFrames: boolean;
};

/** What a recording says about itself. */
export async function readTags(path: string, { countFrames }: Options): Promise<Tags> {
  const { common, format, native } = await parseFile(path, { duration: countFrames });
  const count = Object.values(native).reduce((sum, tags) => sum + tags.length, 0);
  if (count > MOST_TAGS) throw new Error(`It has ${count} tags`);
  const cover = common.picture?.[0];
  return {
    duration: format.duration && Number.isFinite(format.duration) ? format.duration : null,
    title: common.title?.trim() || null,
    cover: cover ? Buffer.from(cover.data).toString('base64') : null,
    hasSound: Boolean(format.codec) && format.hasAudio !== false,
    hasVideo: format.hasVideo === true,
  };
}
