import { randomBytes } from 'node:crypto';
import {
  BucketAlreadyExists,
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  HeadBucketCommand,
  NoSuchBucket,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { s3Endpoint, s3Keys } from '#tests/support/s3/server.ts';

const region = 'us-east-1';

/** A bucket of the test's own, as the variables that make a site use it; it is removed when the test ends. */
export async function s3Environment() {
  const name = `marquee-${randomBytes(8).toString('hex')}`;
  onTestFinished(() => removeTestBucket(name));
  return createTestBucket(name);
}

/** Makes a bucket unless it is there; gives the variables that make a site use it. */
export async function createTestBucket(name: string) {
  const endpoint = await s3Endpoint();
  await withClient(endpoint, async (client) => {
    const isThere = await client.send(new HeadBucketCommand({ Bucket: name })).catch(() => null);
    if (!isThere) await client.send(new CreateBucketCommand({ Bucket: name })).catch(ignoreExisting);
  });
  return {
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  };
}

/** Another program of the same site has just made it. */
function ignoreExisting(error: unknown): void {
  if (!(error instanceof BucketAlreadyExists || error instanceof BucketAlreadyOwnedByYou)) throw error;
}

/** Removing a bucket that is not there is fine: the test itself may have removed it. */
export async function removeTestBucket(Bucket: string): Promise<void> {
  await withClient(await s3Endpoint(), async (client) => {
    try {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket })) {
        const Objects = Contents?.map(({ Key }) => ({ Key }));
        if (Objects) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      }
      await client.send(new DeleteBucketCommand({ Bucket }));
    } catch (error) {
      if (!(error instanceof NoSuchBucket)) throw error;
    }
  });
}

async function withClient(endpoint: string, work: (client: S3Client) => Promise<void>): Promise<void> {
  const client = testClient(endpoint);
  try {
    await work(client);
  } finally {
    client.destroy();
  }
}

/** For what only a test does to a bucket. */
export function testClient(endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: s3Keys,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
}
