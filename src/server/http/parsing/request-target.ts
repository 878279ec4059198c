import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)/i;

/** Programs in front of the site may read another of the hosts than we do (RFC 9112, 3.2). */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values alternate.
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

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
