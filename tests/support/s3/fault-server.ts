import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Transform } from 'node:stream';
import { whenOver } from '#tests/support/share.ts';
import { s3Endpoint } from '#tests/support/s3/server.ts';

/** It refuses connections, answers 500, never answers, or changes what is sent to it on the way. */
export type Fault = 'none' | 'refuses' | 'fails' | 'hangs' | 'alters';

/** A proxy in front of the S3 server that forwards everything until it is told to misbehave. */
export async function startFaultServer() {
  const target = new URL(await s3Endpoint());
  const connections = new Set<Socket>();
  const requests: string[] = [];
  let fault: Fault = 'none';
  let isFaulty: (line: string) => boolean = () => true;

  const server = createServer((asked, response) => {
    const line = `${asked.method} ${asked.url?.split('/')[2] ?? ''}`;
    requests.push(line);
    const current = isFaulty(line) ? fault : 'none';
    if (current === 'fails') response.writeHead(500).end();
    else if (current !== 'hangs') pass(asked, response, current === 'alters');
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  function pass(asked: IncomingMessage, response: ServerResponse, altered: boolean): void {
    const { method, headers, url } = asked;
    const { hostname, port } = target;
    const onward = request({ hostname, port, path: url, method, headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => onward.destroy());
    if (altered) asked.pipe(alter()).pipe(onward);
    else asked.pipe(onward);
  }

  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const stopListening = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo;
  whenOver(stopListening);

  return {
    url: `http://127.0.0.1:${port}`,
    /** What was asked for since the last call, as `HEAD song.mp3`. */
    takeRequests: () => requests.splice(0),
    openConnections: () => connections.size,
    /** From now on, and only in answer to what `when` picks. */
    async misbehave(next: Fault, when: (line: string) => boolean = () => true): Promise<void> {
      fault = next;
      isFaulty = when;
      if (next === 'refuses') await stopListening();
      else if (!server.listening) await listen(port);
    },
  };
}

function alter(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunk[0] = (chunk[0] ?? 0) ^ 1;
      done(null, chunk);
    },
  });
}
