import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isMediaName } from '#server/storage/media-store/names.ts';
import { isNotOffered } from '#server/storage/media-store/s3/failures.ts';

/** Nothing that is still being sent is this old. */
const ABANDONED_MS = 86_400_000;

/** Gives up what a program that was killed had begun to send: nobody sees such parts, but they are kept and paid for. */
export async function giveUpAbandonedParts(
  client: S3Client,
  Bucket: string,
  now = Date.now(),
): Promise<number> {
  const abandoned = (await listUploads(client, Bucket)).filter(
    ({ Key = '', Initiated }) =>
      isMediaName(Key) && Initiated !== undefined && now - Initiated.getTime() > ABANDONED_MS,
  );
  for (const { Key, UploadId } of abandoned)
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  return abandoned.length;
}

/** The first thousand; there are hardly ever any. */
async function listUploads(client: S3Client, Bucket: string): Promise<MultipartUpload[]> {
  try {
    return (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
  } catch (error) {
    // Some stores do not tell, and tidy up by themselves.
    if (isNotOffered(error)) return [];
    throw error;
  }
}
