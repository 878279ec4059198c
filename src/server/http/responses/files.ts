import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileResponse, sendFile, type FileResponse } from '#server/cache/send-file.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';
import type { StoredFile } from '#server/storage/media-store/media-store.ts';

/** Other sites and apps show the picture beside a link to this site. Redirects to it need the header too. */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/** Sends a file past Fastify, in the same way as from the cache. */
export async function replyWithFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileResponse,
): Promise<FastifyReply> {
  await sendFile(request.raw, reply.raw, file, request.log);
  return reply.hijack();
}

/** Sends a picture that was drawn for other sites to show. Its name changes with everything it shows. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  file: StoredFile,
): Promise<FastifyReply> {
  const headers = { etag: `"${name}"`, 'content-type': contentTypeOf(name) };
  return replyWithFile(
    request,
    reply,
    fileResponse(file, { ...reply.getHeaders(), ...SHOWN_ELSEWHERE, ...headers }),
  );
}
