import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

type Site = { address: string };

/**
 * Answers at the site's address for as long as developing lasts: sources come from Vite, and whatever else is asked
 * for waits until the site behind is there.
 */
export function createFront(vite: ViteDevServer, site: () => Promise<Site>) {
  const front = createServer((request, response) =>
    vite.middlewares(request, response, () => void passOn(request, response)),
  );

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method } = request;
    const headers = { ...request.headers, connection: 'close' };
    const refuse = () =>
      response.headersSent
        ? response.destroy()
        : response.writeHead(503).end('The terminal says what is wrong.');
    try {
      const { address } = await site();
      const asked = ask(new URL(url, address), { method, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
        answer.pipe(response);
      });
      asked.on('error', refuse);
      response.on('close', () => asked.destroy());
      request.pipe(asked);
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
