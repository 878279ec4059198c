import { parseFile } from 'music-metadata';
import { fileUnreadable } from '#server/errors.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';

export type AudioFacts = { duration: number | null; title: string | null; cover: Buffer | null };

/** What a song says about itself. Refuses what cannot be decoded or breaks off too early. */
export async function readAudio(
  path: string,
  extension: string,
  jobs: Pick<MediaJobs, 'checkAudio'>,
): Promise<AudioFacts> {
  const tags = await readTags(path, extension);
  const checked = await jobs.checkAudio(path);
  return { ...tags, duration: checked.duration ?? tags.duration };
}

async function readTags(path: string, extension: string): Promise<AudioFacts> {
  try {
    // A bare AAC stream states no duration: its frames must be counted.
    const { common, format } = await parseFile(path, { duration: extension === 'aac' });
    if (!format.codec || format.hasAudio === false) throw new Error('There is no sound in it');
    const cover = common.picture?.[0];
    return {
      duration: format.duration && Number.isFinite(format.duration) ? format.duration : null,
      title: common.title?.trim() || null,
      cover: cover ? Buffer.from(cover.data) : null,
    };
  } catch (error) {
    throw fileUnreadable('audio', error);
  }
}
