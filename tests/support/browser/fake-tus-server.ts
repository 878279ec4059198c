import { vi } from 'vitest';

type StoredUpload = { bytes: number; pieces: Blob[]; metadata: Record<string, string> };
/** A form with its fields counts as the method FORM. */
type Cut = {
  method: 'POST' | 'HEAD' | 'PATCH' | 'FORM';
  receivedBytes?: number;
  status?: number;
  body?: object;
  headers?: Record<string, string>;
};

/**
 * A server of resumable uploads in memory, and as much of a browser as it takes to send files to it. Undone by
 * `vi.unstubAllGlobals()`.
 */
export function fakeTusServer() {
  const uploads = new Map<string, StoredUpload>();
  const requests: string[] = [];
  const forms: FormData[] = [];
  const cuts: Cut[] = [];

  const receivedOf = ({ pieces }: StoredUpload) => pieces.reduce((sum, { size }) => sum + size, 0);

  class FakeRequest extends EventTarget {
    readonly upload: EventTarget & {
      onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void;
    } = new EventTarget();
    onload?: () => void;
    onerror?: (event: Event) => void;
    status = 0;
    responseText = '';
    readonly statusText = '';
    #method = '';
    #path = '';
    #isAborted = false;
    readonly #headers = new Headers();
    readonly #response = new Headers({ 'content-type': 'application/json' });

    open(method: string, path: string): void {
      this.#method = method;
      this.#path = path;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.#response.get(name);
    }

    abort(): void {
      this.#isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }

    send(body: Blob | FormData | null): void {
      queueMicrotask(() => {
        if (!this.#isAborted) this.#respond(body);
      });
    }

    #end(status: number, body: object = {}): void {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.dispatchEvent(new Event('load'));
      this.onload?.();
    }

    #lose(): void {
      this.onerror?.(new Event('error'));
      this.dispatchEvent(new Event('error'));
    }

    #respond(body: Blob | FormData | null): void {
      const method = body instanceof FormData ? 'FORM' : this.#method;
      requests.push([method, this.#headers.get('upload-offset')].filter(Boolean).join(' '));
      const next = cuts[0]?.method === method ? cuts.shift() : undefined;
      if (body instanceof FormData) {
        forms.push(body);
        return next ? this.#end(next.status ?? 500, next.body) : this.#end(201, { id: 1 });
      }
      const id = this.#path.split('/').at(-1)!;
      const stored = uploads.get(id);
      if (this.#method === 'PATCH' && stored && body) {
        const piece = next ? body.slice(0, next.receivedBytes ?? 0) : body;
        stored.pieces.push(piece);
        // Browsers count what the network has buffered, not what arrives.
        this.upload.onprogress?.({ lengthComputable: true, loaded: body.size });
      }
      for (const [name, value] of Object.entries(next?.headers ?? {})) this.#response.set(name, value);
      if (next?.status) return this.#end(next.status, next.body);
      if (next) return this.#lose();
      if (this.#method === 'POST') return this.#create();
      if (!stored) return this.#end(404, { message: 'This upload is no longer here.' });
      this.#response.set('upload-offset', String(receivedOf(stored)));
      this.#response.set('upload-length', String(stored.bytes));
      this.#end(this.#method === 'HEAD' ? 200 : 204);
    }

    #create(): void {
      const id = `upload-${uploads.size + 1}`;
      const pairs = (this.#headers.get('upload-metadata') ?? '').split(',').map((pair) => pair.split(' '));
      const metadata = pairs.map(([name, value = '']) => [name, Buffer.from(value, 'base64').toString()]);
      const bytes = Number(this.#headers.get('upload-length'));
      uploads.set(id, {
        bytes,
        pieces: [],
        metadata: Object.fromEntries(metadata) as Record<string, string>,
      });
      this.#response.set('location', `/api/files/${id}`);
      this.#end(201);
    }
  }

  const window = Object.assign(new EventTarget(), { XMLHttpRequest: FakeRequest, Blob });
  vi.stubGlobal('window', window);
  const held = new Set<{ name: string }>();
  const locks = {
    request: async (name: string, _options: object, work: () => Promise<void>) => {
      const lock = { name };
      held.add(lock);
      await work();
      held.delete(lock);
    },
    query: async () => ({ held: [...held] }),
  };
  vi.stubGlobal('navigator', { onLine: true, locks });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'DELETE') uploads.delete(path.split('/').at(-1)!);
    const listed = [...uploads].map(([id, upload]) => ({
      ...upload.metadata,
      id,
      bytes: upload.bytes,
      received: receivedOf(upload),
    }));
    return new Response(JSON.stringify({ uploads: listed }));
  });

  return {
    uploads,
    /** “PATCH 8388608”: the methods, and where the pieces begin. */
    requests,
    /** The network is back. */
    reconnect: () => window.dispatchEvent(new Event('online')),
    forms,
    /** The next request of this method gets this response, or none after some of its bytes have arrived. */
    cutNext: (cut: Cut) => cuts.push(cut),
  };
}
