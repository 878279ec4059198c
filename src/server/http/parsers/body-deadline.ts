import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Gone within half a minute, also where a busy machine is late. */
const DEADLINE_MS = 25_000;

/** A body that drips in byte by byte would hold its connection for ever; only forms with files may take long. */
export function addBodyDeadline(app: FastifyInstance, deadlineMs = DEADLINE_MS): void {
  app.addHook('onRequest', async (request) => {
    if (request.mediaType !== 'multipart/form-data') hangUpUnlessComplete(request, deadlineMs);
  });
  // What was refused is still let run out, so that the client gets to read why, but not without end.
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
