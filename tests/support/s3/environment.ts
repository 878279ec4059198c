import { randomBytes } from 'node:crypto';
import {
  BucketAlreadyExists,
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  NoSuchBucket,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { whenOver } from '#tests/support/share.ts';
import { s3Endpoint, s3Keys } from '#tests/support/s3/server.ts';

const region = 'us-east-1';

/** A bucket of the test's own, as the variables that make a site use it; it is removed when the test ends. */
export async function s3Environment() {
  const name = `marquee-${randomBytes(8).toString('hex')}`;
  whenOver(() => removeTestBucket(name));
  return createTestBucket(name);
}

/** Makes a bucket unless it is there; gives the variables that make a site use it. */
export async function createTestBucket(name: string) {
  const endpoint = await s3Endpoint();
  await ownClient(endpoint)
    .send(new CreateBucketCommand({ Bucket: name }))
    .catch(ignoreExisting);
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
  const client = ownClient(await s3Endpoint());
  try {
    for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket })) {
      const Objects = Contents?.map(({ Key }) => ({ Key }));
      if (Objects) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    }
    await client.send(new DeleteBucketCommand({ Bucket }));
  } catch (error) {
    if (!(error instanceof NoSuchBucket)) throw error;
  }
}

let shared: S3Client | undefined;

/** Kept for all tests: making one takes longer than what it is asked. */
function ownClient(endpoint: string): S3Client {
  shared ??= testClient(endpoint);
  return shared;
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
