import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { fileNotFound } from '#server/errors.ts';
import type { ByteRange, ListedFile } from '#server/storage/media-store/media-store.ts';
import { createClients, type BucketSettings } from '#server/storage/media-store/s3/clients.ts';
import { asFailure, explain, isMissing, withFailures } from '#server/storage/media-store/s3/failures.ts';
import { abortWhenStalled } from '#server/storage/media-store/s3/abort-when-stalled.ts';
import { putFile, type Target } from '#server/storage/media-store/s3/put-file.ts';
import { abortAbandonedUploads } from '#server/storage/media-store/s3/abandoned-parts.ts';

export type ObjectFacts = { size: number; modifiedAt: Date };

/** One bucket of an S3-compatible store, with our failures in place of its errors. */
export function createBucket(settings: BucketSettings) {
  const { client, readingClient } = createClients(settings);
  const Bucket = settings.bucket;

  const check = async () => void (await withFailures(() => client.send(new HeadBucketCommand({ Bucket }))));

  async function* listAll(which: { Prefix: string; Delimiter?: string }): AsyncIterable<ListedFile> {
    try {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, ...which })) {
        for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
          yield { name: Key, size: Size, modifiedAt: LastModified };
      }
    } catch (error) {
      throw asFailure(error);
    }
  }

  return {
    async facts(Key: string): Promise<ObjectFacts | null> {
      try {
        const found = await client.send(new HeadObjectCommand({ Bucket, Key }));
        return { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) };
      } catch (error) {
        if (!isMissing(error)) throw asFailure(error);
        // The error is the same when the whole bucket is missing, and then the file may exist.
        await check();
        return null;
      }
    },

    async read(Key: string, range?: ByteRange): Promise<Readable> {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await readingClient.send(new GetObjectCommand({ Bucket, Key, Range }));
        return abortWhenStalled(Body as Readable);
      } catch (error) {
        throw isMissing(error) ? fileNotFound() : asFailure(error);
      }
    },

    put: (path: string, target: Omit<Target, 'Bucket'>) =>
      withFailures(() => putFile(client, path, { Bucket, ...target })),

    async putBytes(Key: string, Body: Buffer): Promise<void> {
      const object = new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length });
      await withFailures(() => client.send(object));
    },

    /** Copies before deleting: interrupted, the object has both names. A missing object is fine. */
    async rename(from: string, to: string): Promise<void> {
      // The SDK does not encode CopySource, and a plus would be read as a space.
      const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/');
      try {
        await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource }));
        await client.send(new DeleteObjectCommand({ Bucket, Key: from }));
      } catch (error) {
        if (!isMissing(error)) throw asFailure(error);
      }
    },

    async remove(Key: string): Promise<void> {
      await withFailures(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },

    /** Without folders, which hold the files of other programs. */
    list: (Prefix: string) => listAll({ Prefix, Delimiter: '/' }),

    listWithFolders: (Prefix: string) => listAll({ Prefix }),

    abortAbandonedUploads: () => withFailures(() => abortAbandonedUploads(client, Bucket)),

    check,

    /** Rejects with an explanation for the person who configured the bucket. */
    async checkAtStart(): Promise<void> {
      const Key = `.marquee-${randomUUID()}`;
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: 'Marquee can write here' }));
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      } catch (error) {
        throw new Error(explain(error), { cause: error });
      }
    },

    close(): void {
      client.destroy();
      readingClient.destroy();
    },
  };
}
