import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Site } from '#tests/support/site.ts';

/** For what no well-behaved client would send: the bytes exactly as written. */

export async function portOf(site: Site): Promise<number> {
  return Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Everything the other side says until it hangs up. */
export async function listenTo(socket: Socket): Promise<string> {
  let response = '';
  socket.on('data', (chunk) => (response += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return response;
}

export async function say(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return listenTo(socket);
}

export function read(response: string) {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}
