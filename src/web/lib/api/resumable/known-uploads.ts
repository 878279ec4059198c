import { lockUpload } from '#web/lib/api/resumable/upload-locks.ts';
import { createStore } from '#web/lib/store.ts';

/** The files of this page that are on the server, wholly or in part. */

type Known = { id: string; isComplete: boolean };

const known = new WeakMap<File, Known>();

/** Files of forms that are being sent, until the form is stored or has failed. */
const sending = new Map<File, Promise<void>>();

/** The uploads of this page. They are not interrupted: their form can send them again. */
export const idsOfThisPage = createStore<ReadonlySet<string>>(new Set());

export const knownUpload = (file: File): Known | null => known.get(file) ?? null;

/** The next attempt to send this file continues here. */
export function rememberUpload(file: File, id: string, isComplete = false): void {
  const sent = sending.get(file);
  if (sent && known.get(file)?.id !== id) lockUpload(id, sent);
  known.set(file, { id, isComplete });
  idsOfThisPage.set(new Set([...idsOfThisPage.get(), id]));
}

/** Until the returned function is called, no other form or tab takes over the uploads of these files. */
export function lockUploads(files: readonly File[]): () => void {
  let release = () => {};
  const sent = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const file of files) {
    sending.set(file, sent);
    const upload = known.get(file);
    if (upload) lockUpload(upload.id, sent);
  }
  return () => {
    for (const file of files) sending.delete(file);
    release();
  };
}

/** The next attempt to send this file starts from the beginning. */
export function forgetUpload(file: File): void {
  known.delete(file);
}

/** The next attempt asks the server whether it still has the whole file. */
export function doubtUpload(file: File): void {
  const upload = known.get(file);
  if (upload) known.set(file, { ...upload, isComplete: false });
}
