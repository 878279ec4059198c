import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '#server/http/access/client-address.ts';

const reasons: Record<number, string> = {
  401: 'wrong name or password',
  429: 'too many attempts',
};

/** One line for each sign-in that is refused, which fail2ban can read (docs/self-hosting.md). It names the address alone: in the field for the name some people type their password. */
export async function logRefusedSignIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const reason = reasons[reply.statusCode];
  if (reason) request.log.warn(`Sign-in refused for ${clientAddress(request)}: ${reason}`);
}
