import { isUnavailable, itemApiPaths, itemPagePaths, pagePaths } from '#shared/primitives/addresses.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { streamsOf } from '#web/lib/playback/source.ts';
import { assetsIn, cacheWithFiles, fetchAsVisitor, revalidate } from '#web/service-worker/offline-pages.ts';
import { itemOfCache, offlineCache, type OfflineItem } from '#web/service-worker/offline-stores.ts';
import { dataIn } from '#web/service-worker/page-state.ts';

/**
 * Tracks that a visitor saved for offline use, each with its page, scripts, cover and audio file. Of a release its page
 * is saved too.
 */

const pagePathOf = ({ kind, id }: OfflineItem) => itemPagePaths[kind].replace(':item', String(id));

/** Locks an item across all tabs and the service worker. */
async function withLock(item: OfflineItem, work: () => Promise<unknown>): Promise<void> {
  await navigator.locks.request(offlineCache(item), work);
}

async function savedItems(): Promise<OfflineItem[]> {
  return (await caches.keys()).map(itemOfCache).filter((item) => item !== null);
}

/** An item counts as saved once its page is cached. */
export async function savedPageOf(item: OfflineItem): Promise<Response | undefined> {
  return caches.match(pagePathOf(item), { cacheName: offlineCache(item), ignoreVary: true });
}

/** In the order they were saved. */
export async function readOfflineTracks(): Promise<Track[]> {
  const items = await savedItems();
  const tracks = await Promise.all(
    items.map(async (item) => {
      const page = item.kind === 'track' && (await savedPageOf(item));
      return page ? (contentIn(await page.text(), item) as Track | undefined) : undefined;
    }),
  );
  return tracks.filter((track) => track !== undefined);
}

function contentIn(html: string, { kind, id }: OfflineItem): Track | ReleaseDetails | undefined {
  return dataIn(html, `${itemApiPaths[kind]}/${id}`) as Track | ReleaseDetails | undefined;
}

/** Saves the item completely or not at all. */
export async function saveOffline(item: OfflineItem): Promise<void> {
  await withLock(item, async () => {
    try {
      await saveWithPage(item, await fetchAsVisitor(pagePathOf(item)));
    } catch (error) {
      await caches.delete(offlineCache(item));
      throw error;
    }
  });
}

export async function removeOffline(item: OfflineItem): Promise<void> {
  await withLock(item, () => caches.delete(offlineCache(item)));
  if (item.kind === 'track') await removeReleasesWithoutTracks();
}

/** Visitors see a list of tracks only, where they could not remove them. */
async function removeReleasesWithoutTracks(): Promise<void> {
  const items = await savedItems();
  const isSaved = ({ id }: Track) => items.some((item) => item.kind === 'track' && item.id === id);
  for (const item of items) {
    const page = item.kind === 'release' && (await savedPageOf(item));
    const release = page && (contentIn(await page.text(), item) as ReleaseDetails | undefined);
    if (release && !release.tracks.some(isSaved)) await removeOffline(item);
  }
}

async function saveWithPage(item: OfflineItem, page: Response): Promise<void> {
  const html = await page.clone().text();
  const content = contentIn(html, item);
  if (!content) throw new Error('The page did not arrive');
  // The offline page lists the scripts that are needed for playback.
  const offlinePage = await (await fetchAsVisitor(pagePaths.offline)).text();
  const assets = [...assetsIn(html), ...assetsIn(offlinePage)];
  if ('audioFile' in content) assets.push(await recordingOf(content));
  const files = new Map([...assets.map((asset): [string, string] => [asset, asset]), ...coverFile(content)]);
  await cacheWithFiles({ cacheName: offlineCache(item), key: pagePathOf(item), page, files });
}

/** The source that the player takes here. A service worker has no media element that could tell. */
async function recordingOf(track: Track): Promise<string> {
  for (const { type: contentType, url } of streamsOf(track)) {
    const { supported } = await navigator.mediaCapabilities.decodingInfo({
      type: 'file',
      audio: { contentType },
    });
    if (supported) return url;
  }
  return track.audioFile;
}

/** For its page on a high-resolution screen. */
const COVER_WIDTH = 1280;

/** The cover in one size, which replaces all sizes offline. */
function coverFile(content: Track | ReleaseDetails): [address: string, source: string][] {
  const { coverArt, coverPicture } = coverOf(content);
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

/** Updates the saved items and removes those that are no longer public. Errors leave an item unchanged. */
export async function updateOffline(): Promise<void> {
  for (const item of await savedItems()) await withLock(item, () => update(item)).catch(() => undefined);
  await removeReleasesWithoutTracks();
}

async function update(item: OfflineItem): Promise<void> {
  const saved = await savedPageOf(item);
  // Without a page, saving was interrupted.
  const current = saved ? await revalidate(saved) : 'gone';
  if (current === 'gone') await caches.delete(offlineCache(item));
  else if (current instanceof Response) await saveWithPage(item, current);
}
