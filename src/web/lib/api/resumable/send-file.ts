import { DetailedError, Upload } from 'tus-js-client';
import { ownerText } from '#shared/language/text.ts';
import { uploadMetadata } from '#shared/media/resumable-uploads.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { ApiError, errorFrom } from '#web/lib/api/api.ts';
import { fingerprintOf, isSameFile } from '#web/lib/api/resumable/fingerprint.ts';
import { readInterruptedUploads, uploadPath } from '#web/lib/api/resumable/interrupted-uploads.ts';
import { forgetUpload, knownUpload, rememberUpload } from '#web/lib/api/resumable/known-uploads.ts';
import type { LargeFile } from '#web/lib/api/resumable/large-files.ts';

/** One request. Proxies often limit its size, and what a proxy has buffered is lost with the connection. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** Before another attempt; the last one again and again. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** After a closed lid a connection may be dead without an error. */
const STALLED_MS = 60_000;

export type Watcher = {
  signal: AbortSignal;
  /** What has left the browser, and may still be on its way. */
  onProgress: (sent: number) => void;
  /** The connection is lost; the next progress says that it is back. */
  onWaiting: () => void;
};

/** Sends a file in parts and returns the id of its upload. Goes on until it is complete, refused or cancelled. */
export async function sendFile(large: LargeFile, watcher: Watcher): Promise<string> {
  const { file } = large;
  const earlier = knownUpload(file);
  if (earlier?.isComplete) return earlier.id;
  const fingerprint = await fingerprintOf(file).catch(() => throwUnreadable(large));
  let failures = 0;
  let most = 0;
  // Not onProgress, which is also called before a request that fails.
  const onReceived = (received: number) => {
    if (received > most) failures = 0;
    most = Math.max(most, received);
  };
  for (;;) {
    watcher.signal.throwIfAborted();
    try {
      await findEarlierUpload(large, fingerprint);
      await sendRest(large, fingerprint, { ...watcher, onReceived });
      const id = knownUpload(file)!.id;
      rememberUpload(file, id, true);
      return id;
    } catch (error) {
      watcher.signal.throwIfAborted();
      const isGone = isUploadGone(error);
      if (isGone) forgetUpload(file);
      const refusal = isGone ? null : refusalIn(error);
      if (refusal) throw refusal;
      await file
        .slice(0, 1)
        .arrayBuffer()
        .catch(() => throwUnreadable(large));
      const usual = PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)]!;
      if (isGone && failures === 1) continue;
      watcher.onWaiting();
      await pause(Math.max(usual, retryAfterIn(error)), watcher.signal);
    }
  }
}

/** A file that was chosen again, on this page or after a reload, continues its upload. */
async function findEarlierUpload({ file, kind }: LargeFile, fingerprint: string): Promise<void> {
  if (knownUpload(file)) return;
  const { uploads } = await readInterruptedUploads();
  const found = uploads.find((upload) => upload.kind === kind && isSameFile(upload.fingerprint, fingerprint));
  if (found) rememberUpload(file, found.id);
}

type RestWatcher = Pick<Watcher, 'signal' | 'onProgress'> & { onReceived: (received: number) => void };

function sendRest(
  { file, kind, field, isInUploadForm }: LargeFile,
  fingerprint: string,
  { signal, onProgress, onReceived }: RestWatcher,
): Promise<void> {
  const earlier = knownUpload(file);
  return new Promise<void>((resolve, reject) => {
    let movedAt = performance.now();
    const upload = new Upload(file, {
      // With both, a failing request for the offset would start a new upload.
      ...(earlier ? { uploadUrl: uploadPath(earlier.id) } : { endpoint: apiPaths.files }),
      metadata: {
        [uploadMetadata.name]: file.name,
        [uploadMetadata.kind]: kind,
        [uploadMetadata.fingerprint]: fingerprint,
        ...(isInUploadForm && { [uploadMetadata.field]: field }),
      },
      chunkSize: CHUNK_BYTES,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => rememberUpload(file, idIn(upload.url)),
      onProgress: (sent) => {
        movedAt = performance.now();
        onProgress(sent);
      },
      onAfterResponse: (_request, response) => onReceived(Number(response.getHeader('Upload-Offset') ?? 0)),
      onSuccess: () => end(resolve),
      onError: (error) => end(() => reject(error)),
    });
    const stop = (reason: Error) => end(() => void upload.abort().finally(() => reject(reason)));
    const watching = setInterval(() => {
      if (performance.now() - movedAt > STALLED_MS) stop(new Error('The connection is dead'));
    }, 1_000);
    const onAbort = () => stop(new Error('Cancelled'));
    const end = (settle: () => void) => {
      clearInterval(watching);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    signal.addEventListener('abort', onAbort);
    upload.start();
  });
}

function idIn(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}

function responseIn(error: unknown) {
  return error instanceof DetailedError ? error.originalResponse : null;
}

/** In milliseconds; 0 where the server does not ask for a pause. */
function retryAfterIn(error: unknown): number {
  return Number(responseIn(error)?.getHeader('Retry-After') ?? 0) * 1_000 || 0;
}

/** Expired, or deleted elsewhere. */
function isUploadGone(error: unknown): boolean {
  const isCreated = error instanceof DetailedError && error.originalRequest.getMethod() !== 'POST';
  return isCreated && [404, 410].includes(responseIn(error)?.getStatus() ?? 0);
}

/** Offset or lock of an interrupted request, too many requests, or a server that restarts behind its proxy. */
const temporary = [408, 409, 423, 429, 502, 503, 504];

/** Null when another attempt may succeed. */
function refusalIn(error: unknown): Error | null {
  const response = responseIn(error);
  const refusal =
    error instanceof ApiError
      ? error
      : response && errorFrom(response.getStatus(), response.getBody(), String(response.getStatus()));
  return refusal && !temporary.includes(refusal.status) ? refusal : null;
}

/** Named like a refusal by the server, so that a form shows it at its field. */
function throwUnreadable({ field }: LargeFile): never {
  const { fileChanged } = ownerText().upload;
  throw new ApiError(0, fileChanged, { [field]: fileChanged });
}

/** Ends earlier when the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
