import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Lets a request be silent for longer than a connection normally may: its answer takes real work. */
export function disableSocketTimeout({ raw }: FastifyRequest): void {
  // A request that a test injects has no connection.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(0);
}
