import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import type { UploadFormName } from '#web/admin/navigation.tsx';
import { photoUploads } from '#web/admin/photos/photo-uploads.ts';
import { trackUploads } from '#web/admin/tracks/track-uploads.ts';
import type { FileQueue } from '#web/admin/upload/file-queue.ts';
import { fillForm } from '#web/admin/upload/form-upload.ts';
import type { Continued } from '#web/admin/upload/match-interrupted.ts';
import { rememberUpload } from '#web/lib/api/resumable/known-uploads.ts';

type Result = {
  /** Where the files are now. */
  forms: UploadFormName[];
  /** They have to wait for the only form. */
  isVideoLeft: boolean;
};

/**
 * Puts files that were chosen again into the form, whose typed texts are still there, or several into the queue. They
 * are sent when the owner says so, because only the form knows whether they are drafts.
 */
export function continueUploads(continued: readonly Continued[], limits: UploadLimits): Result {
  const chosenFor = (field: string) => continued.filter(({ upload }) => upload.field === field);
  const songs = chosenFor('audioFile');
  const photos = chosenFor('aboutImage');
  const [video, ...otherVideos] = chosenFor('videoFile');
  const [cover] = chosenFor('coverArt');

  const isSongInForm = fillOrQueue(
    songs,
    (audioFile) => fillForm('track', { audioFile }),
    trackUploads,
    limits,
  );
  fillOrQueue(photos, (aboutImage) => fillForm('photo', { aboutImage }), photoUploads, limits);
  const isVideoTaken = video !== undefined && fillForm('video', { source: 'file', videoFile: video.file });
  // Beside another song it would become the cover of that one.
  const hasForm = songs.length === 0 || isSongInForm;
  const isCoverTaken = cover !== undefined && hasForm && fillForm('track', { coverArt: cover.file });

  const taken = {
    music: [...songs, ...(isCoverTaken ? [cover] : [])],
    image: photos,
    video: isVideoTaken ? [video] : [],
  };
  for (const { file, upload } of Object.values(taken).flat()) rememberUpload(file, upload.id);
  const forms = (['music', 'image', 'video'] as const).filter((form) => taken[form].length > 0);
  return { forms, isVideoLeft: otherVideos.length > 0 || (video !== undefined && !isVideoTaken) };
}

/** Whether the form has taken the only file. */
function fillOrQueue(
  continued: Continued[],
  fill: (file: File) => boolean,
  queue: FileQueue,
  limits: UploadLimits,
): boolean {
  const files = continued.map(({ file }) => file);
  const [first, ...more] = files;
  if (!first) return false;
  if (more.length === 0 && fill(first)) return true;
  queue.add(files, limits);
  return false;
}
