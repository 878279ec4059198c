import { formDataOf } from '#web/admin/forms/form-data.ts';
import { createTrackQueue } from '#web/admin/upload/track-queue.ts';

/** Several songs that are no album. */
export const trackUploads = createTrackQueue({
  body: ({ title, file, tags }, visibility) => formDataOf({ ...tags, title, visibility, audioFile: file }),
});
