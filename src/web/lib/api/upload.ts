import { ApiError, errorFrom } from '#web/lib/api/api.ts';

type Progress = { sent: number; total: number; bytesPerSecond: number };

/** Once everything is sent, `cancel` does nothing. */
export type Sending = {
  progress: Progress;
  isSent: boolean;
  /** Waits for the network and then starts over. */
  isOffline: boolean;
  cancel: () => void;
};

export class UploadCancelled extends Error {
  override readonly name = 'UploadCancelled';
}

class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

type OnSending = (sending: Sending) => void;

type Options = {
  onSending?: OnSending;
  /** Idempotency key: the server stores uploads with the same key once. */
  key?: string;
};

/**
 * Uses XMLHttpRequest because fetch reports no upload progress. Without a network it waits until there is one. Closing
 * the tab during an upload asks first.
 */
export async function upload<T>(
  method: 'POST' | 'PUT',
  path: string,
  body: FormData | object,
  options: Options,
): Promise<T> {
  askBeforeClosing(1);
  try {
    for (;;) {
      try {
        return await send<T>(method, path, body, options);
      } catch (error) {
        // Without a key, what was stored already would be changed twice.
        if (!(error instanceof ConnectionLost) || !options.key || navigator.onLine) throw error;
        await untilOnline(options.onSending);
      }
    }
  } finally {
    askBeforeClosing(-1);
  }
}

/** Anything but a form is sent as JSON. */
function send<T>(
  method: string,
  path: string,
  body: FormData | object,
  { onSending, key }: Options,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const speed = createSpeedometer();
    let isSent = false;
    const report = (sent: number, total: number) =>
      onSending?.({
        progress: { sent, total, bytesPerSecond: speed(sent, performance.now()) },
        isSent,
        isOffline: false,
        cancel: () => {
          if (!isSent) request.abort();
        },
      });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      isSent = total > 0 && loaded >= total;
      report(loaded, total);
    });
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      const isJson = request.getResponseHeader('content-type')?.includes('json');
      if (status < 300 && isJson) resolve(JSON.parse(responseText) as T);
      // Other content types come from a proxy and are not shown.
      else reject(isJson ? errorFrom(status, responseText, statusText) : new ApiError(status, ''));
    });
    request.addEventListener('error', () => reject(new ConnectionLost()));
    request.addEventListener('abort', () => reject(new UploadCancelled()));
    request.open(method, path);
    if (key) request.setRequestHeader('Idempotency-Key', key);
    const isForm = body instanceof FormData;
    if (!isForm) request.setRequestHeader('Content-Type', 'application/json');
    request.send(isForm ? body : JSON.stringify(body));
    report(0, 0);
  });
}

function untilOnline(onSending?: OnSending): Promise<void> {
  return new Promise((resolve, reject) => {
    const isOnline = () => resolve();
    window.addEventListener('online', isOnline, { once: true });
    onSending?.({
      progress: { sent: 0, total: 0, bytesPerSecond: 0 },
      isSent: false,
      isOffline: true,
      cancel: () => {
        window.removeEventListener('online', isOnline);
        reject(new UploadCancelled());
      },
    });
  });
}

/** `crypto.randomUUID` is missing on sites without https. */
export function createUploadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The speed is an average over this time. */
const WINDOW_MS = 3_000;

export function createSpeedometer() {
  let marks: { sent: number; at: number }[] = [];
  return (sent: number, at: number): number => {
    marks = [...marks.filter((mark) => at - mark.at <= WINDOW_MS), { sent, at }];
    const first = marks[0];
    if (!first || first.at === at) return 0;
    return ((sent - first.sent) / (at - first.at)) * 1_000;
  };
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
