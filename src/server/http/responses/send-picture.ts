import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '#server/http/responses/etag.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';
import type { StoredFile } from '#server/storage/media-store/media-store.ts';

/** Sends a picture that was drawn for others to show: its name says everything it shows. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  file: StoredFile,
): Promise<FastifyReply> {
  const etag = `"${name}"`;
  reply.headers({
    etag,
    // Other sites and apps show it beside a link to this one.
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const content = request.method === 'HEAD' ? undefined : await file.read();
  return reply
    .header('content-length', file.size)
    .type(contentTypeOf(name) ?? '')
    .send(content);
}
