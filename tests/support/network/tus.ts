import type { Readable } from 'node:stream';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Visitor } from '#tests/support/site.ts';

/** In every request of a tus client. */
export const tus = { 'tus-resumable': '1.0.0' };

export const pieceType = { 'content-type': 'application/offset+octet-stream' };

export function encodeMetadata(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

type NewUpload = { length: number; kind?: string; filename?: string; fingerprint?: string; field?: string };

export function creationHeaders({ length, kind = 'audio', filename = 'song', ...rest }: NewUpload) {
  const metadata = encodeMetadata({ filename, kind, ...rest });
  return { ...tus, 'upload-length': String(length), 'upload-metadata': metadata };
}

export function createUpload(visitor: Visitor, upload: NewUpload, headers: Record<string, string> = {}) {
  return visitor.send({
    method: 'POST',
    url: apiPaths.files,
    headers: { ...creationHeaders(upload), ...headers },
  });
}

/** The address of a new upload. */
export async function newUpload(visitor: Visitor, upload: NewUpload): Promise<string> {
  const { headers } = await createUpload(visitor, upload);
  return String(headers['location']);
}

export function sendPiece(
  visitor: Visitor,
  url: string,
  offset: number,
  payload: Buffer | string | Readable,
  headers: Record<string, string> = {},
) {
  return visitor.send({
    method: 'PATCH',
    url,
    payload,
    headers: { ...tus, ...pieceType, 'upload-offset': String(offset), ...headers },
  });
}

export const askOffset = (visitor: Visitor, url: string) =>
  visitor.send({ method: 'HEAD', url, headers: tus });

export const idIn = (url: string) => url.slice(`${apiPaths.files}/`.length);

/** Sends a whole file in two pieces; gives back its id. */
export async function sendAhead(visitor: Visitor, bytes: Buffer, kind: string): Promise<string> {
  const url = await newUpload(visitor, { length: bytes.length, kind });
  const half = Math.floor(bytes.length / 2);
  await sendPiece(visitor, url, 0, bytes.subarray(0, half));
  await sendPiece(visitor, url, half, bytes.subarray(half));
  return idIn(url);
}
