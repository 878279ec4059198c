import { createStore } from '#web/lib/store.ts';

/** The files of this page that are on the server, wholly or in part. */

type Known = { id: string; isComplete: boolean };

const known = new WeakMap<File, Known>();

/** The uploads of this page. They are not interrupted: their form can send them again. */
export const idsOfThisPage = createStore<ReadonlySet<string>>(new Set());

export const knownUpload = (file: File): Known | null => known.get(file) ?? null;

/** The next attempt to send this file continues here. */
export function rememberUpload(file: File, id: string, isComplete = false): void {
  known.set(file, { id, isComplete });
  idsOfThisPage.set(new Set([...idsOfThisPage.get(), id]));
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
