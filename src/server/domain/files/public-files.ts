import type { Cache } from '#server/cache/cache.ts';
import { addressOfFile, titleOfFile } from '#server/domain/files/stored-files.ts';
import { Failure, notForDownload } from '#server/errors.ts';
import { getOrMake } from '#server/get-or-make.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isNamedByPublicRow } from '#server/storage/database/queries/site/files.queries.ts';
import { isMediaName, stemOf } from '#server/storage/media-store/names.ts';
import { isOnByDefault, settingKeys } from '#shared/site/settings.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';
import { findTrackByStem } from '#server/storage/database/queries/catalogue/tracks.queries.ts';

type Deps = { database: Database; cache: Cache };

/** Which files visitors may read: those of published items, and their derivatives. */
export function createPublicFiles({ database, cache }: Deps) {
  const known = cache.store<Promise<boolean>>('publicFiles');
  const lastKnown = cache.store<boolean>('lastPublicFiles');

  async function lookUp(stem: string): Promise<boolean> {
    const isPublic = await isNamedByPublicRow(database, addressOfFile(stem));
    lastKnown.set(stem, isPublic);
    return isPublic;
  }

  return {
    async has(name: string): Promise<boolean> {
      // PostgreSQL would refuse some names that cannot exist.
      if (!isMediaName(name)) return false;
      const stem = stemOf(name);
      try {
        return await getOrMake(known, stem, () => lookUp(stem));
      } catch (error) {
        const last = lastKnown.get(stem);
        if (last === undefined || !(error instanceof Failure && error.status === 503)) throw error;
        return last;
      }
    },
  };
}

export type PublicFiles = ReturnType<typeof createPublicFiles>;

/** The file name for a download, and the track whose file it is. Refuses tracks that may only be streamed. */
export async function prepareDownload(
  db: Database,
  name: string,
): Promise<{ title: string | null; trackId: number | null }> {
  // Everything but tracks may always be downloaded.
  const track = await findTrackByStem(db, addressOfFile(stemOf(name)));
  if (track && !(track.downloadable && isOnByDefault((await findSetting(db, settingKeys.downloads))?.value)))
    throw notForDownload();
  return { title: await titleOfFile(db, name), trackId: track?.id ?? null };
}
