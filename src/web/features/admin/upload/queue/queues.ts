import { newPhotoSchema } from '#shared/photos.schema.ts';
import { newTrackSchema } from '#shared/tracks.schema.ts';
import { formBody } from '#web/features/admin/upload/sending/form-body.ts';
import { createUploadQueue } from '#web/features/admin/upload/queue/upload-queue.ts';
import { readSongTags, titleFromName } from '#web/features/admin/upload/music/song-tags.ts';

/** What several files at once have in common: everything but the title keeps its default, and can be edited later. */

export const songQueue = createUploadQueue({
  kind: 'music',
  title: newTrackSchema.shape.title,
  guessTitle: (file) => titleFromName(file.name),
  readTitle: async (file) => (await readSongTags(file)).title,
  body: ({ title, file }) => formBody({ title, audioFile: file }),
});

export const photoQueue = createUploadQueue({
  kind: 'image',
  title: newPhotoSchema.shape.title,
  guessTitle: (file) => titleFromName(file.name),
  body: ({ title, file }) => formBody({ title, aboutImage: file }),
});
