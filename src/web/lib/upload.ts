import { ApiError, refusal } from '#web/lib/api.ts';

export type Progress = { sent: number; total: number; bytesPerSecond: number };

/** An upload under way: how far it is, and the way to call it back. */
export type Sending = { progress: Progress; cancel: () => void };

/** The owner changed their mind before everything was sent. */
export class UploadCancelled extends Error {
  override readonly name = 'UploadCancelled';
}

/** No answer came: the server or the way to it is gone. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

type OnSending = (sending: Sending) => void;

/** Sends a form with files and tells how far it is, which fetch cannot do. Closing the tab meanwhile asks first. */
export async function upload<T>(
  method: 'POST' | 'PUT',
  path: string,
  form: FormData,
  onSending: OnSending,
): Promise<T> {
  askBeforeClosing(1);
  try {
    return await send<T>(method, path, form, onSending);
  } finally {
    askBeforeClosing(-1);
  }
}

function send<T>(method: string, path: string, form: FormData, onSending: OnSending): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const speed = createSpeedometer();
    const report = (sent: number, total: number) =>
      onSending({
        progress: { sent, total, bytesPerSecond: speed(sent, performance.now()) },
        cancel: () => request.abort(),
      });
    request.upload.addEventListener('progress', ({ loaded, total }) => report(loaded, total));
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      const isJson = request.getResponseHeader('content-type')?.includes('json');
      if (status < 300 && isJson) resolve(JSON.parse(responseText) as T);
      // What is not JSON comes from a proxy on the way, and its pages are not for reading.
      else reject(isJson ? refusal(status, responseText, statusText) : new ApiError(status, ''));
    });
    request.addEventListener('error', () => reject(new ConnectionLost()));
    request.addEventListener('abort', () => reject(new UploadCancelled()));
    request.open(method, path);
    request.send(form);
    report(0, 0);
  });
}

/** How far back the speed looks: long enough to be calm, short enough to notice a change. */
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
