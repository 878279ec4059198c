import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '#server/http/responses/etag.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';
import type { StoredFile } from '#server/storage/media-store/media-store.ts';

/** Other sites and apps show it beside a link to this one; what leads to it needs these too. */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/** Sends a picture that was drawn for others to show: its name says everything it shows. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  file: StoredFile,
): Promise<FastifyReply> {
  const etag = `"${name}"`;
  reply.headers({ ...SHOWN_ELSEWHERE, etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const content = request.method === 'HEAD' ? undefined : await file.read();
  return reply
    .header('content-length', file.size)
    .type(contentTypeOf(name) ?? '')
    .send(content);
}
