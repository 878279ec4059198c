import { open, type FileHandle } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { ABORT_MS } from '#server/storage/media-store/s3/clients.ts';

/** Larger files are sent in parts of this size. One part of each file is in memory. */
export const PART_BYTES = 8 * 1024 * 1024;

export type Target = { Bucket: string; Key: string; ContentType: string; CacheControl: string };

/**
 * Puts a local file into a bucket atomically: it is visible only once complete. Sent from memory and not from a stream,
 * so that the signature covers its SHA-256 and the store refuses anything else.
 */
export async function putFile(client: S3Client, path: string, target: Target): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > PART_BYTES) return await putInParts(client, file, size, target);
    const Body = await readPart(file, 0, size);
    await client.send(new PutObjectCommand({ ...target, Body, ContentLength: size }));
  } finally {
    await file.close();
  }
}

async function putInParts(client: S3Client, file: FileHandle, size: number, target: Target): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < size; start += PART_BYTES) {
      const PartNumber = Parts.length + 1;
      const Body = await readPart(file, start, Math.min(PART_BYTES, size - start));
      const part = new UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.length });
      const { ETag } = await client.send(part);
      Parts.push({ PartNumber, ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    // The original error matters more than parts that could not be aborted; a later start aborts those.
    const abortSignal = AbortSignal.timeout(ABORT_MS);
    await client.send(new AbortMultipartUploadCommand(upload), { abortSignal }).catch(() => undefined);
    throw error;
  }
}

async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, start);
  if (bytesRead !== length) throw new Error('The file changed while it was sent');
  return buffer;
}
