import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UploadKey } from '#server/domain/uploads.ts';
import { ownerOf } from '#server/http/access/guards.ts';

const KEY_HEADER = 'idempotency-key';

/** Everything else in the headers stays as it is. */
export const uploadHeaders = z.looseObject({
  [KEY_HEADER]: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'Idempotency-Key must be 1 to 200 plain characters')
    .optional()
    .describe('The same key again answers with the first result and stores nothing'),
});

/** What the sender calls this upload, when they call it anything. */
export function uploadKeyOf(request: FastifyRequest): UploadKey | null {
  const key = request.headers[KEY_HEADER];
  return typeof key === 'string' ? { key, userId: ownerOf(request).id } : null;
}
