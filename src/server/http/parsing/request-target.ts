import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)/i;

/**
 * The requested path. A request line may hold the whole address, as for a proxy (RFC 9112, 3.2.2); its host then
 * replaces the Host header.
 */
export function requestPath(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const [start, host] = ABSOLUTE_FORM.exec(url) ?? [];
  if (start === undefined) return url;
  request.headers.host = host;
  const path = url.slice(start.length);
  return path.startsWith('/') ? path : `/${path}`;
}
