import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 100;

type Instance = { url: string; isWell: boolean };

/** A small balancer: visitors are led to the instances in turn, to none whose /readyz does not answer 200. */
export async function startBalancer(urls: string[]) {
  const agent = new Agent({ keepAlive: true });
  const instances = new Map<string, Instance>(urls.map((url) => [url, { url, isWell: true }]));
  let turn = 0;

  function next(): Instance | undefined {
    const well = [...instances.values()].filter(({ isWell }) => isWell);
    turn += 1;
    return well[turn % well.length];
  }

  const server = createServer((request, response) => {
    const instance = next();
    if (!instance) return void response.writeHead(502).end();
    const { method, url, headers } = request;
    const onward = ask(`${instance.url}${url}`, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function look(instance: Instance): Promise<void> {
    const answer = await fetch(`${instance.url}/readyz`).catch(() => null);
    instance.isWell = answer?.status === 200;
  }
  const looking = setInterval(() => instances.forEach((instance) => void look(instance)), LOOK_EVERY_MS);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url: string) => instances.set(url, { url, isWell: true }),
    remove: (url: string) => instances.delete(url),
    async close(): Promise<void> {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
