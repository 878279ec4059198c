import { siteMarker } from '#server/cache/page-cache.ts';

/** The absolute address of a path on this site. The page cache puts the site's address in place of the marker. */
export function fullAddress(path: string): string {
  return siteMarker + path;
}
