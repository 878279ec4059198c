import type { Stores } from '#server/domain/check/compare-files.ts';
import { newestUpload } from '#server/storage/database/stored-files.queries.ts';
import { isOurName } from '#server/storage/media-store/names.ts';

/** Whether files of ours are stored while the database knows of no upload at all: then it is not the one they came with. */
export async function isDatabaseLost({ database, media }: Stores): Promise<boolean> {
  if ((await newestUpload(database)) !== null) return false;
  for await (const { name } of media.list()) if (isOurName(name)) return true;
  return false;
}
