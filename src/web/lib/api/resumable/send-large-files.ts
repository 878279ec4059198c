import { discardUpload } from '#web/lib/api/resumable/interrupted-uploads.ts';
import { doubtUpload, forgetUpload, knownUpload, lockUploads } from '#web/lib/api/resumable/known-uploads.ts';
import { withUploadIds, type LargeFile } from '#web/lib/api/resumable/large-files.ts';
import { sendFile } from '#web/lib/api/resumable/send-file.ts';
import { createTransferMeter } from '#web/lib/api/transfer-meter.ts';
import { REPORT_MS, UploadCancelled, type OnSending } from '#web/lib/api/upload.ts';

/** Sends the large files of a form and returns the form that remains to be sent. */
export async function sendLargeFiles(
  form: FormData,
  files: readonly LargeFile[],
  onSending?: OnSending,
): Promise<FormData> {
  const cancelling = new AbortController();
  let measure = createTransferMeter();
  const total = bytesOf(form);
  let sent = 0;
  let isWaiting = false;
  const report = () => {
    const { isStalled, ...progress } = measure(sent, total, performance.now());
    onSending?.({
      progress,
      isSent: false,
      isOffline: isWaiting && !navigator.onLine,
      isWaiting: isWaiting || isStalled,
      cancel: (isKept) => cancelling.abort(new UploadCancelled(isKept)),
    });
  };
  const reporting = setInterval(report, REPORT_MS);
  report();
  try {
    const ids = new Map<LargeFile, string>();
    let before = 0;
    for (const large of files) {
      let isMeasured = false;
      const id = await sendFile(large, {
        signal: cancelling.signal,
        onProgress: (sentOfFile) => {
          // What had arrived earlier is not part of the speed.
          if (!isMeasured) measure = createTransferMeter();
          isMeasured = true;
          sent = before + sentOfFile;
          isWaiting = false;
          report();
        },
        onWaiting: () => {
          isWaiting = true;
          report();
        },
      });
      ids.set(large, id);
      before += large.file.size;
    }
    return withUploadIds(form, ids);
  } finally {
    clearInterval(reporting);
  }
}

/** One byte for the texts of the form, so that the files alone are never everything. */
function bytesOf(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 1);
}

/** Until the returned function is called, no other form or tab takes over their uploads. */
export function lockLargeFiles(files: readonly LargeFile[]): () => void {
  return lockUploads(files.map(({ file }) => file));
}

/** Whether they were sent before, so that only their form is left. */
export function areComplete(files: readonly LargeFile[]): boolean {
  return files.every(({ file }) => knownUpload(file)?.isComplete);
}

/** After a cancelled upload the server keeps nothing of it. */
export function discardLargeFiles(files: readonly LargeFile[]): void {
  for (const { file } of files) {
    const upload = knownUpload(file);
    forgetUpload(file);
    // Without a connection the server deletes it when it expires.
    if (upload) discardUpload(upload.id).catch(() => undefined);
  }
}

/** A saved form has used its files. */
export function forgetLargeFiles(files: readonly LargeFile[]): void {
  for (const { file } of files) forgetUpload(file);
}

/** The form was refused, perhaps because a file is no longer on the server. */
export function doubtLargeFiles(files: readonly LargeFile[]): void {
  for (const { file } of files) doubtUpload(file);
}
