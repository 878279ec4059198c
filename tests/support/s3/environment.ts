import { randomBytes } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  NoSuchBucket,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { s3Endpoint, s3Keys } from '#tests/support/s3/server.ts';

const region = 'us-east-1';

/** A bucket of the test's own, as the variables that make a site use it; it is removed when the test ends. */
export async function s3Environment() {
  const endpoint = await s3Endpoint();
  const bucket = `marquee-${randomBytes(8).toString('hex')}`;
  const client = testClient(endpoint);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  onTestFinished(async () => {
    await remove(client, bucket);
    client.destroy();
  });
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  };
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

async function remove(client: S3Client, Bucket: string): Promise<void> {
  try {
    for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket })) {
      const Objects = Contents?.map(({ Key }) => ({ Key }));
      if (Objects) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    }
    await client.send(new DeleteBucketCommand({ Bucket }));
  } catch (error) {
    // The test itself may have removed it.
    if (!(error instanceof NoSuchBucket)) throw error;
  }
}
