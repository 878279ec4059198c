import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import type { UploadFormName } from '#web/admin/navigation.tsx';
import { photoUploads } from '#web/admin/photos/photo-uploads.ts';
import { trackUploads } from '#web/admin/tracks/track-uploads.ts';
import type { FileQueue } from '#web/admin/upload/file-queue.ts';
import { fillForm } from '#web/admin/upload/form-upload.ts';
import type { Continued } from '#web/admin/upload/match-interrupted.ts';
import { rememberUpload } from '#web/lib/api/resumable/known-uploads.ts';
import type { ResumableKind } from '#shared/media/resumable-uploads.ts';

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
  const of = (kind: ResumableKind) => continued.filter(({ upload }) => upload.kind === kind);
  const [video, ...otherVideos] = of('video');
  const isVideoTaken = video !== undefined && fillForm('video', { source: 'file', videoFile: video.file });
  const taken = [...of('audio'), ...of('picture'), ...(isVideoTaken ? [video] : [])];
  for (const { file, upload } of taken) rememberUpload(file, upload.id);
  fillOrQueue(filesOf(of('audio')), (audioFile) => fillForm('track', { audioFile }), trackUploads, limits);
  fillOrQueue(
    filesOf(of('picture')),
    (aboutImage) => fillForm('photo', { aboutImage }),
    photoUploads,
    limits,
  );
  const formOf = { audio: 'music', video: 'video', picture: 'image' } as const;
  return {
    forms: [...new Set(taken.map(({ upload }) => formOf[upload.kind]))],
    isVideoLeft: otherVideos.length > 0 || (video !== undefined && !isVideoTaken),
  };
}

const filesOf = (continued: Continued[]) => continued.map(({ file }) => file);

function fillOrQueue(
  files: File[],
  fill: (file: File) => boolean,
  queue: FileQueue,
  limits: UploadLimits,
): void {
  const [first, ...more] = files;
  if (!first) return;
  if (more.length > 0 || !fill(first)) queue.add(files, limits);
}
