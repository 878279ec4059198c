import { S3ServiceException } from '@aws-sdk/client-s3';
import { diskFull, unavailable, type Failure } from '#server/errors.ts';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

export const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes(nameOf(error));

export const isNotOffered = (error: unknown) => statusOf(error) === 501;

/** Turns an error of the store into a failure with a message for people. */
export function asFailure(error: unknown): Failure {
  return statusOf(error) === 507 ? diskFull(summary(error)) : unavailable(summary(error));
}

export async function withFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asFailure(error);
  }
}

/** Only name and message: the full error of a wrong signature holds the key's name and what was signed. */
function summary(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  return new Error(`The object store failed: ${nameOf(error)} ${message}`);
}

/** Why the bucket cannot be used, for the person who configured it. */
export function explain(error: unknown): string {
  const status = statusOf(error);
  if (nameOf(error) === 'NoSuchBucket' || status === 404)
    return 'there is no such bucket. Please make it, or name another one with S3_BUCKET.';
  if (status === 401 || status === 403)
    return 'the keys are refused, or do not allow to write there. Please look at S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  const reason = error instanceof Error ? error.message || nameOf(error) : String(error);
  return `it cannot be reached (${reason}). Please look at S3_ENDPOINT.`;
}
