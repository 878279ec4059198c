import type { FastifyReply } from 'fastify';

/** Fastify answers null with an empty body; whoever asked for JSON gets JSON. */
export function orJsonNull<T>(reply: FastifyReply, item: T | null): T | FastifyReply {
  return item ?? reply.type('application/json; charset=utf-8').send(Buffer.from('null'));
}
