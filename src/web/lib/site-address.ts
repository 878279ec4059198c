/** The site's own address, for links that are read elsewhere: the one its owner named, as the page was told, and not the one it happens to be open under. */
export function siteAddress(): string {
  return document.getElementById('root')?.dataset['site'] ?? window.location.origin;
}
