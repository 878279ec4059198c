import type { ServerResponse } from 'node:http';

/** Ends an answer that whoever asked has not taken on for so long; while it is the site that makes them wait, it goes on. */
export function cutWhenStalled(response: ServerResponse, idleMs: number): void {
  response.setTimeout(idleMs, () => {
    if (response.writableLength > 0) response.destroy();
  });
}

/** Resolves once all of an answer is on its way; rejects when the connection ended before. */
export function untilSent(response: ServerResponse): Promise<void> {
  const { socket } = response;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The connection ended before all was sent'));
    // Node calls an answer finished too when its connection was cut.
    response.once('finish', () => (socket?.destroyed ? fail() : resolve()));
    response.once('close', fail);
  });
}
