import { apiPaths, isUnavailable, itemPagePaths, pagePaths } from '#shared/addresses.ts';
import { coverOf } from '#shared/covers.ts';
import { pictureWidths, resizedPicture } from '#shared/pictures.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { askAgain, assetsIn, fetchAsVisitor, keepWhole } from '#web/service-worker/kept-pages.ts';
import { keptSongStore, songKeptIn } from '#web/service-worker/offline-stores.ts';
import { dataIn } from '#web/service-worker/page-state.ts';

/** Songs that a visitor chose to keep, each with its page, its scripts, its cover and its sound. */

const pagePathOf = (id: number) => itemPagePaths.track.replace(':item', String(id));

/** One thing at a time is done to a song, by whichever page or service worker. */
async function alone(id: number, work: () => Promise<unknown>): Promise<void> {
  await navigator.locks.request(keptSongStore(id), work);
}

async function keptIds(): Promise<number[]> {
  return (await caches.keys()).map(songKeptIn).filter((id) => id !== null);
}

/** The page of a kept song; from when it is there, the song counts as kept. */
export async function keptPageOf(id: number): Promise<Response | undefined> {
  return caches.match(pagePathOf(id), { cacheName: keptSongStore(id), ignoreVary: true });
}

/** The kept songs, as their pages knew them, in the order they were kept. */
export async function readKeptSongs(): Promise<Track[]> {
  const ids = await keptIds();
  const songs = await Promise.all(
    ids.map(async (id) => {
      const page = await keptPageOf(id);
      return page ? songIn(await page.text(), id) : undefined;
    }),
  );
  return songs.filter((song) => song !== undefined);
}

function songIn(html: string, id: number): Track | undefined {
  return dataIn(html, `${apiPaths.tracks}/${id}`) as Track | undefined;
}

/** Keeps the song whole or not at all. */
export async function keepSong(id: number): Promise<void> {
  await alone(id, async () => {
    try {
      await keepAsItIs(id, await fetchAsVisitor(pagePathOf(id)));
    } catch (error) {
      await caches.delete(keptSongStore(id));
      throw error;
    }
  });
}

export async function forgetSong(id: number): Promise<void> {
  await alone(id, () => caches.delete(keptSongStore(id)));
}

async function keepAsItIs(id: number, page: Response): Promise<void> {
  const html = await page.clone().text();
  const song = songIn(html, id);
  if (!song) throw new Error('The page of the song did not arrive');
  // It names the parts that come when a song plays.
  const offlinePage = await (await fetchAsVisitor(pagePaths.offline)).text();
  const assets = [...assetsIn(html), ...assetsIn(offlinePage), song.audioFile];
  const files = new Map([...assets.map((asset): [string, string] => [asset, asset]), ...coverFile(song)]);
  await keepWhole({ store: keptSongStore(id), key: pagePathOf(id), page, files });
}

/** As wide as the page of a song shows its cover on a sharp screen. */
const COVER_WIDTH = 1280;

/** The cover in one size, which then stands in for all of them. */
function coverFile(song: Track): [address: string, source: string][] {
  const { coverArt, coverPicture } = coverOf(song);
  if (!coverArt || isUnavailable(coverArt)) return [];
  if (!coverPicture) return [[pictureKey(coverArt), coverArt]];
  const widths = pictureWidths(coverPicture.width);
  const width = widths.find((each) => each >= COVER_WIDTH) ?? Math.max(...widths);
  return [[pictureKey(coverArt), resizedPicture(coverArt, width, 'webp')]];
}

/** What a picture is kept under in whichever size: /uploads/abc.jpg and /uploads/abc-640.avif are /uploads/abc. */
export function pictureKey(path: string): string {
  return path.replace(/(-\d+)?\.[a-z0-9]+$/, '');
}

/** Brings the kept songs up to date, and takes out those that the site shows no more. What fails stays as it was. */
export async function checkKeptSongs(): Promise<void> {
  for (const id of await keptIds()) await alone(id, () => checkSong(id)).catch(() => undefined);
}

async function checkSong(id: number): Promise<void> {
  const kept = await keptPageOf(id);
  // Keeping it may have been cut short.
  const now = kept ? await askAgain(kept) : 'gone';
  if (now === 'gone') await caches.delete(keptSongStore(id));
  else if (now instanceof Response) await keepAsItIs(id, now);
}
