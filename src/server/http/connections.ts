import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Leaves a margin on a busy machine: a stalled connection is gone within half a minute. */
const BODY_DEADLINE_MS = 25_000;

/** Of a piece of a file (tus). */
export const PIECE_TYPE = 'application/offset+octet-stream';

/** A body that drips in byte by byte would hold its connection for ever; only those with files may take long. */
export function addBodyDeadline(app: FastifyInstance, deadlineMs = BODY_DEADLINE_MS): void {
  app.addHook('onRequest', async (request) => {
    if (!['multipart/form-data', PIECE_TYPE].includes(request.mediaType ?? '')) hangUpUnlessComplete(request, deadlineMs);
  });
  // The rest of a refused body is still read, so that the client gets to read the response, but not without end.
  app.addHook('onResponse', async (request) => hangUpUnlessComplete(request, deadlineMs));
}

function hangUpUnlessComplete({ raw }: FastifyRequest, deadlineMs: number): void {
  if (raw.complete || raw.destroyed) return;
  const deadline = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, deadlineMs);
  deadline.unref();
  raw.once('end', () => clearTimeout(deadline));
  raw.once('close', () => clearTimeout(deadline));
}

/** For requests whose response takes longer to make than a connection may be silent. */
export function disableSocketTimeout({ raw }: FastifyRequest): void {
  // A request that a test injects has no connection.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(0);
}

/** Ends a response when the client reads nothing for this long. Time in which there is nothing to send does not count. */
export function cutWhenStalled(response: ServerResponse, idleMs: number): void {
  response.setTimeout(idleMs, () => {
    if (response.writableLength > 0) response.destroy();
  });
}

/** Resolves once all of a response is handed to the system; rejects when the connection ends before that. */
export function untilSent(response: ServerResponse): Promise<void> {
  const { socket } = response;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The connection ended before all was sent'));
    // Node emits `finish` even when the connection was cut.
    response.once('finish', () => (socket?.destroyed ? fail() : resolve()));
    response.once('close', fail);
  });
}
