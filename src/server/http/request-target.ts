import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)/i;

/**
 * The path that is asked for. A client may write the whole address into its request line, as it would for a
 * proxy (RFC 9112, 3.2.2); the host in it then counts, and not the one in the headers.
 */
export function requestPath(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const [start, host] = ABSOLUTE_FORM.exec(url) ?? [];
  if (start === undefined) return url;
  request.headers.host = host;
  const path = url.slice(start.length);
  return path.startsWith('/') ? path : `/${path}`;
}
