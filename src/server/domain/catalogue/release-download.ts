import type { Readable } from 'node:stream';
import { coverOf } from '#shared/catalogue/covers.ts';
import { isForDownload } from '#shared/catalogue/tracks.ts';
import type { Config } from '#server/config.ts';
import { readRelease } from '#server/domain/catalogue/releases.ts';
import { fileNameFrom } from '#server/domain/files/file-name.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { zipOf, type ZipEntry } from '#server/domain/files/zip.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { fileNotFound, releaseNotForDownload } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { extensionOf } from '#server/storage/media-store/names.ts';

export type DownloadDeps = { config: Config; database: Database; media: MediaStore };

type Download = { name: string; size: number; content: Readable };

/**
 * The tracks that may be downloaded, in order, and the cover. Fails when a track's file is missing, because nobody
 * notices an incomplete album.
 */
export async function downloadRelease(
  { config, database, media }: DownloadDeps,
  id: number,
  audience: Audience,
): Promise<Download> {
  const release = await readRelease(database, id, audience);
  const artist = await readArtist(database, config);
  const entries: ZipEntry[] = [];
  for (const [index, track] of release.tracks.entries()) {
    if (!artist.downloads || !isForDownload(track)) continue;
    const number = String(index + 1).padStart(2, '0');
    const entry = await entryOf(media, track.audioFile, `${number} ${track.title}`);
    if (!entry) throw fileNotFound();
    entries.push(entry);
  }
  if (entries.length === 0) throw releaseNotForDownload();
  const cover = await entryOf(media, coverOf(release).coverArt, 'cover');
  return { name: `${artist.name} - ${release.title}`, ...zipOf(cover ? [...entries, cover] : entries) };
}

async function entryOf(media: MediaStore, address: string | null, title: string): Promise<ZipEntry | null> {
  const stored = fileAt(address);
  const file = stored && (await media.open(stored));
  return file ? { name: fileNameFrom(title, extensionOf(stored)), file } : null;
}
