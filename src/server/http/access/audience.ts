import type { FastifyRequest } from 'fastify';
import type { Audience } from '#server/storage/database/visibility.ts';

type Asking = Pick<FastifyRequest, 'user'>;

/** Who a single thing is read for: signed in, the owner opens drafts too. */
export function audienceOf({ user }: Asking): Audience {
  return user ? 'owner' : 'everyone';
}
