import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

type RequestAddress = Pick<FastifyRequest, 'protocol' | 'host'>;

/**
 * The site's origin for absolute links. Without PUBLIC_URL the host comes from the request, or from the headers of a
 * trusted proxy.
 */
export function siteAddress(
  { protocol, host }: RequestAddress,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}

/**
 * For responses with the site's address. Without PUBLIC_URL the client chooses the host, so a shared cache must not
 * hand the response to others.
 */
export function cacheScope({ publicUrl }: Pick<Config, 'publicUrl'>): 'public' | 'private' {
  return publicUrl === null ? 'private' : 'public';
}
