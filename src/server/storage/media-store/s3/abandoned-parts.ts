import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isMediaName } from '#server/storage/media-store/names.ts';
import { isNotOffered } from '#server/storage/media-store/s3/failures.ts';

/** No running upload is this old. */
const ABANDONED_MS = 86_400_000;

/** Aborts uploads that a killed program had begun: their parts are invisible, but stored and charged for. */
export async function abortAbandonedUploads(
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

/** The first thousand, which is more than there ever are. */
async function listUploads(client: S3Client, Bucket: string): Promise<MultipartUpload[]> {
  try {
    return (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
  } catch (error) {
    // Some stores do not list uploads, and clean up by themselves.
    if (isNotOffered(error)) return [];
    throw error;
  }
}
