import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

type Asking = Pick<FastifyRequest, 'protocol' | 'host'>;

/**
 * The site's own address, without a slash at its end, for links that are read elsewhere: the one its owner named, or
 * else the one under which it is asked. Only a trusted proxy is believed when it says which that was.
 */
export function siteAddress({ protocol, host }: Asking, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  const asked = `${protocol}://${host}`;
  return URL.canParse(asked) ? new URL(asked).origin : 'http://localhost';
}

/**
 * Who may keep an answer that names the site's address. Unless the owner named it, it is what the asker says, and a
 * cache that many share must not hand that to others.
 */
export function cacheScope({ publicUrl }: Pick<Config, 'publicUrl'>): 'public' | 'private' {
  return publicUrl === null ? 'private' : 'public';
}
