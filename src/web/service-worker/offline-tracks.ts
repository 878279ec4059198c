import { apiPaths, isUnavailable, itemPagePaths, pagePaths } from '#shared/primitives/addresses.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { assetsIn, cacheWithFiles, fetchAsVisitor, revalidate } from '#web/service-worker/offline-pages.ts';
import { offlineTrackCache, trackIdOfCache } from '#web/service-worker/offline-stores.ts';
import { dataIn } from '#web/service-worker/page-state.ts';

/** Tracks that a visitor saved for offline use, each with its page, scripts, cover and audio file. */

const pagePathOf = (id: number) => itemPagePaths.track.replace(':item', String(id));

/** Locks a track across all tabs and the service worker. */
async function withLock(id: number, work: () => Promise<unknown>): Promise<void> {
  await navigator.locks.request(offlineTrackCache(id), work);
}

async function savedIds(): Promise<number[]> {
  return (await caches.keys()).map(trackIdOfCache).filter((id) => id !== null);
}

/** A track counts as saved once its page is cached. */
export async function savedPageOf(id: number): Promise<Response | undefined> {
  return caches.match(pagePathOf(id), { cacheName: offlineTrackCache(id), ignoreVary: true });
}

/** In the order they were saved. */
export async function readOfflineTracks(): Promise<Track[]> {
  const ids = await savedIds();
  const tracks = await Promise.all(
    ids.map(async (id) => {
      const page = await savedPageOf(id);
      return page ? trackIn(await page.text(), id) : undefined;
    }),
  );
  return tracks.filter((track) => track !== undefined);
}

function trackIn(html: string, id: number): Track | undefined {
  return dataIn(html, `${apiPaths.tracks}/${id}`) as Track | undefined;
}

/** Saves the track completely or not at all. */
export async function saveOfflineTrack(id: number): Promise<void> {
  await withLock(id, async () => {
    try {
      await saveWithPage(id, await fetchAsVisitor(pagePathOf(id)));
    } catch (error) {
      await caches.delete(offlineTrackCache(id));
      throw error;
    }
  });
}

export async function removeOfflineTrack(id: number): Promise<void> {
  await withLock(id, () => caches.delete(offlineTrackCache(id)));
}

async function saveWithPage(id: number, page: Response): Promise<void> {
  const html = await page.clone().text();
  const track = trackIn(html, id);
  if (!track) throw new Error('The page of the song did not arrive');
  // The offline page lists the scripts that are needed for playback.
  const offlinePage = await (await fetchAsVisitor(pagePaths.offline)).text();
  const assets = [...assetsIn(html), ...assetsIn(offlinePage), track.audioFile];
  const files = new Map([...assets.map((asset): [string, string] => [asset, asset]), ...coverFile(track)]);
  await cacheWithFiles({ cacheName: offlineTrackCache(id), key: pagePathOf(id), page, files });
}

/** For the track page on a high-resolution screen. */
const COVER_WIDTH = 1280;

/** The cover in one size, which replaces all sizes offline. */
function coverFile(track: Track): [address: string, source: string][] {
  const { coverArt, coverPicture } = coverOf(track);
  if (!coverArt || isUnavailable(coverArt)) return [];
  if (!coverPicture) return [[pictureKey(coverArt), coverArt]];
  const widths = pictureWidths(coverPicture.width);
  const width = widths.find((each) => each >= COVER_WIDTH) ?? Math.max(...widths);
  return [[pictureKey(coverArt), resizedPicture(coverArt, width, 'webp')]];
}

/** The cache key for every size: /uploads/abc.jpg and /uploads/abc-640.avif are /uploads/abc. */
export function pictureKey(path: string): string {
  return path.replace(/(-\d+)?\.[a-z0-9]+$/, '');
}

/** Updates the saved tracks and removes those that are no longer public. Errors leave a track unchanged. */
export async function updateOfflineTracks(): Promise<void> {
  for (const id of await savedIds()) await withLock(id, () => updateTrack(id)).catch(() => undefined);
}

async function updateTrack(id: number): Promise<void> {
  const saved = await savedPageOf(id);
  // Without a page, saving was interrupted.
  const current = saved ? await revalidate(saved) : 'gone';
  if (current === 'gone') await caches.delete(offlineTrackCache(id));
  else if (current instanceof Response) await saveWithPage(id, current);
}
