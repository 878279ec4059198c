import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** For the description of the API. */
export const csvResponse = { description: 'OK', content: { 'text/csv': { schema: z.any() } } };

export function sendCsv(reply: FastifyReply, name: string, content: string | Readable) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(content);
}
