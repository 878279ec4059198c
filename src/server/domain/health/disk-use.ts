import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DiskUse } from '#shared/maintenance/maintenance.schema.ts';
import { mediaExtensions, type MediaKind } from '#shared/media/media.ts';
import { readFilesReport } from '#server/domain/check/files-report.ts';
import type { Config } from '#server/config.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { listFilesInBin } from '#server/storage/database/queries/catalogue/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listStoredFiles } from '#server/storage/database/queries/site/stored-files.queries.ts';
import { extensionOf } from '#server/storage/media-store/names.ts';

type Deps = { database: Database; config: Pick<Config, 's3'>; disk: Pick<DiskWatch, 'check'> };

/** Sizes of uploads come from the database. Derived pictures are many: the daily sweep counts them. */
export async function readDiskUse({ database, config, disk }: Deps): Promise<DiskUse> {
  const binned = new Set<string>();
  for await (const addresses of listFilesInBin(database))
    for (const name of addresses.map(fileAt)) if (name) binned.add(name);

  const sums = { audio: 0, video: 0, picture: 0, document: 0, bin: 0 };
  for await (const files of listStoredFiles(database)) {
    for (const { name, size } of files) sums[binned.has(name) ? 'bin' : kindOf(name)] += size;
    // Lets requests run between the parts of a large site.
    await yieldToEventLoop();
  }
  return {
    songs: sums.audio,
    videos: sums.video,
    pictures: sums.picture,
    rider: sums.document,
    bin: sums.bin,
    sizes: (await readFilesReport(database)).derivedBytes,
    // A bucket has no limit that we know of.
    free: config.s3 ? null : (await disk.check()).freeBytes,
  };
}

const kinds = Object.keys(mediaExtensions) as MediaKind[];

function kindOf(name: string): MediaKind {
  return kinds.find((kind) => mediaExtensions[kind].includes(extensionOf(name))) ?? 'picture';
}
