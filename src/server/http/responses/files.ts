import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileResponse, sendFile } from '#server/cache/send-file.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';
import type { StoredFile } from '#server/storage/media-store/media-store.ts';

/** Other sites and apps show the picture beside a link to this site. Redirects to it need the header too. */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/** Sends a picture that was drawn for other sites to show. Its name changes with everything it shows. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  file: StoredFile,
): Promise<FastifyReply> {
  const headers = { etag: `"${name}"`, 'content-type': contentTypeOf(name) };
  const picture = fileResponse(file, { ...reply.getHeaders(), ...SHOWN_ELSEWHERE, ...headers });
  // Past Fastify, in the same way as from the cache.
  await sendFile(request.raw, reply.raw, picture, request.log);
  return reply.hijack();
}
