import { parseFile } from 'music-metadata';
import type { Tags } from '#server/media/worker/protocol.ts';

type Options = {
  /** For what states no duration: a bare AAC stream. */
  countFrames: boolean;
};

/** What a recording says about itself. */
export async function readTags(path: string, { countFrames }: Options): Promise<Tags> {
  const { common, format } = await parseFile(path, { duration: countFrames });
  const cover = common.picture?.[0];
  return {
    duration: format.duration && Number.isFinite(format.duration) ? format.duration : null,
    title: common.title?.trim() || null,
    cover: cover ? Buffer.from(cover.data).toString('base64') : null,
    hasSound: Boolean(format.codec) && format.hasAudio !== false,
    hasVideo: format.hasVideo === true,
  };
}
