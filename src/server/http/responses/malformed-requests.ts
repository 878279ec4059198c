import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#shared/primitives/requests.schema.ts';
import { badRequest, bodyTooLarge, headersTooLarge, requestTooSlow, type Failure } from '#server/errors.ts';

/** Time for a client that is still sending to read the response; closing at once could discard it. */
const LINGER_MS = 1_000;

/** Node stores the current response of a connection here. */
type HttpSocket = Socket & { _httpMessage?: ServerResponse | null };

const failures: Record<string, () => Failure> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: bodyTooLarge,
};

/** Responds to what is no HTTP request with the usual error body, and closes the connection. */
export function respondToMalformedRequest(error: NodeJS.ErrnoException, socket: HttpSocket): void {
  // Data that arrives after the response is reported here too.
  if (socket.destroyed || socket.writableEnded) return;
  // In the middle of another response the client would take this one for a part of it.
  if (error.code === 'ECONNRESET' || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  socket.end(responseTo(failures[error.code ?? '']?.() ?? badRequest()));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function responseTo({ status, sentence }: Failure): string {
  const body = JSON.stringify({ message: sentence } satisfies ErrorBody);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
