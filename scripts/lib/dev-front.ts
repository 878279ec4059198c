import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

type Site = { address: string };

/**
 * A proxy at the site's address: Vite serves the sources, and every other request waits until the site has
 * (re)started.
 */
export function createFront(vite: ViteDevServer, site: () => Promise<Site>) {
  const front = createServer((request, response) =>
    vite.middlewares(request, response, () => void forward(request, response)),
  );

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method } = request;
    const headers = { ...request.headers, connection: 'close' };
    const refuse = () =>
      response.headersSent
        ? response.destroy()
        : response.writeHead(503).end('The terminal says what is wrong.');
    try {
      const { address } = await site();
      const sent = send(new URL(url, address), { method, headers, agent: false }, (received) => {
        // As an object: of raw headers with one name, Node keeps only the last, and signing in sets two cookies.
        response.writeHead(received.statusCode ?? 500, received.headers);
        received.pipe(response);
      });
      sent.on('error', refuse);
      response.on('close', () => sent.destroy());
      request.pipe(sent);
    } catch {
      refuse();
    }
  }

  return async function open({ port, host }: { port: number; host: string }): Promise<string> {
    if (!front.listening) {
      front.listen(port, host);
      await once(front, 'listening');
    }
    const address = front.address();
    const ownPort = typeof address === 'object' && address !== null ? address.port : port;
    return `http://${host.includes(':') ? `[${host}]` : host}:${ownPort}`;
  };
}
