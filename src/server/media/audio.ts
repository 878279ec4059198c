import { fileUnreadable } from '#server/errors.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';

export type AudioFacts = { duration: number | null; title: string | null; cover: Buffer | null };

type Deps = { fileJobs: Pick<FileJobs, 'readTags'>; mediaJobs: Pick<MediaJobs, 'checkAudio'> };

/** Refuses a file that cannot be decoded or is cut off. */
export async function readAudio(
  { fileJobs, mediaJobs }: Deps,
  path: string,
  extension: string,
): Promise<AudioFacts> {
  // A bare AAC stream states no duration: its frames must be counted.
  const tags = await fileJobs.readTags(path, 'audio', extension === 'aac');
  if (!tags.hasSound) throw fileUnreadable('audio', new Error('There is no sound in it'));
  const checked = await mediaJobs.checkAudio(path);
  return {
    title: tags.title,
    cover: tags.cover === null ? null : Buffer.from(tags.cover, 'base64'),
    duration: checked.duration ?? tags.duration,
  };
}
