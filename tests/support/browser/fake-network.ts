import { vi } from 'vitest';

export type Call = { method: string; url: string; body: unknown };
export type Answer = { status?: number; json?: unknown; headers?: Record<string, string> };

/** Answers every `fetch` of a unit test, and keeps what was asked. Undone by `vi.unstubAllGlobals()`. */
export function fakeFetch(response: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, url, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body };
    calls.push(call);
    const { status = 200, json, headers } = await response(call);
    return new Response(json === undefined ? null : JSON.stringify(json), { status, headers });
  });
  return calls;
}

/** A promise that the test keeps when it wants to. */
export function pending<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

/** An upload that waits for what the test lets happen to it. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  form = new FormData();
  json: unknown = null;
  address = '';
  status = 0;
  responseText = '';
  readonly statusText = '';
  readonly headers = new Headers();

  open(method: string, path: string): void {
    this.address = `${method} ${path}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData | string): void {
    if (typeof body === 'string') this.json = JSON.parse(body);
    else this.form = body;
    uploads.push(this);
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  getResponseHeader(): string {
    return 'application/json';
  }

  /** So much has left the browser. */
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  /** The server's answer, or none at all. */
  answer(status: number, body: object = {}): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }

  loseConnection(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const uploads: FakeUpload[] = [];

/** Takes the place of XMLHttpRequest; gives the uploads in the order they were sent. */
export function fakeUploads(): FakeUpload[] {
  uploads.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return uploads;
}
