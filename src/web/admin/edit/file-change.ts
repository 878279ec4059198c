import { z } from '#shared/primitives/zod.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';

/** Whether an edit keeps a file of the item, removes it or replaces it. */
export type FileChange = 'keep' | 'remove' | File;

export const fileChange = z.custom<FileChange>();

/** The fields with files. */
export type FileName =
  'audioFile' | 'coverArt' | 'videoFile' | 'thumbnail' | 'aboutImage' | 'picture' | 'rider';

/** The fields that ask the server to remove a file. */
const removals = {
  coverArt: 'removeCover',
  videoFile: 'removeVideoFile',
  picture: 'removePicture',
  rider: 'removeRider',
};

export const isRemovable = (name: string): name is keyof typeof removals => name in removals;

/** The body that saves `values`: JSON, or a form when there is a new file among the fields `fileNames`. */
export function bodyWithFiles(values: object, fileNames: readonly string[]): object {
  const body: Record<string, unknown> = { ...values };
  const files: Record<string, File> = {};
  for (const name of fileNames) {
    const change = body[name];
    delete body[name];
    if (change instanceof File) files[name] = change;
    if (change === 'remove' && isRemovable(name)) body[removals[name]] = true;
  }
  if (Object.keys(files).length === 0) return body;
  // A form has no null: an empty text removes a description.
  const texts = Object.entries(body).map(([name, value]) => [name, value === null ? '' : value]);
  return formDataOf({ ...Object.fromEntries(texts), ...files });
}
