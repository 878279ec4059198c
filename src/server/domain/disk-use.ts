import { setImmediate as letOthersGoFirst } from 'node:timers/promises';
import type { DiskUse } from '#shared/disk-use.schema.ts';
import { mediaExtensions, type MediaKind } from '#shared/media.ts';
import { readFilesReport } from '#server/domain/check/files-report.ts';
import type { Config } from '#server/config.ts';
import type { DiskWatch } from '#server/domain/disk-watch.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { listFilesInBin } from '#server/storage/database/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listStoredFiles } from '#server/storage/database/stored-files.queries.ts';
import { extensionOf } from '#server/storage/media-store/names.ts';

type Needs = { database: Database; config: Pick<Config, 's3'>; disk: Pick<DiskWatch, 'look'> };

/** What the uploaded files take, as written down when they came. The sizes made from pictures are many: the daily look at all files counts them. */
export async function readDiskUse({ database, config, disk }: Needs): Promise<DiskUse> {
  const binned = new Set<string>();
  for await (const addresses of listFilesInBin(database))
    for (const name of addresses.map(fileAt)) if (name) binned.add(name);

  const sums = { audio: 0, video: 0, picture: 0, bin: 0 };
  for await (const files of listStoredFiles(database)) {
    for (const { name, size } of files) sums[binned.has(name) ? 'bin' : kindOf(name)] += size;
    // A large site has many parts, and visitors are waiting.
    await letOthersGoFirst();
  }
  return {
    songs: sums.audio,
    videos: sums.video,
    pictures: sums.picture,
    bin: sums.bin,
    sizes: (await readFilesReport(database)).derivedBytes,
    // A bucket takes what it is given.
    free: config.s3 ? null : (await disk.look()).freeBytes,
  };
}

function kindOf(name: string): MediaKind {
  const extension = extensionOf(name);
  if (mediaExtensions.audio.includes(extension)) return 'audio';
  return mediaExtensions.video.includes(extension) ? 'video' : 'picture';
}
