import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { usable } from '#server/storage/data-folder.ts';
import { createIncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { createDiskStore } from '#server/storage/media-store/on-disk.ts';

/** Programs that read each file once need no copies. */
type Settings = Pick<Config, 'dataDir' | 's3'> & Partial<Pick<Config, 'cacheBytes'>>;

/** A bucket where S3 is configured, otherwise a folder in the data folder. */
export async function openMediaStore({ dataDir, s3, cacheBytes = 0 }: Settings): Promise<MediaStore> {
  if (!s3) {
    const folder = join(dataDir, 'uploads');
    return usable(folder, () => createDiskStore(folder));
  }
  // Imported on demand: the S3 client is large.
  const { createS3Store } = await import('#server/storage/media-store/on-s3.ts');
  const folderOf = (name: string) => {
    const folder = join(dataDir, name);
    return usable(folder, () => createIncomingFolder(folder));
  };
  const local = { incoming: await folderOf('incoming'), hotFolder: await folderOf('hot-files'), cacheBytes };
  return usable(`the bucket ${s3.bucket}`, () => createS3Store(s3, local));
}
