import type { IncomingHttpHeaders } from 'node:http';
import { readRange } from '#server/http/responses/byte-range.ts';
import { matchesEtag } from '#server/http/responses/etag.ts';
import type { ByteRange, StoredFile } from '#server/storage/media-store/media-store.ts';

type Asked = { method?: string | undefined; headers: IncomingHttpHeaders };
type FileFacts = Pick<StoredFile, 'size' | 'modifiedAt'> & { etag: string };

/** What of a file to answer with: nothing new, the whole of it, a part, or that there is no such part. */
export type FilePart = { status: 304 } | { status: 416 } | { status: 200 | 206; range: ByteRange };

export function partOfFile(asked: Asked, file: FileFacts): FilePart {
  if (isUnchanged(asked, file)) return { status: 304 };
  const range = rangeOf(asked, file);
  if (range === 'unsatisfiable') return { status: 416 };
  return range ? { status: 206, range } : { status: 200, range: { start: 0, end: file.size - 1 } };
}

export const lengthOf = ({ start, end }: ByteRange): number => end - start + 1;

/** A part is only given to whoever has the same file already, or does not say which they have. */
function rangeOf({ method, headers }: Asked, { etag, modifiedAt, size }: FileFacts) {
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag || condition === modifiedAt.toUTCString();
  return method === 'GET' && isSame ? readRange(headers.range, size) : null;
}

function isUnchanged({ headers }: Asked, { etag, modifiedAt }: FileFacts): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return matchesEtag(known, etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modifiedAt.getTime() / 1_000) * 1_000 <= since;
}
