import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

export type Reply = { status: number; bytes: number; ms: number };

/** One call and how long it took until its last byte was there. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<Reply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers: { ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, ms: performance.now() - startedAt }),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
