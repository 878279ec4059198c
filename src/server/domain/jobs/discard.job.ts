import type { Database } from '#server/storage/database/database.ts';
import { deleteStoredFile } from '#server/storage/database/stored-files.queries.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { derivativesPrefix } from '#server/storage/media-store/names.ts';

type Needs = { database: Database; media: MediaStore };

/** Removes a file that no row names any more, and everything made from it. */
export async function discardFile({ database, media }: Needs, file: string): Promise<void> {
  await media.discard(file);
  for await (const { name } of media.list(derivativesPrefix(file))) await media.discard(name);
  await deleteStoredFile(database, file);
}
