import type { Artist } from '#shared/artist.schema.ts';
import { releaseTypeLabels, type ReleaseType } from '#shared/tracks.ts';

/** As much of what a page is about as its title and its address tell. */
export type PageItem = { id: number; title: string; releaseType: ReleaseType };

/** Night – Album by Billy */
export function releaseTitle({ name }: Artist, { item }: { item?: PageItem | undefined }): string {
  return item ? `${item.title} – ${releaseTypeLabels[item.releaseType]} by ${name}` : name;
}
