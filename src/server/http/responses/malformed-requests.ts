import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#shared/errors.ts';
import { badRequest, bodyTooLarge, headersTooLarge, requestTooSlow, type Failure } from '#server/errors.ts';

/** How long somebody who is still sending gets to read the answer; hanging up at once could take it back. */
const LINGER_MS = 1_000;

/** Node keeps the answer that is under way on a connection here. */
type HttpSocket = Socket & { _httpMessage?: ServerResponse | null };

const failures: Record<string, () => Failure> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: bodyTooLarge,
};

/** Answers what is no request at all in the same form as everything else, and hangs up. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: HttpSocket): void {
  // Whatever still arrives after the answer is reported here as well.
  if (socket.destroyed || socket.writableEnded) return;
  // Words in the middle of another answer would be taken for a part of it.
  if (error.code === 'ECONNRESET' || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  socket.end(answerTo(failures[error.code ?? '']?.() ?? badRequest()));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function answerTo({ status, message }: Failure): string {
  const body = JSON.stringify({ message } satisfies ErrorBody);
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
