import { fingerprintOf, isSameFile } from '#web/lib/api/resumable/fingerprint.ts';
import type { ResumableUpload } from '#shared/media/resumable-uploads.schema.ts';

export type Continued = { upload: ResumableUpload; file: File };

/** Finds the interrupted upload of each file that was chosen again. One that cannot be read is wrong, too. */
export async function matchInterrupted(
  files: readonly File[],
  uploads: readonly ResumableUpload[],
): Promise<{ continued: Continued[]; wrong: File[] }> {
  const continued: Continued[] = [];
  const wrong: File[] = [];
  for (const file of files) {
    const fingerprint = await fingerprintOf(file).catch(() => null);
    const isFree = ({ id }: ResumableUpload) => !continued.some(({ upload }) => upload.id === id);
    const upload =
      fingerprint && uploads.find((each) => isFree(each) && isSameFile(each.fingerprint, fingerprint));
    if (upload) continued.push({ upload, file });
    else wrong.push(file);
  }
  return { continued, wrong };
}
