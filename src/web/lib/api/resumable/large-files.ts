/** Files above this size are sent in parts, so that a lost connection costs little. */
export const LARGE_FILE_BYTES = 8 * 1024 * 1024;

/** What the server checks an upload against. */
export type ResumableKind = 'audio' | 'video' | 'picture';

/** The fields with files that may be sent before the form, and the fields for the id that then take their place. */
const resumableFields = {
  audioFile: { kind: 'audio', idField: 'audioUpload' },
  videoFile: { kind: 'video', idField: 'videoUpload' },
  coverArt: { kind: 'picture', idField: 'coverUpload' },
  aboutImage: { kind: 'picture', idField: 'imageUpload' },
} as const satisfies Record<string, { kind: ResumableKind; idField: string }>;

export type LargeFile = { field: string; idField: string; kind: ResumableKind; file: File };

export function largeFilesIn(body: FormData | object): LargeFile[] {
  if (!(body instanceof FormData)) return [];
  return Object.entries(resumableFields).flatMap(([field, { kind, idField }]) => {
    const file = body.get(field);
    return file instanceof File && file.size > LARGE_FILE_BYTES ? [{ field, idField, kind, file }] : [];
  });
}

/** The same form with the ids of the uploads in place of the files. */
export function withUploadIds(form: FormData, ids: ReadonlyMap<LargeFile, string>): FormData {
  const sent = new FormData();
  const fields = new Set([...ids.keys()].map(({ field }) => field));
  for (const [name, value] of form) if (!fields.has(name)) sent.append(name, value);
  for (const [{ idField }, id] of ids) sent.append(idField, id);
  return sent;
}
