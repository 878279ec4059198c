import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { serverText } from '#shared/language/text.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import { ownerOf } from '#server/http/access/guards.ts';

const KEY_HEADER = 'idempotency-key';

/** Loose, because the other headers are not validated. */
export const uploadHeaders = z.looseObject({
  [KEY_HEADER]: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, { error: () => serverText().requests.uploadKey })
    .optional()
    .describe('The same key again at this address answers with the first result and stores nothing'),
});

/** Identifies an upload that the client may send again; null without the header. */
export function uploadKeyOf(request: FastifyRequest): UploadKey | null {
  const key = request.headers[KEY_HEADER];
  // The result for one kind of item is no response for another, so each address has its own keys.
  return typeof key === 'string'
    ? { key: `${request.routeOptions.url} ${key}`, userId: ownerOf(request).id }
    : null;
}
