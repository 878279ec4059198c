import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { derivativesPrefix } from '#server/storage/media-store/names.ts';

/** Removes a file that no row names any more, and everything made from it. */
export async function discardFile({ media }: { media: MediaStore }, file: string): Promise<void> {
  await media.discard(file);
  for await (const { name } of media.list(derivativesPrefix(file))) await media.discard(name);
}
