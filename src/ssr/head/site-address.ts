/** Stands for the site's own address in a page that is kept, until it is known who asks under which address. */
export const siteMarker = 'https://this-site.invalid';

/** The full address of something on this site, wherever the site may be. */
export function fullAddress(path: string): string {
  return siteMarker + path;
}
