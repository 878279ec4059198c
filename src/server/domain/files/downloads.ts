import { allowsDownloads, settingKeys } from '#shared/settings.ts';
import { addressOfFile, titleOfFile } from '#server/domain/files/stored-files.ts';
import { notForDownload } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findSetting } from '#server/storage/database/settings.queries.ts';
import { findDownloadable } from '#server/storage/database/tracks.queries.ts';

/** The title a file is saved under. Refuses a song that the artist only lets be listened to. */
export async function titleForDownload(db: Database, name: string): Promise<string | null> {
  const isDownloadable = await findDownloadable(db, addressOfFile(name));
  if (isDownloadable === false) throw notForDownload();
  // Only songs have a value: everything else may be saved.
  if (isDownloadable && !allowsDownloads((await findSetting(db, settingKeys.downloads))?.value))
    throw notForDownload();
  return titleOfFile(db, name);
}
