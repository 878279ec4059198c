import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '#server/domain/changes.ts';
import { rawHeaders, type AnswerHeaders, type RawHeaders } from '#server/http/finished/raw-headers.ts';
import { lengthOf, partOfFile } from '#server/http/responses/file-parts.ts';
import { requestLine } from '#server/http/responses/request-log.ts';
import {
  SMALL_PART_BYTES,
  type ByteRange,
  type StoredFile,
} from '#server/storage/media-store/media-store.ts';

const MOST_FILES = 2_000;

type PublicFile = { file: StoredFile; etag: string };
type KeptFile = PublicFile & { headers: RawHeaders; unchangedHeaders: RawHeaders };

/**
 * Files that everybody may see, with the headers they are sent with: found by their address, before anything else is
 * done with a request. Forgotten when something changes, because a file may then be nobody's but the owner's.
 */
export function createFinishedFiles({ changes, log }: { changes: Changes; log: FastifyBaseLogger }) {
  const kept = new LRUCache<string, KeptFile>({ max: MOST_FILES });
  let revision = 0;
  changes.onChange(() => {
    revision += 1;
    kept.clear();
  });

  async function send(
    response: ServerResponse,
    { file, headers }: KeptFile,
    { status, range }: { status: number; range: ByteRange },
  ): Promise<void> {
    const length = lengthOf(range);
    const partHeaders = ['content-length', String(length)];
    if (status === 206) partHeaders.push('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    const head = () => response.writeHead(status, [...headers, ...partHeaders]);
    if (response.req.method === 'HEAD') return void head().end();
    if (length <= SMALL_PART_BYTES) {
      const part = await file.readPart(range);
      return void head().end(part);
    }
    try {
      await file.readInPieces(range, (piece) => {
        if (!response.headersSent) head();
        return written(response, piece);
      });
      response.end();
    } catch (error) {
      if (!response.headersSent) throw error;
      // Players let go of a song in the middle all the time.
      if (!response.destroyed) log.warn({ err: error }, 'A file was not sent to its end');
      response.destroy();
    }
  }

  return {
    revision: () => revision,

    /** Keeps how a file is answered, unless something has changed since it was looked up. */
    keep(address: string, { file, etag }: PublicFile, headers: AnswerHeaders, foundAt: number): void {
      if (foundAt !== revision) return;
      const unchangedHeaders = rawHeaders(headers, ['content-type']);
      kept.set(address, { file, etag, headers: rawHeaders(headers), unchangedHeaders });
    },

    /** Answers if it can; `otherwise` answers what cannot be read after all. */
    answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const known = kept.get(request.url ?? '');
      if (!known) return false;
      const part = partOfFile(request, { ...known.file, etag: known.etag });
      if (part.status === 416) return false;
      if (part.status === 304) response.writeHead(304, known.unchangedHeaders).end();
      else send(response, known, part).catch(otherwise);
      log.debug(requestLine(request, part.status, 0));
      return true;
    },
  };
}

export type FinishedFiles = ReturnType<typeof createFinishedFiles>;

/** Resolves when the system has taken it all; rejects when there is nobody to take it any more. */
function written(response: ServerResponse, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // What is written in the moment between the end of the connection and that of the answer, Node drops without a word.
    const leave = () => reject(new Error('The connection ended before all was sent'));
    response.once('close', leave);
    response.write(piece, (error) => {
      response.off('close', leave);
      if (error) reject(error);
      else resolve();
    });
  });
}
