const ORIGIN = /^https?:\/\/[^/?#@\\]+$/i;
const HOST = /^[^/?#@\\]+$/;

/**
 * Whether an origin is this site: the public address, or the host of the request. On the public host the scheme must
 * be that of the public address.
 */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | null): boolean {
  if (!ORIGIN.test(origin) || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const site = publicUrl === null ? null : new URL(publicUrl);
  if (page.origin === site?.origin) return true;
  if (page.hostname === site?.hostname && page.protocol !== site.protocol) return false;
  return page.origin === originOf(page.protocol, host);
}

/** Behind a proxy the visitor's scheme is unknown, so that of the page implies the port. */
function originOf(protocol: string, host: string): string | null {
  const address = `${protocol}//${host}`;
  return HOST.test(host) && URL.canParse(address) ? new URL(address).origin : null;
}
