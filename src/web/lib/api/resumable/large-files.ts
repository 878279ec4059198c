import { uploadFields, type ResumableKind } from '#shared/media/resumable-uploads.ts';

/** Files above this size are sent in pieces, so that a lost connection costs little. */
export const LARGE_FILE_BYTES = 8 * 1024 * 1024;

const kinds: Record<string, ResumableKind> = {
  audioFile: 'audio',
  videoFile: 'video',
  coverArt: 'picture',
  aboutImage: 'picture',
};

/** A file of a form, and the field for the id of its upload. */
export type LargeFile = {
  field: string;
  idField: string;
  kind: ResumableKind;
  file: File;
  isInUploadForm: boolean;
};

export function largeFilesIn(body: FormData | object, isInUploadForm = false): LargeFile[] {
  if (!(body instanceof FormData)) return [];
  return Object.entries(kinds).flatMap(([field, kind]) => {
    const file = body.get(field);
    const idField = uploadFields[field];
    const isLarge = file instanceof File && file.size > LARGE_FILE_BYTES;
    return isLarge && idField ? [{ field, idField, kind, file, isInUploadForm }] : [];
  });
}

/** The same form with the ids of the uploads in place of the files. */
export function withUploadIds(form: FormData, ids: ReadonlyMap<LargeFile, string>): FormData {
  const rest = new FormData();
  const sent = new Set([...ids.keys()].map(({ field }) => field));
  for (const [name, value] of form) if (!sent.has(name)) rest.append(name, value);
  for (const [{ idField }, id] of ids) rest.append(idField, id);
  return rest;
}
