import { ApiError, errorFrom } from '#web/lib/api/api.ts';
import { largeFilesIn, type LargeFile } from '#web/lib/api/resumable/large-files.ts';
import { createTransferMeter, type Progress } from '#web/lib/api/transfer-meter.ts';

/** Once everything is sent, `cancel` does nothing. With `isKept`, what has arrived stays on the server. */
export type Sending = {
  progress: Progress;
  isSent: boolean;
  /** Waits for the network, and then goes on by itself. */
  isOffline: boolean;
  /** Nothing moves: waits for the server, or for a network that is thought to be there. */
  isWaiting: boolean;
  cancel: (isKept?: boolean) => void;
};

export class UploadCancelled extends Error {
  override readonly name = 'UploadCancelled';
  readonly isKept: boolean;

  constructor(isKept = false) {
    super();
    this.isKept = isKept;
  }
}

class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

export type OnSending = (sending: Sending) => void;

type Options = {
  onSending?: OnSending;
  /** Idempotency key: the server stores uploads with the same key once. */
  key?: string;
  /** The form was sent, and no response says that it was not stored. */
  onUnanswered?: () => void;
  /** After a reload the form is there again, and takes the files that were interrupted. */
  isUploadForm?: boolean;
  /** Bytes of the same upload that were sent before the form. */
  sentBefore?: number;
};

/**
 * Large files are sent first, in parts. Without a network it waits until there is one. Closing the tab during an upload
 * asks first.
 */
export async function upload<T>(
  method: 'POST' | 'PUT',
  path: string,
  body: FormData | object,
  options: Options,
): Promise<T> {
  askBeforeClosing(1);
  try {
    const files = largeFilesIn(body, options.isUploadForm);
    if (!(body instanceof FormData) || files.length === 0)
      return await sendForm<T>(method, path, body, options);
    return await sendWithLargeFiles<T>(method, path, body, files, options);
  } finally {
    askBeforeClosing(-1);
  }
}

async function sendWithLargeFiles<T>(
  method: string,
  path: string,
  form: FormData,
  files: LargeFile[],
  options: Options,
): Promise<T> {
  const large = await import('#web/lib/api/resumable/send-large-files.ts');
  const release = large.lockLargeFiles(files);
  const areAssumed = large.areComplete(files);
  try {
    const rest = await large.sendLargeFiles(form, files, options.onSending);
    const sentBefore = files.reduce((sum, { file }) => sum + file.size, 0);
    const saved = await sendForm<T>(method, path, rest, { ...options, sentBefore });
    large.forgetLargeFiles(files);
    return saved;
  } catch (error) {
    if (error instanceof UploadCancelled && !error.isKept) large.discardLargeFiles(files);
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    large.doubtLargeFiles(files);
    const isGone = files.some(({ idField }) => error.fields[idField] !== undefined);
    if (areAssumed && isGone) return await sendWithLargeFiles<T>(method, path, form, files, options);
    throw error;
  } finally {
    release();
  }
}

async function sendForm<T>(
  method: string,
  path: string,
  body: FormData | object,
  options: Options,
): Promise<T> {
  for (;;) {
    try {
      return await send<T>(method, path, body, options);
    } catch (error) {
      if (mayBeStored(error)) options.onUnanswered?.();
      // Without a key, what was stored already would be changed twice.
      if (!(error instanceof ConnectionLost) || !options.key || navigator.onLine) throw error;
      await untilOnline(options);
    }
  }
}

/** Not after it was cancelled or refused. */
function mayBeStored(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500;
  return !(error instanceof UploadCancelled);
}

/** How often the speed is measured while nothing is reported by the browser. */
export const REPORT_MS = 1_000;

/** Uses XMLHttpRequest because fetch reports no upload progress. Anything but a form is sent as JSON. */
function send<T>(
  method: string,
  path: string,
  body: FormData | object,
  { onSending, key, sentBefore = 0 }: Options,
): Promise<T> {
  const request = new XMLHttpRequest();
  const measure = createTransferMeter();
  let isSent = false;
  let cancelled = new UploadCancelled();
  let sent = 0;
  let total = 0;
  const report = () => {
    const now = performance.now();
    const { isStalled, ...progress } = measure(sentBefore + sent, sentBefore + total, now);
    onSending?.({
      progress,
      isSent,
      isOffline: false,
      isWaiting: isStalled && !isSent,
      cancel: (isKept) => {
        cancelled = new UploadCancelled(isKept);
        if (!isSent) request.abort();
      },
    });
  };
  const reporting = setInterval(report, REPORT_MS);
  const response = new Promise<T>((resolve, reject) => {
    request.upload.addEventListener('progress', (event) => {
      ({ loaded: sent, total } = event);
      isSent = total > 0 && sent >= total;
      report();
    });
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      const isJson = request.getResponseHeader('content-type')?.includes('json');
      if (status < 300 && isJson) resolve(JSON.parse(responseText) as T);
      // Other content types come from a proxy and are not shown.
      else reject(isJson ? errorFrom(status, responseText, statusText) : new ApiError(status, ''));
    });
    request.addEventListener('error', () => reject(new ConnectionLost()));
    request.addEventListener('abort', () => reject(cancelled));
    request.open(method, path);
    if (key) request.setRequestHeader('Idempotency-Key', key);
    const isForm = body instanceof FormData;
    if (!isForm) request.setRequestHeader('Content-Type', 'application/json');
    request.send(isForm ? body : JSON.stringify(body));
    report();
  });
  return response.finally(() => clearInterval(reporting));
}

function untilOnline({ onSending, sentBefore = 0 }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const isOnline = () => resolve();
    window.addEventListener('online', isOnline, { once: true });
    onSending?.({
      progress: { sent: sentBefore, total: sentBefore, bytesPerSecond: 0, secondsLeft: null },
      isSent: false,
      isOffline: true,
      isWaiting: false,
      cancel: (isKept) => {
        window.removeEventListener('online', isOnline);
        reject(new UploadCancelled(isKept));
      },
    });
  });
}

/** `crypto.randomUUID` is missing on sites without https. */
export function createUploadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let running = 0;

function askBeforeClosing(change: 1 | -1): void {
  running += change;
  if (running > 0) window.addEventListener('beforeunload', keepOpen);
  else window.removeEventListener('beforeunload', keepOpen);
}

function keepOpen(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
