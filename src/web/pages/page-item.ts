import { text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { ReleaseType } from '#shared/catalogue/tracks.ts';
import type { VideoType } from '#shared/catalogue/videos.ts';

/** The fields that page titles and addresses need. */
export type PageItem = {
  id: number;
  title: string;
  releaseType?: ReleaseType;
  videoType?: VideoType;
  /** Of a show. */
  date?: string;
};

type About = { item?: PageItem | undefined };

/** Night Bus – Song by Billy */
export function trackTitle({ name }: Artist, { item }: About): string {
  return item ? `${item.title} – ${text().byArtist.song({ artist: name })}` : name;
}

/** Paradiso, Amsterdam – Concert by Billy on Mar 5, 2027 */
export function showTitle({ name }: Artist, { item }: About): string {
  if (!item?.date) return name;
  return `${item.title} – ${text().byArtist.show({ artist: name, date: shortDate(item.date) })}`;
}

/** Night – Album by Billy */
export function releaseTitle({ name }: Artist, { item }: About): string {
  return item?.releaseType ? `${item.title} – ${text().byArtist[item.releaseType]({ artist: name })}` : name;
}

/** Night – Music Video by Billy */
export function videoTitle({ name }: Artist, { item }: About): string {
  return item?.videoType ? `${item.title} – ${text().byArtist[item.videoType]({ artist: name })}` : name;
}

/** Back on the Road – Billy */
export function postTitle({ name }: Artist, { item }: About): string {
  return item ? `${item.title} – ${name}` : name;
}
