import type { Artist } from '#shared/site/artist.schema.ts';
import { releaseTypeLabels, type ReleaseType } from '#shared/catalogue/tracks.ts';
import { videoTypeLabels, type VideoType } from '#shared/catalogue/videos.ts';

/** The fields that page titles and addresses need. */
export type PageItem = { id: number; title: string; releaseType?: ReleaseType; videoType?: VideoType };

type About = { item?: PageItem | undefined };

/** Night Bus – Song by Billy */
export function trackTitle({ name }: Artist, { item }: About): string {
  return item ? `${item.title} – Song by ${name}` : name;
}

/** Night – Album by Billy */
export function releaseTitle({ name }: Artist, { item }: About): string {
  return item?.releaseType ? `${item.title} – ${releaseTypeLabels[item.releaseType]} by ${name}` : name;
}

/** Night – Music Video by Billy */
export function videoTitle({ name }: Artist, { item }: About): string {
  return item?.videoType ? `${item.title} – ${videoTypeLabels[item.videoType]} by ${name}` : name;
}
