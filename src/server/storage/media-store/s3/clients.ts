import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

export type BucketSettings = {
  bucket: string;
  /** Null for Amazon. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * A store that is silent for this long hangs. Node waits twice as long while there is data left to send, so sending a
 * large file fails after two of these, and removing it takes another one. With ABORT_MS in between, the owner gets the
 * error within a quarter of a minute.
 */
export const SILENCE_MS = 3_500;
/** Aborting after a failure may take less time. */
export const ABORT_MS = 2_000;
const CONNECT_MS = 3_000;
/** For failures that come quickly, such as a 500; silence is not retried. */
const ATTEMPTS = 3;

/** Two clients for one store: one for small requests and uploads, one for reading at the visitor's pace. */
export function createClients({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const common: S3ClientConfig = {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other providers than Amazon rarely give a bucket its own host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    // Expect: 100-continue only adds a wait, of six seconds where the store does not respond.
    expectContinueHeader: false,
    // Not every store supports the newer checksums; the signature holds a SHA-256 of the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  const client = new S3Client({
    ...common,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
  // A visitor who pauses leaves the connection idle, so only the start of a response has a timeout. Every visitor
  // needs a connection.
  const readingClient = new S3Client({
    ...common,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SILENCE_MS,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: Infinity },
      httpsAgent: { keepAlive: true, maxSockets: Infinity },
    },
  });
  failOnSilence(client);
  failOnSilence(readingClient);
  return { client, readingClient };
}

/** A request that ran out of time is not sent again: the caller has waited long enough. */
function failOnSilence(client: S3Client): void {
  client.middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request);
      } catch (error) {
        throw isSilence(error) ? new Error(`The store did not respond in time: ${error.message}`) : error;
      }
    },
    // Inside the SDK's retries.
    { step: 'deserialize', name: 'failOnSilence', priority: 'low' },
  );
}

/** The SDK gives a broken connection the same name, with a system error code. */
function isSilence(error: unknown): error is Error {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') return false;
  return !('code' in error) || error.code === 'ETIMEDOUT';
}
