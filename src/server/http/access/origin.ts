const ORIGIN = /^https?:\/\/[^/?#@\\]+$/i;
const HOST = /^[^/?#@\\]+$/;

/**
 * Whether a page of this origin is one of ours: at the public address, or at the very host that was asked.
 * Where that is the public host, a page that came another way than the public address says is nobody's.
 */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | null): boolean {
  if (!ORIGIN.test(origin) || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const site = publicUrl === null ? null : new URL(publicUrl);
  if (page.origin === site?.origin) return true;
  if (page.hostname === site?.hostname && page.protocol !== site.protocol) return false;
  return page.origin === originOf(page.protocol, host);
}

/** Behind a proxy nothing tells how the visitor came here, so the page's own scheme says which port is implied. */
function originOf(protocol: string, host: string): string | null {
  const address = `${protocol}//${host}`;
  return HOST.test(host) && URL.canParse(address) ? new URL(address).origin : null;
}
