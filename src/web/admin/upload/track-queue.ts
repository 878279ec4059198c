import { newTrackSchema } from '#shared/catalogue/tracks.schema.ts';
import { createFileQueue, type FileQueueOptions } from '#web/admin/upload/file-queue.ts';
import { acceptedTags, readFileTags } from '#web/admin/upload/files/file-tags.ts';

/** A queue of audio files. The owner does not check their tags before they are sent, so none may cause a refusal. */
export function createTrackQueue(options: Pick<FileQueueOptions, 'body' | 'report'>) {
  return createFileQueue({
    kind: 'track',
    title: newTrackSchema.shape.title,
    readTags: async (file) => {
      const found = await readFileTags(file);
      return { title: found.title, tags: acceptedTags(found) };
    },
    ...options,
  });
}
