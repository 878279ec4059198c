import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

export type BucketSettings = {
  bucket: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * A store that is silent for this long hangs. Node waits twice as long while it has something left to send, so a large
 * file is given up after two of these, and taking it back costs another one. With GIVE_UP_MS in between, the owner is
 * still told within a quarter of a minute.
 */
export const SILENCE_MS = 3_500;
/** What is given up anyway is not waited for as long. */
export const GIVE_UP_MS = 2_000;
const CONNECT_MS = 3_000;
/** For failures that come quickly, such as a 500; silence is not tried again. */
const ATTEMPTS = 3;

/** Two connections to one store: one for everything small or sent, and one for what is read at the visitor's pace. */
export function createClients({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const common: S3ClientConfig = {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Elsewhere than at Amazon, a bucket seldom has a host name of its own.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    // Asking first whether a file may be sent only adds to the wait, for six seconds where nobody answers.
    expectContinueHeader: false,
    // Not every store knows the newer checksums; the signature carries a SHA-256 of what is sent anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  const client = new S3Client({
    ...common,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
  // A visitor who pauses lets the connection rest, so here only the beginning of an answer is waited for;
  // and every visitor needs one.
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
  giveUpOnSilence(client);
  giveUpOnSilence(readingClient);
  return { client, readingClient };
}

/** Whoever waits has waited long enough: a request that ran out of time is not sent again. */
function giveUpOnSilence(client: S3Client): void {
  client.middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request);
      } catch (error) {
        throw isSilence(error) ? new Error(`The store did not answer in time: ${error.message}`) : error;
      }
    },
    // Inside the SDK's own retrying.
    { step: 'deserialize', name: 'giveUpOnSilence', priority: 'low' },
  );
}

/** The SDK gives a broken connection the same name, with the system's code for it. */
function isSilence(error: unknown): error is Error {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') return false;
  return !('code' in error) || error.code === 'ETIMEDOUT';
}
