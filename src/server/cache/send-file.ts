import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { matchesEtag } from '#server/cache/etag.ts';
import { readRange } from '#server/cache/byte-range.ts';
import { rangeNotSatisfiable } from '#server/errors.ts';
import type { StoredFile } from '#server/storage/media-store/media-store.ts';

/** As they are set on a response. */
export type ResponseHeaders = Record<string, string | number | string[] | undefined>;

/** A stored file with the headers it is sent with, in the form that Node writes without looking at them again. */
export type FileResponse = {
  file: StoredFile;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
};

export function fileResponse(file: StoredFile, headers: ResponseHeaders): FileResponse {
  return {
    file,
    etag: String(headers['etag']),
    headers: rawHeaders(headers),
    notModifiedHeaders: rawHeaders(headers, ['content-type']),
  };
}

/** Names and values one after the other. */
export function rawHeaders(headers: ResponseHeaders, omitted: string[] = []): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || omitted.includes(name) ? [] : [name, String(value)],
  );
}

/**
 * Sends a stored file, or the part of it that the request asks for. Rejects only while nothing has been sent, so that
 * another response can still be given. Returns the first byte that was sent; null when none was.
 */
export async function sendFile(
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  { file, etag, headers, notModifiedHeaders }: FileResponse,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number | null> {
  if (isUnchanged(requestHeaders, etag, file.modifiedAt)) {
    response.writeHead(304, notModifiedHeaders).end();
    return null;
  }
  const part = method === 'GET' ? partOf(requestHeaders, etag, file) : null;
  if (part === 'unsatisfiable') throw rangeNotSatisfiable(file.size);
  const range = part ?? { start: 0, end: file.size - 1 };
  const length = range.end - range.start + 1;
  const allHeaders = [...headers, 'content-length', String(length)];
  if (part) allHeaders.push('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  const writeHead = () => response.writeHead(part ? 206 : 200, allHeaders);

  if (method === 'HEAD') {
    writeHead().end();
    return null;
  }
  let unsent = length;
  try {
    await file.readInPieces(range, (piece) => {
      // Not before it is read: the file may be gone.
      if (!response.headersSent) writeHead();
      unsent -= piece.length;
      return write(response, piece, unsent === 0);
    });
    if (unsent > 0) throw new Error(`${unsent} bytes of a file are missing`);
  } catch (error) {
    if (!response.headersSent) throw error;
    // Players abandon a file in the middle all the time.
    if (!response.destroyed) log.warn({ err: error }, 'A file was not sent to its end');
    response.destroy();
  }
  return range.start;
}

/** With If-Range a part is only sent of the very file that the client has a part of. */
function partOf(headers: IncomingHttpHeaders, etag: string, { modifiedAt, size }: StoredFile) {
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag || condition === modifiedAt.toUTCString();
  return isSame ? readRange(headers.range, size) : null;
}

function isUnchanged(headers: IncomingHttpHeaders, etag: string, modifiedAt: Date): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return matchesEtag(known, etag);
  const since = headers['if-modified-since'];
  if (since === undefined) return false;
  return Math.floor(modifiedAt.getTime() / 1_000) * 1_000 <= Date.parse(since);
}

/** Resolves when the system has taken the piece; rejects when the connection has ended. */
function write(response: ServerResponse, piece: Buffer, isLast: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    // Between the end of the connection and that of the response Node drops what is written without an error.
    const fail = () => reject(new Error('The connection ended before all was sent'));
    response.once('close', fail);
    response.write(piece, (error) => {
      response.off('close', fail);
      if (error) reject(error);
      else resolve();
    });
    // In the same turn, so that headers, piece and end are one write.
    if (isLast) response.end();
  });
}
